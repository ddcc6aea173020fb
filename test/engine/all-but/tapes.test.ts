import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nimSequence, placements, valueStretches } from '../../../src/engine/all-but/algorithm-1.ts';
import { type Boundary, blankBoundary, isBlank } from '../../../src/engine/all-but/boundary-pattern.ts';
import { nimSequenceByDefinition } from '../../../src/engine/all-but/definition.ts';
import { fesSet } from '../../../src/engine/all-but/fes-set.ts';
import { termAt } from '../../../src/engine/all-but/proposal.ts';
import { RunsOfLemma6 } from '../../../src/engine/all-but/runs-of-lemma-6.ts';
import { runsKernel } from '../../../src/engine/all-but/runs-of-lemma-6-wasm.ts';
import { stepsOfAKernel } from '../../../src/engine/all-but/steps-of-a-wasm.ts';
import { TapeByRuns } from '../../../src/engine/all-but/tape-by-runs.ts';
import { TapeByStepsOfA } from '../../../src/engine/all-but/tape-by-steps-of-a.ts';
import { TapeByWords } from '../../../src/engine/all-but/tape-by-words.ts';
import { TapeOfLemma6By64 } from '../../../src/engine/all-but/tape-of-lemma-6-by-64.ts';
import { lemma6Kernel } from '../../../src/engine/all-but/tape-of-lemma-6-wasm.ts';
import { Way } from '../../../src/engine/all-but/way.ts';
import { boundaryByValues, fesSets, SEED } from './fes-games.ts';

const HEAPS = 300;

type Moves = { readonly a: number; readonly b: number };

test('Algorithm 1, words and runs agree with the definition over 300 heaps', () => {
  const strides = fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(fesSets, strides, (excluded, steps) => {
      const values = nimSequenceByDefinition(excluded, HEAPS);
      expect([...nimSequence(excluded, HEAPS)]).toEqual(values);

      const set = fesSet(excluded);
      const start = blankBoundary(set.largest);
      const words = new TapeByWords(set, start);
      const runs = new TapeByRuns(set, start);
      const last = HEAPS - set.largest;
      for (let heap = 0, i = 0; heap < last; heap += steps[i++ % steps.length]!) {
        while (words.heap < heap) words.advanceTo(heap);
        while (runs.heap < heap) runs.advanceTo(heap);
        const expected = boundaryByValues(values, heap, set.largest);
        expect(words.boundary()).toEqual(expected);
        expect(runs.boundary()).toEqual(expected);
      }
    }),
    { numRuns: 2000, seed: SEED },
  );
});

test('words and runs agree with Algorithm 1 where heads are far apart and steps are wide', () => {
  const far = fc.uniqueArray(fc.integer({ min: 20, max: 260 }), { minLength: 1, maxLength: 5 });
  const additive = fc
    .tuple(fc.integer({ min: 2, max: 90 }), fc.integer({ min: 1, max: 260 }))
    .map(([a, gap]) => [a, a + gap, 2 * a + gap]);
  fc.assert(
    fc.property(fc.oneof(far, additive), fc.integer({ min: 1, max: 999 }), (excluded, stride) => {
      const set = fesSet(excluded);
      const values = nimSequence(excluded, 9000);
      const words = new TapeByWords(set, blankBoundary(set.largest));
      const runs = new TapeByRuns(set, blankBoundary(set.largest));
      for (let heap = stride; heap < 9000 - set.largest; heap += stride) {
        while (words.heap < heap) words.advanceTo(heap);
        while (runs.heap < heap) runs.advanceTo(heap);
        const expected = boundaryByValues(values, heap, set.largest);
        expect(words.boundary()).toEqual(expected);
        expect(runs.boundary()).toEqual(expected);
      }
    }),
    { numRuns: 150, seed: SEED },
  );
});

test('the tape of Lemma 6 by words of 64 heaps agrees with Algorithm 1, however close the heads are', () => {
  const kernel = lemma6Kernel()!;
  const pairs = fc
    .tuple(fc.integer({ min: 64, max: 200 }), fc.integer({ min: 1, max: 400 }))
    .filter(([a, distance]) => distance !== a);
  fc.assert(
    fc.property(
      pairs,
      fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 6, maxLength: 6 }),
      ([a, distance], steps) => {
        const b = a + distance;
        const values = nimSequence([a, b, a + b], 28_000);
        const tape = new TapeOfLemma6By64({ a, b }, blankBoundary(a + b), kernel);
        for (const step of steps) {
          tape.advanceTo(tape.heap + step);
          if (tape.blankAt) break;
          expect(tape.boundary()).toEqual(boundaryByValues(values, tape.heap, a + b));
          const taken = new TapeOfLemma6By64({ a, b }, tape.boundary(), kernel);
          taken.advanceTo(taken.heap + 64);
          if (!taken.blankAt) expect(taken.boundary()).toEqual(boundaryByValues(values, taken.heap, a + b));
        }
      },
    ),
    { numRuns: 300, seed: SEED },
  );
});

