"""Phantom Magic VISION (東方VISION), a module for each chapter of the rulebook digest (c05: chapter 5)."""
