import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginningOfNimValues, beginningOfOutcomes } from '../../../src/engine/finite/beginning.ts';
import { nimValueTape, outcomeTape } from '../../../src/engine/finite/choose-finite-tape.ts';
import type { FiniteTape } from '../../../src/engine/finite/finite-tape.ts';
import { FiniteTapeByMex } from '../../../src/engine/finite/finite-tape-by-mex.ts';
import { FiniteTapeByWords } from '../../../src/engine/finite/finite-tape-by-words.ts';
import { fingerprintOf, writeFingerprints } from '../../../src/engine/walker.ts';
import type { Ending } from '../../../src/game/index.ts';
import { nimValuesByDefinition, outcomesByDefinition } from './definition.ts';
import { moveSets, rules, SEED, wideSets } from './games.ts';

const sets = fc.oneof(moveSets(30), wideSets);
const endings = fc.constantFrom<Ending>('normal', 'take-all', 'sink');
const strides = fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 30, maxLength: 30 });

/** Returns both tapes at the start, each with its terms by the definition. */
function tapesWithTerms(
  moves: readonly number[],
  ending: Ending,
  count: number,
): readonly (readonly [FiniteTape, readonly number[]])[] {
  const rule = { ending, objective: 'last-player-wins' } as const;
  return [
    [outcomeTape(moves, rule), outcomesByDefinition(moves, rule, count)],
    [nimValueTape(moves, ending), nimValuesByDefinition(moves, ending, count)],
  ];
}

/** Reads all stored terms at every stride; windows must be equal exactly where the terms are. */
function expectTerms(
  tape: FiniteTape,
  steps: readonly number[],
  termsUpTo: (count: number) => number[],
): void {
  const m = tape.largest;
  const terms = termsUpTo(m + 70 * steps.length);
  tape.advanceTo(m);
  const stops = steps.map(step => {
    const { heap } = tape;
    const from = Math.max(0, heap - tape.kept);
    const kept = new Int32Array(heap - from);
    tape.read(from, kept);
    const window = tape.window().join();
    tape.advanceTo(heap + step);
    return {
      kept: kept.join(),
      last: kept.slice(-m).join(),
      window,
      expected: terms.slice(from, heap).join(),
    };
  });
  expect(stops.map(({ kept }) => kept)).toEqual(stops.map(({ expected }) => expected));
  const [termsOf, windowOf] = [
    new Map(stops.map(({ last, window }) => [window, last])),
    new Map(stops.map(({ last, window }) => [last, window])),
  ];
  const mixed = stops.filter(
    ({ last, window }) => termsOf.get(window) !== last || windowOf.get(last) !== window,
  );
  expect(mixed).toEqual([]);
}

test('a tape of outcomes stores the last m terms at any stop, and its window determines them', () => {
  fc.assert(
    fc.property(sets, rules, strides, (moves, rule, steps) => {
      expectTerms(outcomeTape(moves, rule), steps, count => outcomesByDefinition(moves, rule, count));
    }),
    { numRuns: 120, seed: SEED },
  );
});

test('a tape of nim-values stores the last m terms at any stop, and its window determines them', () => {
  fc.assert(
    fc.property(sets, endings, strides, (moves, ending, steps) => {
      const start = beginningOfNimValues(moves, ending);
      const byDefinition = (count: number) => nimValuesByDefinition(moves, ending, count);
      expectTerms(new FiniteTapeByMex(moves, start), steps, byDefinition);
    }),
    { numRuns: 75, seed: SEED },
  );
});

test('recurrence and agreesFrom agree with the terms', () => {
  fc.assert(
    fc.property(sets, endings, fc.integer({ min: 0, max: 700 }), (moves, ending, more) => {
      const m = moves.at(-1)!;
      const end = m + more;
      for (const [tape, terms] of tapesWithTerms(moves, ending, end)) {
        const agreesFrom = (p: number) => {
          let n = end - p;
          while (n > 0 && terms[n - 1] === terms[n - 1 + p]) n--;
          return n;
        };
        const periods = Array.from({ length: more }, (_, i) => i + 1);
        const recurrence = periods.find(p => agreesFrom(p) <= end - p - m) ?? 0;
        const keeper = tape.copy(end);
        keeper.advanceTo(end);
        expect(keeper.recurrence()).toBe(recurrence);
        const some = [1, 2, ...moves, more, more + 1];
        expect(some.map(p => keeper.recurs(p))).toEqual(
          some.map(p => p <= more && agreesFrom(p) <= end - p - m),
        );
        const few = periods.filter(p => p % 37 === 1);
        expect(few.map(p => keeper.agreesFrom(p))).toEqual(few.map(agreesFrom));
      }
    }),
    { numRuns: 120, seed: SEED },
  );
});

test('fingerprints at every stride agree with the windows there, by words and by mex', () => {
  const strides = fc.array(fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 40 })), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(sets, rules, strides, (moves, rule, strides) => {
      const words = new FiniteTapeByWords(moves, beginningOfOutcomes(moves, rule));
      const mex = new FiniteTapeByMex(moves, beginningOfNimValues(moves, 'normal'));
      for (const tape of [words, mex]) {
        const walker = tape.copy();
        for (const [stride, count] of strides) {
          const prints = new Int32Array(count);
          writeFingerprints(tape, stride, prints);
          const expected = Array.from(prints, () => {
            walker.advanceTo(walker.heap + stride);
            return fingerprintOf(walker.window());
          });
          expect([tape.heap, ...prints]).toEqual([walker.heap, ...expected]);
        }
      }
    }),
    { numRuns: 120, seed: SEED },
  );
});

test('a tape that dropped its first heaps searches only the stored ones', () => {
  for (const [start, terms] of tapesWithTerms([1, 3, 4], 'normal', 103_000)) {
    const tape = start.copy(200);
    tape.advanceTo(100_000);
    expect(tape.recurrence()).toBe(7);
    expect(tape.agreesFrom(7)).toBe(100_000 - tape.kept);
    const wider = tape.copy(5000);
    wider.advanceTo(103_000);
    const later = new Int32Array(3000);
    wider.read(100_000, later);
    expect([...later]).toEqual(terms.slice(100_000));
  }
});

test('a copy continues independently', () => {
  fc.assert(
    fc.property(sets, endings, fc.integer({ min: 0, max: 500 }), (moves, ending, heap) => {
      for (const [tape, terms] of tapesWithTerms(moves, ending, 900)) {
        tape.advanceTo(heap);
        const copy = tape.copy();
        const from = tape.heap;
        for (const each of [tape, copy]) {
          const later = new Int32Array(900 - from);
          each.read(from, later);
          expect([...later]).toEqual(terms.slice(from));
        }
      }
    }),
    { numRuns: 80, seed: SEED },
  );
});

test.each([[[]], [[0, 1]], [[-1]]])('%j is rejected', moves => {
  expect(() => new FiniteTapeByWords(moves, { given: [], isSink: false })).toThrow(
    /is not a subtraction set/,
  );
});
