"""Finds the program `saltus`, runs it, and turns its errors into exceptions."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any, Iterator, Sequence


class SaltusError(Exception):
    """An error reported by the program; the message is the program's own, with the place and what was expected."""


class InvalidInput(SaltusError, ValueError):
    """A game, law or option that the program does not accept."""


class ProgramNotFound(SaltusError):
    """The program is not installed where this package looks for it."""


_OK = 0
_MISMATCH = 1
_USAGE = 2
_UNDECIDED = 3


def command() -> list[str]:
    """Returns the command that starts the program.

    It is the first of these that exists: the environment variable SALTUS (words as in a shell), `node_modules/.bin/saltus` in
    the working folder or above it, `saltus` on the PATH, and the clone that this file is part of.
    """
    if os.environ.get("SALTUS"):
        return shlex.split(os.environ["SALTUS"])
    here = Path.cwd()
    for folder in [here, *here.parents]:
        installed = folder / "node_modules" / ".bin" / "saltus"
        if installed.exists():
            return [str(installed)]
    # pip may have installed a script of the same name; this package has none.
    found = shutil.which("saltus")
    if found:
        return [found]
    in_clone = Path(__file__).resolve().parents[2] / "src" / "cli" / "saltus.mjs"
    if in_clone.exists():
        return ["node", str(in_clone)]
    raise ProgramNotFound(
        "saltus: expected the program, which is an npm package, received nothing\n"
        "  hint: run npm install saltus in this folder, or set SALTUS to the command that starts it"
    )


def run(words: Sequence[str], text: str | None = None) -> tuple[int, str, str]:
    """Runs the program once. Returns its exit code, standard output and standard error."""
    line = [*command(), *words]
    environment = {**os.environ, "NO_COLOR": "1"}
    given = {"input": text} if text is not None else {"stdin": subprocess.DEVNULL}
    try:
        done = subprocess.run(line, capture_output=True, encoding="utf-8", env=environment, check=False, **given)
    except FileNotFoundError as error:
        raise ProgramNotFound(f"{line[0]}: expected a program, received nothing") from error
    return done.returncode, done.stdout, done.stderr


def lines_of_json(words: Sequence[str], text: str | None = None) -> Iterator[dict[str, Any]]:
    """Runs the program and yields the JSON object in each line of its output.

    A line with an error of its own is yielded, too. An undecided answer and a claim that fails are answers.
    """
    code, out, err = run(words, text)
    lines = [line for line in out.splitlines() if line]
    if code not in (_OK, _MISMATCH, _UNDECIDED) and not (code == _USAGE and lines):
        kind = InvalidInput if code == _USAGE else SaltusError
        raise kind(err.strip() or f"{shlex.join(words)}: exit code {code}")
    for line in lines:
        yield json.loads(line)


def exact(value: Any) -> Any:
    """Returns an integer for a text of digits: the program writes integers beyond 2^53 as texts, because other readers round."""
    is_long = isinstance(value, str) and len(value) >= 16 and value.isascii() and value.lstrip("-").isdigit()
    return int(value) if is_long else value
