import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodicityOfAllBut } from '../../../src/engine/all-but/periodicity-of-all-but.ts';
import { moveSetOf } from '../../../src/engine/sum/move-set.ts';
import { byPeriod, openHeapGame } from '../../../src/engine/sum/open-heap-game.ts';
import { misereRuleFailsAt } from '../../../src/engine/sum/sum-rule.ts';
import { type Ending, type Game, parseGame } from '../../../src/game/index.ts';
import { SEED } from '../all-but/fes-games.ts';
import { finiteGames, games } from './play.ts';

const endings = fc.constantFrom<Ending>('normal', 'take-all', 'sink');

/** Opens a game by its period and by a table of all values up to `largest`. */
function both(game: Game, ending: Ending, largest: number) {
  const ruled = { game, set: moveSetOf(game), ending };
  return { periodic: byPeriod(ruled), tabled: openHeapGame(ruled, largest)! };
}

test('values and options by the period agree with the table, far beyond preperiod and period', () => {
  let compared = 0;
  const examples: [Game, Ending, bigint][] = [
    [parseGame('N - {2, 3, 6, 8}'), 'normal', 800n],
    [parseGame('N - {1, 3, 4, 7}'), 'normal', 800n],
    [parseGame('{2, 4, 7}'), 'take-all', 800n],
  ];
  fc.assert(
    fc.property(games, endings, fc.bigInt({ min: 0n, max: 800n }), (game, ending, heap) => {
      const { periodic, tabled } = both(game, ending, 800);
      if (periodic === null) return;
      compared++;
      const heaps = Array.from({ length: 801 }, (_, n) => BigInt(n));
      expect(heaps.map(periodic.value)).toEqual(heaps.map(tabled.value));
      expect([...periodic.options(heap)]).toEqual([...tabled.options(heap)]);
      const values = new Set([...tabled.options(heap)].map(to => tabled.value(to)));
      for (const value of [...[...values].slice(0, 9), tabled.value(heap), 5000n]) {
        expect(periodic.optionsOfValue(heap, value)).toEqual(tabled.optionsOfValue(heap, value));
      }
    }),
    { seed: SEED, numRuns: 60, examples },
  );
  expect(compared).toBeGreaterThan(40);
});

test('a value beyond the table agrees with the formula', () => {
  fc.assert(
    fc.property(games, fc.bigInt({ min: 2n ** 52n, max: 2n ** 99n }), (game, heap) => {
      if (game.kind !== 'all-but') return;
      const found = periodicityOfAllBut(game.excluded, 1e6);
      if (found.status === 'undecided') throw new Error('a small game is undecided');
      const { periodic, tabled } = both(game, 'normal', found.preperiod + found.period);
      const [n0, p, s] = [found.preperiod, found.period, found.saltus].map(BigInt);
      const beyond = heap - n0!;
      const value = tabled.value(n0! + (beyond % p!)) + (beyond / p!) * s!;
      expect(periodic!.value(heap)).toBe(value);
      const options = periodic!.optionsOfValue(heap, value - 1n);
      for (const to of options) expect(periodic!.value(to)).toBe(value - 1n);
    }),
    { seed: SEED, numRuns: 100 },
  );
});

test('a value has as many options as the corresponding value one period earlier', () => {
  const written = parseGame('N - {2, 3, 6, 8}');
  const game = byPeriod({ game: written, set: moveSetOf(written), ending: 'normal' })!;
  const heap = 10n ** 40n;
  for (let value = 100n; value < 130n; value++) {
    const here = game.optionsOfValue(heap, value);
    expect(game.optionsOfValue(heap, value + 3n)).toEqual(here.map(to => to + 9n));
    const far = value + 3n * 10n ** 30n;
    expect(game.optionsOfValue(heap, far)).toEqual(here.map(to => to + 9n * 10n ** 30n));
  }
});

test('the misère rule fails at the same heap by period and by table, or at none', () => {
  let failures = 0;
  fc.assert(
    fc.property(finiteGames, game => {
      const { periodic, tabled } = both(game, 'take-all', 5000);
      const failsAt = misereRuleFailsAt(periodic!, 2 ** 53 - 1);
      expect(failsAt).toBe(misereRuleFailsAt(tabled, 5000));
      if (failsAt < Number.POSITIVE_INFINITY) failures++;
    }),
    { seed: SEED, numRuns: 100 },
  );
  expect(failures).toBeGreaterThan(5);
});

test.each(['primes', 'squares', 'file:moves.txt', 'N - {100, 273, 373}', 'N - {1}'])(
  '%s has no game by period, for lack of a short proved period under take-all',
  text => {
    const game = parseGame(text);
    const set = moveSetOf(game.kind === 'file' ? { kind: 'finite', moves: [1, 3, 4] } : game);
    expect(byPeriod({ game, set, ending: 'take-all' })).toBeNull();
  },
);
