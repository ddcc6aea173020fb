"""Runs the code cells of a notebook with the standard library, and compares their outputs with the stored ones.

    python3 python/run_notebook.py python/tutorial.ipynb           # exit code 1 and a diff if an output differs
    python3 python/run_notebook.py python/tutorial.ipynb --write   # stores the outputs
"""

from __future__ import annotations

import ast
import contextlib
import difflib
import io
import json
import sys
from pathlib import Path
from typing import Any


def outputs_of(source: str, names: dict[str, Any]) -> list[dict[str, Any]]:
    """Runs one cell. Returns what it prints, and the value of its last line if that is an expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    value = None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "<cell>", "exec"), names)
        if last is not None:
            value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": _lines(printed.getvalue())})
    if value is not None:
        data = {"text/plain": _lines(repr(value))}
        outputs.append({"data": data, "metadata": {}, "output_type": "execute_result"})
    return outputs


def main(path: str, *options: str) -> int:
    notebook = json.loads(Path(path).read_text(encoding="utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    stored = _text(cells)
    names: dict[str, Any] = {"__name__": "__main__"}
    for count, cell in enumerate(cells, start=1):
        outputs = outputs_of("".join(cell["source"]), names)
        cell["execution_count"] = count
        cell["outputs"] = [
            {**output, "execution_count": count} if output["output_type"] == "execute_result" else output
            for output in outputs
        ]
    if "--write" in options:
        Path(path).write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        return 0
    computed = _text(cells)
    sys.stdout.writelines(difflib.unified_diff(stored, computed, "stored", "computed"))
    if stored == computed:
        print(f"{path}: {len(cells)} cells print what is stored")
    return int(stored != computed)


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def _text(cells: list[dict[str, Any]]) -> list[str]:
    return _lines("".join(f"{json.dumps(cell['outputs'], indent=1, sort_keys=True)}\n" for cell in cells))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
