"""The kernel: what any card game of this family needs, and no word of any of them."""
