"""Every broken twin of Courtyard: realistic mistakes, each with the check that must catch it."""

from tests.contract import copy_twins, paper_twins, play_twins, secret_twins
from tests.contract.bench import TWINS, Bench, Twin

__all__ = ["TWINS", "Bench", "Twin", "copy_twins", "paper_twins", "play_twins", "secret_twins"]
