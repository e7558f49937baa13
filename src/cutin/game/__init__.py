"""What the games of this family share: texts and their meaning, plans of plays, rules, options, states."""
