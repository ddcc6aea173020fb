"""Tables and verdicts that saltus wrote, with exact types."""

from __future__ import annotations

import csv
import hashlib
import io
import json
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any, Mapping

from .program import exact, lines_of_json

if TYPE_CHECKING:
    import pandas

#: Columns of exact fractions.
_FRACTIONS = frozenset({"E"})


class DamagedTable(Exception):
    """A table that does not exist, or whose bytes are not those that the result describes."""


class Table(list[dict[str, Any]]):
    """Rows as dictionaries by column: exact integers, fractions, texts, and None for what is undecided."""

    def frame(self) -> pandas.DataFrame:
        """Returns the rows as a pandas.DataFrame, with pandas.NA for what is undecided.

        Integers are Int64, or Python integers if they exceed 2^63.
        """
        import pandas

        columns = {}
        for name in self[0] if self else ():
            cells = [row[name] for row in self]
            known = [cell for cell in cells if cell is not None]
            fits = bool(known) and all(isinstance(cell, int) and -(2**63) <= cell < 2**63 for cell in known)
            shown = [pandas.NA if cell is None else cell for cell in cells]
            columns[name] = pandas.array(shown, dtype="Int64" if fits else object)
        return pandas.DataFrame(columns)


class Result:
    """The result of one pipeline over one range, read from its file."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.json: Mapping[str, Any] = json.loads(self.path.read_text(encoding="utf-8"))
        if self.json.get("format") != "saltus-result-1":
            raise ValueError(f"{path}: expected a result of saltus, saltus-result-1")
        self.id: str = self.json["asked"]["id"]

    def verdicts(self) -> dict[str, str]:
        """Returns the verdict of each claim: holds, fails, undecided, vacuous or error."""
        return {one["claim"]["id"]: one["verdict"] for one in self.json["claims"]}

    def names(self) -> list[str]:
        """Returns the names of the tables."""
        return [table["name"] for table in self.json["tables"]]

    def table(self, name: str | None = None) -> Table:
        """Returns the rows of a table; of the table of cases if `name` is None.

        Memory: the whole table. Raises DamagedTable if its bytes are not those that were written.
        """
        described = self._described(name)
        columns = described["columns"]
        names = [column["name"] for column in columns]
        read = csv.reader(io.StringIO(self._text(described), newline=""))
        header = next(read)
        if header != names:
            raise DamagedTable(f"{described['name']}: expected the columns {names}, received {header}")
        return Table({column["name"]: _cell(text, column) for column, text in zip(columns, row)} for row in read)

    def _described(self, name: str | None) -> Mapping[str, Any]:
        for table in self.json["tables"]:
            if table["name"] == name or (name is None and table["of"] == "cases"):
                return table
        raise KeyError(f"{name or 'a table of cases'}: expected one of {', '.join(self.names())}")

    def _text(self, table: Mapping[str, Any]) -> str:
        path = self.path.parent / f"{table['name']}.csv"
        try:
            data = path.read_bytes()
        except FileNotFoundError:
            raise DamagedTable(f"{path}: it does not exist") from None
        if hashlib.sha256(data).hexdigest() != table["sha256"]:
            raise DamagedTable(f"{path}: its bytes are not those that the result describes")
        return data.decode("utf-8")


def read_result(path: str | Path) -> Result:
    """Reads a file <id>.result.json. Its tables are read from the same folder when they are asked for.

    >>> read_result("data/sleator-slusky-2012/fes-saltus.result.json").verdicts()["sharp-12"]
    'holds'
    """
    return Result(path)


def table(id: str, *, name: str | None = None, run: str | None = None) -> Table:
    """Returns a table of the pipeline `id`, from the results of the program in the working folder.

    >>> table("fes-saltus")[0]["saltus"]
    4

    `name` is another table of the pipeline, and `run` a run over another range, by name or hash prefix. Raises InvalidInput
    if the pipeline has no result; `saltus run` computes it.
    """
    words = ["export", id, "--format=json-lines"]
    if name is not None:
        words.append(f"--table={name}")
    if run is not None:
        words.append(f"--run={run}")
    return Table(_row(line) for line in lines_of_json(words))


def _row(line: Mapping[str, Any]) -> dict[str, Any]:
    return {name: Fraction(cell) if name in _FRACTIONS and cell is not None else exact(cell) for name, cell in line.items()}


def _cell(text: str, column: Mapping[str, Any]) -> Any:
    if text == "undecided" and column.get("mayBeUndecided"):
        return None
    if text not in column.get("oneOf", [text]):
        raise DamagedTable(f"{column['name']}: expected {' or '.join(column['oneOf'])}, received {text!r}")
    if column["name"] in _FRACTIONS:
        return Fraction(text)
    return int(text) if column["type"] == "integer" else text
