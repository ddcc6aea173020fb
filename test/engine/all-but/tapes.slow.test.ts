import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nimSequence, placements, valueStretches } from '../../../src/engine/all-but/algorithm-1.ts';
import { type Boundary, blankBoundary, isBlank } from '../../../src/engine/all-but/boundary-pattern.ts';
import { ExactTape } from '../../../src/engine/all-but/exact-tape.ts';
import { fesSet } from '../../../src/engine/all-but/fes-set.ts';
import { termAt } from '../../../src/engine/all-but/proposal.ts';
import { SearchPath } from '../../../src/engine/all-but/search-path.ts';
import { TapeByRuns } from '../../../src/engine/all-but/tape-by-runs.ts';
import { RunsOfLemma6, runsKernel } from '../../../src/engine/all-but/tape-by-runs-of-lemma-6.ts';
import { TapeByWords } from '../../../src/engine/all-but/tape-by-words.ts';
import { lemma6Kernel, TapeOfLemma6 } from '../../../src/engine/all-but/tape-by-words-of-lemma-6.ts';
import { nimSequenceByDefinition } from './definition.ts';
import { boundariesByValues, fesSets, SEED } from './fes-games.ts';

type Moves = { readonly a: number; readonly b: number };

const byWords = (moves: Moves, from: Boundary, wordsAStint?: number) =>
  new TapeOfLemma6(moves, from, lemma6Kernel(), wordsAStint);

/** Lists of `count` strides of up to `longest` heaps. */
const strides = (count: number, longest: number) =>
  fc.array(fc.integer({ min: 1, max: longest }), { minLength: count, maxLength: count });

/** Pairs a and b ≠ 2a, close together or not, with b a multiple of a or not. */
const pairs = (least: number, most: number): fc.Arbitrary<Moves> =>
  fc
    .tuple(
      fc.integer({ min: least, max: most }),
      fc.oneof(fc.integer({ min: 1, max: 62 }), fc.integer({ min: 1, max: 400 })),
      fc.constantFrom(0, 0, 0, 2, 3),
    )
    .filter(([a, distance, times]) => times > 0 || distance !== a)
    .map(([a, distance, times]) => ({ a, b: a + (times * a || distance) }));

test('Algorithm 1 agrees with the definition over 300 heaps', () => {
  fc.assert(
    fc.property(fesSets, excluded => {
      expect([...nimSequence(excluded, 300)]).toEqual(nimSequenceByDefinition(excluded, 300));
    }),
    { numRuns: 100, seed: SEED },
  );
});

const far = fc.uniqueArray(fc.integer({ min: 20, max: 260 }), { minLength: 1, maxLength: 5 });
const additive = fc
  .tuple(fc.integer({ min: 2, max: 90 }), fc.integer({ min: 1, max: 260 }))
  .map(([a, gap]) => [a, a + gap, 2 * a + gap]);

test.each([
  ['near heads', fesSets, 300, strides(40, 70), 500],
  ['distant heads and wide strides', fc.oneof(far, additive), 9000, strides(5, 999), 60],
] as const)('words and runs agree with Algorithm 1 for %s', (_, sets, heaps, strides, numRuns) => {
  fc.assert(
    fc.property(sets, strides, (excluded, steps) => {
      const set = fesSet(excluded);
      const boundaryAt = boundariesByValues(nimSequence(excluded, heaps), set.largest);
      const [words, runs] = [TapeByWords, TapeByRuns].map(Tape => new Tape(set, blankBoundary(set.largest)));
      const [found, expected]: Boundary[][] = [[], []];
      for (let heap = 0, i = 0; heap < heaps - set.largest; heap += steps[i++ % steps.length]!) {
        words!.advanceTo(heap);
        runs!.advanceTo(heap);
        found!.push(words!.boundary(), runs!.boundary());
        expected!.push(boundaryAt(heap), boundaryAt(heap));
      }
      expect(found).toEqual(expected);
    }),
    { numRuns, seed: SEED },
  );
});

