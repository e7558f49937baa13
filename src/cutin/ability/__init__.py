"""The typed form of card text: what it says, not how it is written."""
