"""What the words mean.

Each class of the card language made into functions, once, when a text is first needed.
"""