test.each([
  ['a ≥ 64', pairs(64, 200)],
  ['a < 64, in pieces', pairs(1, 63)],
] as const)(
  'the word-parallel tape of Lemma 6 agrees with Algorithm 1 for %s, even as memory grows',
  (_, pairs) => {
    const seen = { near: 0, far: 0, even: 0 };
    fc.assert(
      fc.property(pairs, strides(6, 4000), fc.constantFrom(1, 2, 7, undefined), (moves, steps, words) => {
        const { a, b } = moves;
        const boundaryAt = boundariesByValues(nimSequence([a, b, a + b], 28_000), a + b);
        const tape = byWords(moves, blankBoundary(a + b), words);
        const found: Boundary[] = [];
        for (const step of steps) {
          tape.advanceTo(tape.heap + step);
          if (tape.blankAt) break;
          if (step === steps[1]) lemma6Kernel().memory.grow(1);
          const taken = byWords(moves, tape.boundary());
          taken.advanceTo(taken.heap + 64);
          found.push(tape.boundary(), ...(taken.blankAt ? [] : [taken.boundary()]));
          seen[b < 2 * a ? 'near' : b % a === 0 ? 'even' : 'far']++;
        }
        expect(found).toEqual(found.map(({ heap }) => boundaryAt(heap)));
      }),
      { numRuns: 150, seed: SEED },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
  },
);

/** Finds the first blank tape after the start by checking each pattern of the runs, up to some heap. */
function firstBlank(runs: TapeByRuns, heap: number): { heap: number; value: number } | null {
  while (runs.advanceToNextBlankRun(heap)) {
    if (isBlank(runs.boundary())) return { heap: runs.heap, value: runs.value };
  }
  return null;
}

test.each([
  ['a ≥ 64', [64, 76, 100, 128, 130]],
  ['a < 64', [1, 7, 32, 63]],
] as const)('words and runs find the same blank tape for %s, even after many phases', (_, as) => {
  const blanks = { near: 0, far: 0 };
  const all = as.flatMap(a => [1, 1.6, 2.7, 7].map(part => [a, Math.floor(part * a) + 1] as const));
  for (const [a, b] of all.filter(([a, b]) => b !== 2 * a)) {
    const words = byWords({ a, b }, blankBoundary(a + b));
    const runs = new TapeByRuns(fesSet([a, b, a + b]), blankBoundary(a + b));
    words.advanceTo(1e6);
    expect(words.blankAt).toEqual(firstBlank(runs, 1e6));
    if (words.blankAt) blanks[b < 2 * a ? 'near' : 'far']++;
    else {
      runs.advanceTo(words.heap);
      expect(words.boundary()).toEqual(runs.boundary());
    }
  }
  expect(blanks.near).toBeGreaterThan(1);
  expect(blanks.far).toBeGreaterThan(3);
});

test('words find the blank tape from any starting heap, even just after the tape moves to its start', () => {
  let seen = 0;
  // Number of heaps between two moves of the tape: 2048 words.
  const phase = 2048 * 64;
  for (const [a, b] of [
    [70, 751],
    [100, 1501],
    [63, 1000],
    [20, 2001],
  ] as const) {
    const start = blankBoundary(a + b);
    const whole = new TapeByRuns(fesSet([a, b, a + b]), start);
    const blankAt = firstBlank(whole, 1e7)!;
    const walker = new TapeByRuns(fesSet([a, b, a + b]), start);
    for (let heap = blankAt.heap - phase - a - b - 200; heap < blankAt.heap - phase + 200; heap += 13) {
      walker.advanceTo(heap);
      const tape = byWords({ a, b }, walker.boundary());
      tape.advanceTo(blankAt.heap + 1000);
      expect([heap, tape.blankAt]).toEqual([heap, blankAt]);
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(300);
});

test('the runs of Lemma 6 agree with Algorithm 1 step by step, also when continued from a boundary', () => {
  fc.assert(
    fc.property(pairs(1, 60), strides(8, 40), ({ a, b }, steps) => {
      const boundaryAt = boundariesByValues(nimSequence([a, b, a + b], 6000 + 2 * (a + b)), a + b);
      const kernel = runsKernel();
      let tape = new RunsOfLemma6({ a, b }, blankBoundary(a + b), kernel);
      const found: Boundary[] = [];
      for (const step of steps) {
        if (tape.heap === 6000) break;
        tape.step(step, 6000);
        if (step % 2 === 0) tape = new RunsOfLemma6({ a, b }, tape.boundary(), kernel);
        found.push(tape.boundary());
      }
      expect(found).toEqual(found.map(({ heap }) => boundaryAt(heap)));
    }),
    { numRuns: 150, seed: SEED },
  );
});

test('the runs of Lemma 6 of two alternating sets agree with Algorithm 1, however often they move', () => {
  fc.assert(
    fc.property(
      pairs(1, 40),
      pairs(1, 40),
      fc.nat(60),
      strides(12, 30),
      (first, second, spareRuns, steps) => {
        const games = [first, second].map(({ a, b }) => ({
          boundaryAt: boundariesByValues(nimSequence([a, b, a + b], 6000 + 2 * (a + b)), a + b),
          tape: new RunsOfLemma6({ a, b }, blankBoundary(a + b), runsKernel(), spareRuns),
        }));
        const found = steps.flatMap((step, i) => {
          const { tape, boundaryAt } = games[step % 2]!;
          if (tape.heap < 6000) tape.step(step, 6000);
          const { heap } = tape;
          return i % 3 === 0 ? [[tape.boundary(), boundaryAt(heap)]] : [];
        });
        for (const { tape, boundaryAt } of games) found.push([tape.boundary(), boundaryAt(tape.heap)]);
        for (const [seen, right] of found) expect(seen).toEqual(right);
      },
    ),
    { numRuns: 150, seed: SEED },
  );
});

test('the runs of Lemma 6 agree with general runs beyond heap 2^32 and for many runs', () => {
  for (const [a, b, heaps, most] of [
    [1_000_003, 3_500_001, 12e9, 0],
    [2003, 3005, 2e6, 300],
  ] as const) {
    const set = fesSet([a, b, a + b]);
    const special = new RunsOfLemma6({ a, b }, blankBoundary(a + b), runsKernel());
    const general = new TapeByRuns(set, blankBoundary(a + b));
    for (let part = 1; part <= 5; part++) {
      special.advanceTo((part * heaps) / 5);
      general.advanceTo((part * heaps) / 5);
      expect(special.heap).toBe((part * heaps) / 5);
      expect(special.boundary()).toEqual(general.boundary());
    }
    expect(general.runCount).toBeGreaterThan(most);
  }
});

test('an exact tape reaches any heap, and passes blank tapes', () => {
  let passed = 0;
  fc.assert(
    fc.property(pairs(1, 12), strides(4, 5000), ({ a, b }, steps) => {
      const set = fesSet([a, b, a + b]);
      const boundaryAt = boundariesByValues(nimSequence(set.excluded, 20_000 + a + b), a + b);
      const tape = new ExactTape(set, from => byWords({ a, b }, from), blankBoundary(a + b));
      const found = steps.map(step => {
        tape.advanceTo(tape.heap + step);
        return tape.boundary();
      });
      expect(found).toEqual(found.map(({ heap }) => boundaryAt(heap)));
      if (firstBlank(new TapeByRuns(set, blankBoundary(a + b)), tape.heap)) passed++;
    }),
    { numRuns: 100, seed: SEED },
  );
  expect(passed).toBeGreaterThan(50);
});

test('runs that do not advance are an internal error, not an infinite loop', () => {
  const { memory } = runsKernel();
  const still = { functions: { step: () => 1 }, memory };
  const tape = new RunsOfLemma6({ a: 3, b: 10 }, blankBoundary(13), still);
  expect(() => tape.step(1, 100)).toThrow(/the runs of 'N - \{3, 10, 13\}' do not advance at heap 0/);
});

test('a tape continues correctly from any heap with any kernel', () => {
  fc.assert(
    fc.property(fesSets, fc.integer({ min: 0, max: 200 }), (excluded, heap) => {
      const set = fesSet(excluded);
      const values = nimSequence(excluded, 500);
      const boundaryAt = boundariesByValues(values, set.largest);
      const boundary = boundaryAt(heap);
      for (const Kernel of [TapeByWords, TapeByRuns]) {
        const tape = new Kernel(set, boundary);
        tape.advanceTo(400);
        expect(tape.boundary()).toEqual(boundaryAt(400));
      }
      let from = heap;
      for (const { values: later, base } of valueStretches(set, boundary, 50)) {
        for (let i = from === heap ? set.largest : 0; i < 50; i++)
          if (later[i]! + base !== values[from + i]) throw new Error(`heap ${from + i}: ${later[i]! + base}`);
        if ((from += 50) >= heap + 200) break;
      }
    }),
    { numRuns: 150, seed: SEED },
  );
});

test('termAt agrees with Algorithm 1', () => {
  fc.assert(
    fc.property(fesSets, fc.integer({ min: 0, max: 250 }), (excluded, heap) => {
      const set = fesSet(excluded);
      const path = new SearchPath(set.largest, from => new TapeByRuns(set, from), 50);
      expect(termAt(set, path, heap)).toBe(nimSequence(excluded, heap + 1)[heap]);
    }),
    { numRuns: 1000, seed: SEED },
  );
});

test('Algorithm 1 places the values of the definition, in order', () => {
  fc.assert(
    fc.property(fesSets, excluded => {
      const values = nimSequenceByDefinition(excluded, 120);
      for (const { value, heaps } of placements(excluded, 5)) {
        expect(heaps).toEqual(values.flatMap((v, heap) => (v === value ? [heap] : [])));
      }
    }),
    { numRuns: 100, seed: SEED },
  );
});

test('Algorithm 1 visits only the heaps that it places, however large the numbers', () => {
  expect(placements([1, 2 ** 31 - 1, 2 ** 31], 2)).toEqual([
    { value: 0, heaps: [0, 1, 2 ** 31] },
    { value: 1, heaps: [2, 3, 2 ** 31 + 2] },
  ]);
});
