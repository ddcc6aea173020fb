"""Subtraction games from Python: periods, saltus and laws with proofs, computed by the program saltus.

>>> import saltus
>>> saltus.game("N - {2, 3, 6, 8}").period
9

Integers and fractions are exact, and None is the value of what is undecided.
"""

from .asking import Answer, Claim, ask
from .games import Game, NimSequence, Outcomes, game, games, value
from .program import InvalidInput, ProgramNotFound, SaltusError, command
from .results import DamagedTable, Result, Table, read_result, table

__all__ = [
    "Answer",
    "Claim",
    "DamagedTable",
    "Game",
    "InvalidInput",
    "NimSequence",
    "Outcomes",
    "ProgramNotFound",
    "Result",
    "SaltusError",
    "Table",
    "ask",
    "command",
    "game",
    "games",
    "read_result",
    "table",
    "value",
]