test('so does that by words of a heaps, a ≤ 63', () => {
  const kernel = stepsOfAKernel()!;
  const pairs = fc
    .tuple(
      fc.integer({ min: 1, max: 63 }),
      fc.oneof(fc.integer({ min: 1, max: 62 }), fc.integer({ min: 1, max: 400 })),
    )
    .filter(([a, distance]) => distance !== a);
  const seen = { near: 0, far: 0, even: 0 };
  fc.assert(
    fc.property(
      pairs,
      fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 6, maxLength: 6 }),
      ([a, distance], steps) => {
        const b = a + distance;
        const values = nimSequence([a, b, a + b], 28_000);
        const tape = new TapeByStepsOfA({ a, b }, blankBoundary(a + b), kernel);
        for (const step of steps) {
          tape.advanceTo(tape.heap + step);
          if (tape.blankAt) break;
          expect(tape.boundary()).toEqual(boundaryByValues(values, tape.heap, a + b));
          expect(tape.value).toBe(Math.max(...values.subarray(0, tape.heap)) + 1);
          const taken = new TapeByStepsOfA({ a, b }, tape.boundary(), kernel);
          taken.advanceTo(taken.heap + 64);
          if (!taken.blankAt) expect(taken.boundary()).toEqual(boundaryByValues(values, taken.heap, a + b));
          seen[b < 2 * a ? 'near' : b % a === 0 ? 'even' : 'far']++;
        }
      },
    ),
    { numRuns: 600, seed: SEED },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
});

/** The first heap after the start at which the runs are blank, up to some heap: by looking at each of their patterns. */
function firstBlank(runs: TapeByRuns, heap: number): { heap: number; value: number } | null {
  while (runs.advanceToNextBlankRun(heap)) {
    if (isBlank(runs.boundary())) return { heap: runs.heap, value: runs.value };
  }
  return null;
}

test('words of a heaps see the blank tape where the runs do, after many stints too', () => {
  const blanks = { near: 0, far: 0 };
  for (const a of [1, 2, 7, 20, 31, 32, 33, 48, 63]) {
    for (const b of [a + 1, Math.floor(1.6 * a) + 1, 2 * a + 1, Math.floor(2.7 * a) + 2, 3 * a, 7 * a + 3]) {
      if (b === 2 * a) continue;
      const words = new TapeByStepsOfA({ a, b }, blankBoundary(a + b), stepsOfAKernel()!);
      const runs = new TapeByRuns(fesSet([a, b, a + b]), blankBoundary(a + b));
      words.advanceTo(2e6);
      expect(words.blankAt).toEqual(firstBlank(runs, 2e6));
      if (words.blankAt) blanks[b < 2 * a ? 'near' : 'far']++;
      else {
        runs.advanceTo(words.heap);
        expect(words.boundary()).toEqual(runs.boundary());
      }
    }
  }
  expect(blanks.near).toBeGreaterThan(5);
  expect(blanks.far).toBeGreaterThan(20);
});

test('words of 64 heaps see the blank tape where the runs do, with the same value', () => {
  let blanks = 0;
  for (let a = 64; a <= 130; a += 6) {
    for (const b of [a + 1, a + 71, a + 131, 3 * a + 5, 10 * a + 1]) {
      const by64 = new TapeOfLemma6By64({ a, b }, blankBoundary(a + b), lemma6Kernel()!);
      const runs = new TapeByRuns(fesSet([a, b, a + b]), blankBoundary(a + b));
      by64.advanceTo(3e6);
      expect(by64.blankAt).toEqual(firstBlank(runs, 3e6));
      if (by64.blankAt) blanks++;
    }
  }
  expect(blanks).toBeGreaterThan(30);
});

