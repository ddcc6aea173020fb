"""Computes 1,000 random games with the Python package, and compares them with the definition and the command line."""

import json
import random
import subprocess
import sys
import time

import saltus

TERMS = 120
SEED = 61


def random_game(draw: random.Random) -> "tuple[str, set[int], bool]":
    """Returns a notation, the numbers in it, and whether they are the moves (or else all other numbers are)."""
    numbers = sorted(draw.sample(range(1, 30), draw.randint(1, 4)))
    is_finite = draw.random() < 0.5
    body = "{" + ", ".join(map(str, numbers)) + "}"
    return (body if is_finite else f"N - {body}"), set(numbers), is_finite


def values_by_definition(numbers: "set[int]", is_finite: bool) -> "list[int]":
    """Returns nim-values by the definition: the least number that no move reaches."""
    values: "list[int]" = []
    for heap in range(TERMS):
        moves = (move for move in range(1, heap + 1) if (move in numbers) == is_finite)
        reached = {values[heap - move] for move in moves}
        values.append(next(value for value in range(heap + 1) if value not in reached))
    return values


def check() -> None:
    draw = random.Random(SEED)
    drawn = [random_game(draw) for _ in range(1000)]
    notations = [notation for notation, _, _ in drawn]
    begun = time.monotonic()
    games = saltus.games(notations, terms=TERMS)
    took = time.monotonic() - begun

    line = [*saltus.command(), "game", *notations[:500], "--json", "--terms=0"]
    other = [*saltus.command(), "game", *notations[500:], "--json", "--terms=0"]
    printed = [subprocess.run(words, capture_output=True, check=True, encoding="utf-8").stdout for words in (line, other)]
    answers = [json.loads(text) for text in "".join(printed).splitlines()]
    assert len(games) == len(answers) == 1000, (len(games), len(answers))

    periods = 0
    for (notation, numbers, is_finite), game, answer in zip(drawn, games, answers):
        assert game.status == "proved", notation
        shown = answer["nimSequence"]
        assert (game.preperiod, game.period, game.saltus) == (shown["preperiod"], shown["period"], shown["saltus"]), notation
        assert list(game.terms) == values_by_definition(numbers, is_finite), notation
        for heap in range(game.preperiod, TERMS - game.period):
            assert game.terms[heap + game.period] == game.terms[heap] + game.saltus, (notation, heap)
            periods += 1
    assert periods > 10000, periods
    print(f"1,000 random games agree with the definition and the command line; one call took {took:.1f} s")


if __name__ == "__main__":
    sys.exit(check())
