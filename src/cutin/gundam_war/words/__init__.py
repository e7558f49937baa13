"""The words of Gundam War's card language, by theme; each class says in `phrase` how it is written."""