test('words see the blank tape wherever they took over, also just behind a move of the tape to its start', () => {
  const by64 = (moves: Moves, from: Boundary) => new TapeOfLemma6By64(moves, from, lemma6Kernel()!);
  const byA = (moves: Moves, from: Boundary) => new TapeByStepsOfA(moves, from, stepsOfAKernel()!);
  let seen = 0;
  // Heaps from one move of the tape to the next: 2048 words.
  for (const [tapeFrom, a, b, stint] of [
    [by64, 70, 751, 2048 * 64],
    [by64, 100, 1501, 2048 * 64],
    [byA, 63, 1000, 2048 * 63],
    [byA, 20, 2001, 2048 * 20],
  ] as const) {
    const start = blankBoundary(a + b);
    const whole = new TapeByRuns(fesSet([a, b, a + b]), start);
    const blankAt = firstBlank(whole, 1e7)!;
    const walker = new TapeByRuns(fesSet([a, b, a + b]), start);
    for (let heap = blankAt.heap - stint - a - b - 200; heap < blankAt.heap - stint + 200; heap += 13) {
      walker.advanceTo(heap);
      const tape = tapeFrom({ a, b }, walker.boundary());
      tape.advanceTo(blankAt.heap + 1000);
      expect([heap, tape.blankAt]).toEqual([heap, blankAt]);
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(300);
});

test('the runs of Lemma 6 agree with Algorithm 1, step by step and taken over', () => {
  const pairs = fc
    .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 200 }))
    .filter(([a, distance]) => distance !== a);
  fc.assert(
    fc.property(
      pairs,
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 8, maxLength: 8 }),
      ([a, distance], steps) => {
        const b = a + distance;
        const values = nimSequence([a, b, a + b], 6000 + 2 * (a + b));
        const kernel = runsKernel()!;
        let tape = new RunsOfLemma6({ a, b }, blankBoundary(a + b), kernel);
        for (const step of steps) {
          tape.step(step, 6000);
          expect(tape.boundary()).toEqual(boundaryByValues(values, tape.heap, a + b));
          if (step % 2 === 0) tape = new RunsOfLemma6({ a, b }, tape.boundary(), kernel);
        }
      },
    ),
    { numRuns: 300, seed: SEED },
  );
});

test('the runs of Lemma 6 agree with those of any set where heaps are beyond 2^32 and where runs are many', () => {
  for (const [a, b, heaps, most] of [
    [1_000_003, 3_500_001, 6e9, 0],
    [2003, 3005, 2e6, 300],
  ] as const) {
    const set = fesSet([a, b, a + b]);
    const special = new RunsOfLemma6({ a, b }, blankBoundary(a + b), runsKernel()!);
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

test('runs that stand still are a broken invariant, not a loop without end', () => {
  const { memory } = runsKernel()!;
  const still = { functions: { step: () => {} }, memory };
  const tape = new RunsOfLemma6({ a: 3, b: 10 }, blankBoundary(13), still);
  expect(() => tape.step(1, 100)).toThrow(/the runs of 'N - \{3, 10, 13\}' stand still at heap 0/);
});

test('a tape taken over in the middle by any kernel goes on as if nothing had happened', () => {
  fc.assert(
    fc.property(fesSets, fc.integer({ min: 0, max: 200 }), (excluded, heap) => {
      const set = fesSet(excluded);
      const values = nimSequence(excluded, 500);
      const boundary = boundaryByValues(values, heap, set.largest);
      for (const Kernel of [TapeByWords, TapeByRuns]) {
        const tape = new Kernel(set, boundary);
        while (tape.heap < 400) tape.advanceTo(400);
        expect(tape.boundary()).toEqual(boundaryByValues(values, tape.heap, set.largest));
      }
      let from = heap;
      for (const { values: later, base } of valueStretches(set, boundary, 50)) {
        for (let i = from === heap ? set.largest : 0; i < 50; i++)
          if (later[i]! + base !== values[from + i]) throw new Error(`heap ${from + i}: ${later[i]! + base}`);
        if ((from += 50) >= heap + 200) break;
      }
    }),
    { numRuns: 300, seed: SEED },
  );
});

test('a value is looked up by the heaps that may have placed it', () => {
  fc.assert(
    fc.property(fesSets, fc.integer({ min: 0, max: 250 }), (excluded, heap) => {
      const set = fesSet(excluded);
      const way = new Way(set.largest, from => new TapeByRuns(set, from), 50);
      expect(termAt(set, way, heap)).toBe(nimSequence(excluded, heap + 1)[heap]);
    }),
    { numRuns: 1000, seed: SEED },
  );
});

test('the iterations of Algorithm 1 place the values of the definition, in order', () => {
  fc.assert(
    fc.property(fesSets, excluded => {
      const values = nimSequenceByDefinition(excluded, 120);
      for (const { value, heaps } of placements(excluded, 5)) {
        expect(heaps).toEqual(values.flatMap((v, heap) => (v === value ? [heap] : [])));
      }
    }),
    { numRuns: 200, seed: SEED },
  );
});

test('the iterations look at no heap but those that they place, however large the numbers', () => {
  expect(placements([1, 2 ** 31 - 1, 2 ** 31], 2)).toEqual([
    { value: 0, heaps: [0, 1, 2 ** 31] },
    { value: 1, heaps: [2, 3, 2 ** 31 + 2] },
  ]);
});
