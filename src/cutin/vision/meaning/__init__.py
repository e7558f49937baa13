"""What the words of VISION mean, made into functions once, when a text is first needed."""
