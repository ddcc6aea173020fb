"""Laws on families of games, tested without a pipeline file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Mapping, Sequence

from .program import lines_of_json
from .results import Table, read_result


@dataclass(frozen=True)
class Claim:
    """A law and its verdict."""

    says: str
    #: holds, fails, undecided, vacuous (no case satisfies the hypothesis) or error.
    verdict: str
    #: The number of cases in which the law holds, fails, is undecided, or is an error.
    counts: Mapping[str, int]
    #: The smallest case that refutes the law, or None.
    counterexample: Mapping[str, Any] | None
    #: Why the verdict is not a plain `holds`; empty if there is nothing to add.
    why: str
    #: The whole claim, as in `saltus ask --json`.
    json: Mapping[str, Any]


@dataclass(frozen=True)
class Answer:
    """The verdicts of all laws, and the rows that they were tested on."""

    claims: tuple[Claim, ...]
    rows: Table
    #: The engine version and the hash of the plan, which a citation names.
    engine: str
    plan: str
    #: The statements of this project on the family, the closest pipeline first.
    known: Sequence[Mapping[str, Any]]
    #: The whole answer of the program, as in `saltus ask --json`.
    json: Mapping[str, Any]

    def verdicts(self) -> dict[str, str]:
        """Returns the verdict of each law, by its text."""
        return {claim.says: claim.verdict for claim in self.claims}

    def __getattr__(self, name: str) -> Any:
        """Returns a further field of the program's answer, such as one of a later version."""
        fields = self.__dict__.get("json", {})
        if name in fields:
            return fields[name]
        raise AttributeError(f"{name}: expected a field of the answer: {', '.join(fields)}")


def ask(
    game: str,
    *,
    over: Mapping[str, str | int | Sequence[int]],
    laws: Sequence[str] = (),
    measures: Sequence[str] = (),
    where: str | None = None,
    first: int | None = None,
    limit: int | str | None = None,
    ending: str = "normal",
    objective: str = "last-player-wins",
    jobs: int | None = None,
    out: str | Path | None = None,
) -> Answer:
    """Tests laws on a family of games.

    >>> ask("N - {a, 2a+1}", over={"a": "1..6"}, laws=["preperiod = 0"]).verdicts()
    {'preperiod = 0': 'holds'}

    A range is a text such as `1..50`, a number, or a sequence of numbers. `measures` are further columns of the rows. Files go
    to the folder `out`, which stores computed blocks for the next question; if it is None, they are deleted.
    """
    words = ["ask", game, "--json", f"--ending={ending}", f"--objective={objective}"]
    words += [f"--over={name}={_range(values)}" for name, values in over.items()]
    words += [f"--law={law}" for law in laws]
    words += [f"--measure={measure}" for measure in measures]
    for name, given in {"where": where, "first": first, "limit": limit, "jobs": jobs}.items():
        if given is not None:
            words.append(f"--{name}={given}")
    if out is not None:
        return _asked(words, Path(out))
    with TemporaryDirectory(prefix="saltus-") as folder:
        return _asked(words, Path(folder))


def _asked(words: Sequence[str], out: Path) -> Answer:
    (line,) = lines_of_json([*words, f"--out={out}"])
    (pipeline,) = line["pipelines"]
    result = next(file for file in pipeline["files"] if file.endswith(".result.json"))
    return Answer(
        claims=tuple(map(_claim, pipeline["claims"])),
        rows=read_result(result).table(),
        engine=pipeline["engine"],
        plan=pipeline["plan"],
        known=line["known"],
        json=pipeline,
    )


def _claim(claim: Mapping[str, Any]) -> Claim:
    return Claim(
        says=claim["says"],
        verdict=claim["verdict"],
        counts=claim["counts"],
        counterexample=claim["counterexample"],
        why=claim["why"],
        json=claim,
    )


def _range(values: str | int | Sequence[int]) -> str:
    return str(values) if isinstance(values, (str, int)) else ", ".join(map(str, values))
