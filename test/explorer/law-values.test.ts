import { describe, expect, test } from 'vitest';
import { nimValues } from '../../src/engine/index.ts';
import { gameBelow, type LargeGame } from '../../src/explorer/large-game.ts';
import { lawsOfGame } from '../../src/explorer/law-of-game.ts';
import { readK, spelled, termsByLaw, valueByLaw } from '../../src/explorer/law-values.ts';
import { parseFamilyOfOneLetter } from '../../src/game/index.ts';
import { outcomesByDefinition } from '../engine/finite/definition.ts';

const NORMAL = { ending: 'normal', objective: 'last-player-wins' } as const;
const TAKE_ALL = { ending: 'take-all', objective: 'last-player-wins' } as const;
const MISERE = { ending: 'normal', objective: 'last-player-loses' } as const;

function gameAt(family: string, value: bigint): LargeGame {
  return { kind: 'large', family: parseFamilyOfOneLetter(family), value };
}

/** Returns the laws of a game, all of which must be proved. */
function provedOf(game: LargeGame, rule: Parameters<typeof lawsOfGame>[1]) {
  return lawsOfGame(game, rule).map(law => {
    if (law.status === 'undecided') throw new Error(law.why);
    return { sequence: law.certificate.sequence, at: spelled(law.certificate, law.k) };
  });
}

describe('a law with one parameter', () => {
  test.each([
    ['{1, 2, c}', NORMAL],
    ['{2, 7, c}', NORMAL],
    ['{2, 7, c}', TAKE_ALL],
    ['{5, c, c+5}', NORMAL],
    ['{c, c+1, 2c+1}', NORMAL],
    ['N - {1, 3, 4, 7, c}', NORMAL],
    ['N - {3, c, c+3}', NORMAL],
    ['N - {2, 3, c}', NORMAL],
  ])('agrees with played values of %s, heap by heap and by jumps', (family, rule) => {
    for (const value of [211, 212, 213, 500]) {
      const game = gameAt(family, BigInt(value));
      const heaps = 6000;
      const [{ at }] = provedOf(game, rule) as [ReturnType<typeof provedOf>[0]];
      const played = nimValues(gameBelow(game, heaps), rule.ending, heaps);
      expect([...termsByLaw(at, heaps)]).toEqual([...played]);
      const some = Array.from({ length: heaps / 6 }, (_, i) => 6 * i + (i % 5));
      expect(some.map(heap => Number(valueByLaw(at, BigInt(heap))))).toEqual(some.map(heap => played[heap]));
    }
  });

  test.each([
    [8, 1],
    [13, 2],
    [18, 3],
  ])('does not apply to {2, 7, c} with c = %i, below its first k = %i', (value, from) => {
    const [before, at] = [value, value + 9].map(c => lawsOfGame(gameAt('{2, 7, c}', BigInt(c)), NORMAL)[0]);
    expect(before).toEqual({
      status: 'undecided',
      sequence: 'nim-values',
      why: `the law holds only from k = ${from} onwards`,
    });
    expect(at).toMatchObject({ status: 'proved', k: BigInt(from) });
  });

  test('gives only outcomes in misère play', () => {
    const [outcomes, ...none] = provedOf(gameAt('{2, 5, c}', 301n), MISERE);
    expect(none).toEqual([]);
    expect(outcomes!.sequence).toBe('outcomes');
    expect([...termsByLaw(outcomes!.at, 900)]).toEqual([...outcomesByDefinition([2, 5, 301], MISERE, 900)]);
  });

  test.each([
    ['take-all', 'last-player-wins'],
    ['sink', 'last-player-wins'],
    ['normal', 'last-player-loses'],
  ] as const)(
    'ignores the rule for an all-but game, which has only normal play: %s, %s',
    (ending, objective) => {
      const game = gameAt('N - {3, c, c+3}', 301n);
      const laws = lawsOfGame(game, NORMAL);
      expect(laws.map(({ status }) => status)).toEqual(['proved']);
      expect(lawsOfGame(game, { ending, objective })).toEqual(laws);
    },
  );

  test('gives the values of heaps too large for a tape', () => {
    const c = 3n * 10n ** 40n;
    const [{ at }] = provedOf(gameAt('{1, 2, c}', c), NORMAL) as [ReturnType<typeof provedOf>[0]];
    // The period is c + 1, and only its last heap has the value 3.
    expect(valueByLaw(at, c)).toBe(3n);
    expect(valueByLaw(at, 5n * (c + 1n) - 1n)).toBe(3n);
    expect(valueByLaw(at, 5n * (c + 1n) + 1n)).toBe(1n);
  });
});

test.each([
  ['7', 7],
  ['1', 2],
  ['', 2],
  ['-3', 2],
  ['5.9', 5],
  ['1e300', 715827882],
  ['715827883', 715827882],
])('the typed k %j is read as %d if a law begins at 2, with numbers up to 2^31', (text, k) => {
  expect(readK(text, { from: 2, modulus: 3, residue: 2 })).toBe(k);
});
