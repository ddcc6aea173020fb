import fc from 'fast-check';
import { expect, test } from 'vitest';
import { verifyCertificate } from '../../../src/check/index.ts';
import type { RuleOrStart } from '../../../src/engine/finite/beginning.ts';
import { nimValueTape, outcomeTape } from '../../../src/engine/finite/choose-finite-tape.ts';
import {
  periodicityOfNimValues,
  periodicityOfOutcomes,
} from '../../../src/engine/finite/periodicity-of-finite.ts';
import { DEFAULT_SETTINGS } from '../../../src/engine/finite/repeat-search.ts';
import { byMatching } from '../../../src/engine/finite/search-by-matching.ts';
import { byStoredTerms, byWindows } from '../../../src/engine/finite/search-by-windows.ts';
import { nimValuesOfFinite, outcomesOfFinite } from '../../../src/engine/finite/terms-of-finite.ts';
import type { ProvedPeriodicity } from '../../../src/engine/proved-periodicity.ts';
import type { Start } from '../../../src/game/index.ts';
import { nimValuesByDefinition, outcomesByDefinition } from './definition.ts';
import { MISERE_SINK, moveSets, repeats, SEED, SINK } from './games.ts';

/** A set with initial values of its first heaps, or about as often a sink. */
export const begun = fc.oneof(moveSets(26, 5), moveSets(60, 8), moveSets(70, 3, 9)).chain(moves =>
  fc.record({
    moves: fc.constant(moves),
    rule: fc.oneof(
      fc.constantFrom(SINK, MISERE_SINK),
      fc
        .array(fc.integer({ min: 0, max: moves.length }), { minLength: 1, maxLength: moves.at(-1)! })
        .map((ending): RuleOrStart => ({ ending, objective: 'last-player-wins' })),
    ),
  }),
);

const LIMIT = 1e6;

test('every term of a sink, or after initial values, agrees with the definition', () => {
  fc.assert(
    fc.property(begun, fc.integer({ min: 0, max: 300 }), ({ moves, rule }, count) => {
      const outcomes = outcomesByDefinition(moves, rule, count);
      expect([...outcomesOfFinite(moves, rule, count)]).toEqual(outcomes);
      if (rule.objective === 'last-player-loses') return;
      const values = nimValuesByDefinition(moves, rule.ending, count);
      expect([...nimValuesOfFinite(moves, rule.ending, count)]).toEqual(values);
      expect(values.map(value => Math.min(value, 1))).toEqual(outcomes);
    }),
    { numRuns: 400, seed: SEED },
  );
});

test('preperiod and period are the least, for values and outcomes, and the checker accepts the proof', () => {
  const numbers: string[] = [];
  fc.assert(
    fc.property(begun, fc.boolean(), ({ moves, rule }, withValues) => {
      const { ending, objective } = rule;
      if (withValues && objective === 'last-player-wins') {
        const values = periodicityOfNimValues(moves, ending, LIMIT);
        if (values.status !== 'proved') return;
        expectLeast(values, moves, count => nimValuesByDefinition(moves, ending, count));
        expect(verifyCertificate(values.certificate())).toMatchObject({ ok: true });
      }
      const found = periodicityOfOutcomes(moves, rule, LIMIT);
      if (found.status !== 'proved') return;
      expectLeast(found, moves, count => outcomesByDefinition(moves, rule, count));
      expect(verifyCertificate(found.certificate())).toMatchObject({ ok: true });
      numbers.push(`${found.preperiod} ${found.period}`);
    }),
    { numRuns: 400, seed: SEED },
  );
  expect(numbers.length).toBeGreaterThan(320);
  expect(new Set(numbers).size).toBeGreaterThan(100);
});

function expectLeast(
  { preperiod, period }: ProvedPeriodicity,
  moves: readonly number[],
  termsOf: (count: number) => number[],
): void {
  const terms = termsOf(preperiod + 2 * period + moves.at(-1)!);
  expect(repeats(terms, period, preperiod, terms.length - period)).toBe(true);
  if (preperiod > 0) expect(terms[preperiod - 1]).not.toBe(terms[preperiod - 1 + period]);
  for (let part = 1; part < period; part++)
    if (period % part === 0) expect(repeats(terms, part, preperiod, preperiod + period)).toBe(false);
}

test('all searches agree, on tapes that are copied before the first heap is played', () => {
  const settings = { ...DEFAULT_SETTINGS, stride: 7, chunk: 11, firstWindows: 2 };
  let decided = 0;
  fc.assert(
    fc.property(begun, ({ moves, rule }) => {
      const tapes = [
        (kept?: number) => outcomeTape(moves, rule).copy(kept),
        ...(rule.objective === 'last-player-wins'
          ? [(kept?: number) => nimValueTape(moves, rule.ending).copy(kept)]
          : []),
      ];
      for (const tape of tapes) {
        const found = [byStoredTerms, byWindows, byMatching].map(search => {
          const repeat = search.find(tape, moves.at(-1)!, 5000, settings);
          return repeat && [repeat.preperiod(repeat.period), repeat.period];
        });
        if (found[0] == null) continue;
        decided++;
        if (found[0][1] === found[1]?.[1]) expect(found).toEqual([found[1], found[1], found[1]]);
        else expect(found[0][1]! % found[1]![1]!).toBe(0);
        expect(found[2]).toEqual(found[1]);
      }
    }),
    { numRuns: 150, seed: SEED },
  );
  expect(decided).toBeGreaterThan(110);
});

test('a game does not affect the next one, with the same or other moves', () => {
  const rules = begun.map(({ rule }) => rule);
  fc.assert(
    fc.property(moveSets(20, 4), fc.array(rules, { minLength: 2, maxLength: 4 }), (moves, all) => {
      for (const { ending, objective } of [...all, { ...SINK, ending: 'normal' } as const]) {
        const within = typeof ending === 'string' ? ending : startWithin(ending, moves);
        if (objective === 'last-player-wins') {
          const values = periodicityOfNimValues(moves, within, LIMIT) as ProvedPeriodicity;
          expectLeast(values, moves, count => nimValuesByDefinition(moves, within, count));
        }
        for (const start of typeof within === 'string' ? [within] : [within.toReversed(), within]) {
          const rule = { ending: start, objective };
          const found = periodicityOfOutcomes(moves, rule, LIMIT) as ProvedPeriodicity;
          expectLeast(found, moves, count => outcomesByDefinition(moves, rule, count));
        }
      }
    }),
    { numRuns: 100, seed: SEED },
  );
});

function startWithin(start: Start, moves: readonly number[]): Start {
  return start.slice(0, moves.at(-1)).map(value => Math.min(value, moves.length));
}

test('misère play with initial values is rejected, because they decide who wins', () => {
  const rule = { ending: [0, 1], objective: 'last-player-loses' } as const;
  expect(() => periodicityOfOutcomes([1, 2], rule, 100)).toThrow(/no misère play/);
});
