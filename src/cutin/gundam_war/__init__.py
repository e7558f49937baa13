"""Classic Gundam War, a module for each chapter of the rulebook's digest (c05 is chapter 5, and so on)."""
