"""What the heuristic bot thinks about each kind of question; all worth is counted in influence."""
