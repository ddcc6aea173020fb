import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveSetOf } from '../../../src/engine/sum/move-set.ts';
import { openHeapGame } from '../../../src/engine/sum/open-heap-game.ts';
import { isPPosition, misereRuleFailsAt } from '../../../src/engine/sum/sum-rule.ts';
import { type Ending, type Game, parseGame } from '../../../src/game/index.ts';
import { SEED } from '../all-but/fes-games.ts';
import { games, keyOf, optionsByRules, pPositionsByPlay } from './play.ts';

const LARGEST = 60;
const opened = (game: Game, ending: Ending) => openHeapGame({ game, set: moveSetOf(game), ending }, LARGEST)!;

/**
 * Finds the least heap n ≥ min S where "G(n) = 1 iff G(n − min S) = 0" fails; infinity if none is at most `LARGEST`.
 */
function pairingFailsAt(game: Game, ending: Ending): number {
  const { value } = opened(game, ending);
  const [least = Number.POSITIVE_INFINITY] = moveSetOf(game).upTo(LARGEST);
  for (let heap = least; heap <= LARGEST; heap++) {
    if ((value(BigInt(heap)) === 1n) !== (value(BigInt(heap - least)) === 0n)) return heap;
  }
  return Number.POSITIVE_INFINITY;
}

test.each([
  { text: '{3, 5}', pairing: 7, rule: 10 },
  { text: '{2, 3, 5}', pairing: 6, rule: 8 },
])('$text under take-all violates the pairing at heap $pairing and the misère rule at heap $rule', row => {
  const game = parseGame(row.text);
  expect(pairingFailsAt(game, 'take-all')).toBe(row.pairing);
  expect(misereRuleFailsAt(opened(game, 'take-all'), LARGEST)).toBe(row.rule);
  expect(misereRuleFailsAt(opened(game, 'take-all'), row.rule - 1)).toBe(Number.POSITIVE_INFINITY);
});

test("Ferguson's pairing holds under the normal ending, and implies the misère rule under take-all", () => {
  const infinite = ['N', 'primes', 'primes | {1}', 'primes - {2}', 'squares'].map(text => parseGame(text));
  fc.assert(
    fc.property(fc.oneof(games, fc.constantFrom(...infinite)), game => {
      expect(pairingFailsAt(game, 'normal')).toBe(Number.POSITIVE_INFINITY);
      const rule = misereRuleFailsAt(opened(game, 'take-all'), LARGEST);
      expect(pairingFailsAt(game, 'take-all')).toBeLessThanOrEqual(rule);
    }),
    { seed: SEED, numRuns: 150 },
  );
});

test('the misère rule agrees with exhaustive play below the heap where it fails, and is wrong there', () => {
  fc.assert(
    fc.property(games, game => {
      const { value, options } = opened(game, 'take-all');
      const rule = misereRuleFailsAt(opened(game, 'take-all'), LARGEST);
      const isP = pPositionsByPlay([game], 'take-all', 'last-player-loses', LARGEST);
      const heaps = Array.from({ length: Math.min(rule, LARGEST) + 1 }, (_, heap) => heap);
      expect(heaps.map(heap => [...options(BigInt(heap))].map(Number))).toEqual(
        heaps.map(heap => optionsByRules(game, 'take-all', heap)),
      );
      const right = heaps.filter(
        heap => isPPosition([value(BigInt(heap))], 'last-player-loses') === isP.has(keyOf([heap])),
      );
      expect(right).toEqual(heaps.filter(heap => heap < rule));
    }),
    { seed: SEED, numRuns: 150 },
  );
});
