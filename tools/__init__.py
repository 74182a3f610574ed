"""What developers run by hand: nothing of it is part of the installed program."""
