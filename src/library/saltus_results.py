"""Reads what saltus wrote: tables with exact types, verdicts, and undecided as a value. Python 3.9 or newer, nothing else.

    result = read_result('data/fes-saltus.result.json')
    result.table()       # the rows of the table of cases
    result.verdicts()    # {'sharp-12': 'holds', ...}
"""

import csv
import hashlib
import io
import json
from fractions import Fraction
from pathlib import Path


class Undecided:
    """What is not known within the limit: equal to itself alone, and neither true nor false."""

    def __repr__(self):
        return "UNDECIDED"

    def __bool__(self):
        raise TypeError("an undecided value is neither true nor false; ask `value is UNDECIDED`")

    def __reduce__(self):
        return "UNDECIDED"


UNDECIDED = Undecided()


class DamagedTable(Exception):
    """A table that is not there, or is not the one that the result describes."""


class Result:
    """All that came of one pipeline over one range."""

    def __init__(self, path):
        self.path = Path(path)
        self.json = json.loads(self.path.read_text(encoding="utf-8"))
        if self.json.get("format") != "saltus-result-1":
            raise ValueError(f"{path}: expected a result of saltus, saltus-result-1")
        self.id = self.json["asked"]["id"]

    def verdicts(self):
        """The verdict of each claim: holds, fails, undecided, vacuous or error."""
        return {one["claim"]["id"]: one["verdict"] for one in self.json["claims"]}

    def names(self):
        """The names of the tables."""
        return [table["name"] for table in self.json["tables"]]

    def table(self, name=None):
        """The rows of a table, of cases if absent, as dictionaries by column.

        Memory: the whole table. Raises DamagedTable where its bytes are not those that were written.
        """
        table = self._described(name)
        columns = table["columns"]
        names = [column["name"] for column in columns]
        read = csv.reader(io.StringIO(self._text(table), newline=""))
        header = next(read)
        if header != names:
            raise DamagedTable(f"{table['name']}: expected the columns {names}, found {header}")
        return [{column["name"]: _cell(text, column) for column, text in zip(columns, row)} for row in read]

    def frame(self, name=None):
        """The same as a pandas.DataFrame, with pandas.NA for what is undecided."""
        import pandas

        rows = self.table(name)
        types = {column["name"]: column["type"] for column in self._described(name)["columns"]}
        columns = {}
        for column, kind in types.items():
            cells = [pandas.NA if row[column] is UNDECIDED else row[column] for row in rows]
            known = [cell for cell in cells if cell is not pandas.NA]
            fits = kind == "integer" and all(-(2**63) <= cell < 2**63 for cell in known)
            columns[column] = pandas.array(cells, dtype="Int64" if fits else object)
        return pandas.DataFrame(columns)

    def _described(self, name):
        for table in self.json["tables"]:
            if table["name"] == name or (name is None and table["of"] == "cases"):
                return table
        raise KeyError(f"{name or 'a table of cases'}: there is none among {', '.join(self.names())}")

    def _text(self, table):
        path = self.path.parent / f"{table['name']}.csv"
        try:
            data = path.read_bytes()
        except FileNotFoundError:
            raise DamagedTable(f"{path}: it does not exist") from None
        if hashlib.sha256(data).hexdigest() != table["sha256"]:
            raise DamagedTable(f"{path}: its bytes are not those that the result describes")
        return data.decode("utf-8")


def read_result(path):
    """The result in a file <id>.result.json; its tables are read from the same folder when they are asked for."""
    return Result(path)


_KINDS = {"integer": int, "string": str}


def _cell(text, column):
    if text == "undecided" and column.get("mayBeUndecided"):
        return UNDECIDED
    if text not in column.get("oneOf", [text]):
        raise DamagedTable(f"{column['name']}: expected {' or '.join(column['oneOf'])}, found {text!r}")
    return Fraction(text) if column["name"] == "E" else _KINDS[column["type"]](text)
