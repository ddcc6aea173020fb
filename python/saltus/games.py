"""Single games: period, saltus, outcomes, and the values of single heaps."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Iterable, Mapping, Sequence

from .program import InvalidInput, lines_of_json


@dataclass(frozen=True)
class NimSequence:
    """The nim-values of heaps 0, 1, 2, …; numbers that are undecided are None."""

    #: `proved`, for this game; `theorem`, with a reference; or `undecided`, with the limit and the reason.
    status: str
    preperiod: int | None
    period: int | None
    saltus: int | None
    #: The first nim-values, as many as were asked for.
    terms: tuple[int, ...]
    reference: str | None = None
    limit: int | None = None
    why: str | None = None


@dataclass(frozen=True)
class Outcomes:
    """Who wins from heaps 0, 1, 2, …: 0 if the previous player does, 1 if the next player does."""

    status: str
    preperiod: int | None
    period: int | None
    #: The result string B(S), such as <0101111>.
    string: str | None
    #: The result number E(S).
    result_number: Fraction | None
    terms: tuple[int, ...]
    limit: int | None = None
    why: str | None = None


@dataclass(frozen=True)
class Game:
    """The answer for one game. `preperiod`, `period` and `saltus` are those of its nim-sequence; None is undecided."""

    notation: str
    ending: str
    objective: str
    #: None if heaps have no nim-values under the rule, as when the last player loses.
    nim_sequence: NimSequence | None
    #: None for games for which the program computes no outcomes of their own.
    outcomes: Outcomes | None
    #: A proof that `saltus verify` checks, or None.
    certificate: Mapping[str, Any] | None
    #: The whole answer of the program, as in `saltus game --json`.
    json: Mapping[str, Any]

    @property
    def status(self) -> str:
        """`proved`, `theorem` or `undecided`."""
        return self._sequence().status

    @property
    def why(self) -> str | None:
        """The reason if the numbers are undecided, else None."""
        return self._sequence().why

    @property
    def reference(self) -> str | None:
        """The theorem that gives the numbers if the status is `theorem`, else None."""
        return self._sequence().reference

    @property
    def preperiod(self) -> int | None:
        """The number of heaps before the first period, or None if it is undecided."""
        return self._sequence().preperiod

    @property
    def period(self) -> int | None:
        """The least period of the nim-sequence, or None if it is undecided."""
        return self._sequence().period

    @property
    def saltus(self) -> int | None:
        """The amount by which nim-values grow per period, or None if it is undecided."""
        return self._sequence().saltus

    @property
    def terms(self) -> tuple[int, ...]:
        """The first nim-values, as many as were asked for."""
        return self._sequence().terms

    def __getattr__(self, name: str) -> Any:
        """Returns a further field of the program's answer, such as one of a later version."""
        fields = self.__dict__.get("json", {})
        if name in fields:
            return fields[name]
        raise AttributeError(f"{name}: expected a field of the answer: {', '.join(fields)}")

    def _sequence(self) -> NimSequence:
        if self.nim_sequence is None:
            raise ValueError(f"{self.notation}: heaps have no nim-values under this rule; use .outcomes")
        return self.nim_sequence


def game(
    notation: str,
    *,
    ending: str = "normal",
    objective: str = "last-player-wins",
    start: Sequence[int] | None = None,
    terms: int = 0,
    limit: int | str | None = None,
) -> Game:
    """Computes one game, with a proof.

    >>> game("N - {2, 3, 6, 8}").period
    9

    `limit` is the maximum of preperiod + period, in heaps (10^11 if None). Beyond it, numbers are None and the status is
    `undecided`. Raises InvalidInput for text that is not a game.
    """
    return games([notation], ending=ending, objective=objective, start=start, terms=terms, limit=limit)[0]


def games(
    notations: Iterable[str],
    *,
    ending: str = "normal",
    objective: str = "last-player-wins",
    start: Sequence[int] | None = None,
    terms: int = 0,
    limit: int | str | None = None,
) -> list[Game]:
    """Computes many games in one process of the program, in order. The options apply to all of them.

    Raises InvalidInput, which names every invalid game, if there is one.
    """
    asked = [_one_line(notation) for notation in notations]
    if not asked:
        return []
    words = ["game", "-", "--json", f"--terms={terms}", f"--ending={ending}", f"--objective={objective}"]
    if start is not None:
        words.append(f"--start={','.join(map(str, start))}")
    if limit is not None:
        words.append(f"--limit={limit}")
    answers = list(lines_of_json(words, "".join(f"{line}\n" for line in asked)))
    errors = [answer["error"] for answer in answers if "error" in answer]
    if errors:
        raise InvalidInput("\n".join(errors))
    if len(answers) != len(asked):
        raise InvalidInput(f"games: expected {len(asked)} answers, received {len(answers)}")
    return [_game(answer) for answer in answers]


def value(notation: str, heap: int, *, ending: str = "normal", limit: int | str | None = None) -> int | None:
    """Returns the nim-value of one heap of any size, or None if it is undecided within the limit.

    >>> value("N - {7, 100, 107}", 10**20)
    33333333333333333320
    """
    words = ["game", _one_line(notation), "--json", f"--heap={heap}", f"--ending={ending}"]
    if limit is not None:
        words.append(f"--limit={limit}")
    (answer,) = lines_of_json(words)
    if "error" in answer:
        raise InvalidInput(answer["error"])
    return _integer(answer.get("value"))


def _one_line(notation: str) -> str:
    if not isinstance(notation, str) or not notation.strip() or notation.strip() == "-" or "\n" in notation:
        raise InvalidInput(f"game: expected a game in one line, such as {{1, 3, 4}}, received {notation!r}")
    return notation


def _game(answer: Mapping[str, Any]) -> Game:
    sequence, outcomes = answer.get("nimSequence"), answer.get("outcomes")
    return Game(
        notation=answer["game"],
        ending=answer["ending"],
        objective=answer["objective"],
        nim_sequence=None if sequence is None else _nim_sequence(sequence),
        outcomes=None if outcomes is None else _outcomes(outcomes),
        certificate=answer.get("certificate"),
        json=answer,
    )


def _nim_sequence(part: Mapping[str, Any]) -> NimSequence:
    return NimSequence(
        status=part["status"],
        preperiod=_integer(part.get("preperiod")),
        period=_integer(part.get("period")),
        saltus=_integer(part.get("saltus")),
        terms=tuple(map(int, part.get("terms", ()))),
        reference=part.get("reference"),
        limit=_integer(part.get("limit")),
        why=part.get("why"),
    )


def _outcomes(part: Mapping[str, Any]) -> Outcomes:
    string, number = part.get("string"), part.get("resultNumber")
    return Outcomes(
        status=part["status"],
        preperiod=_integer(part.get("preperiod")),
        period=_integer(part.get("period")),
        # If the period is known but the string is too long, the program gives the reason instead of a text.
        string=string if isinstance(string, str) else None,
        result_number=Fraction(number) if isinstance(number, str) else None,
        terms=tuple(map(int, part.get("terms", ()))),
        limit=_integer(part.get("limit")),
        why=part.get("why"),
    )


def _integer(number: Any) -> int | None:
    return None if number is None else int(number)
