import { deserialize, serialize } from 'node:v8';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { countsOf } from '../../../src/engine/infinite/count-values.ts';
import { movesUpTo } from '../../../src/engine/infinite/moves-up-to.ts';
import type { NimSegment, SequenceState } from '../../../src/engine/infinite/segment.ts';
import { takeAPrimeKernel } from '../../../src/engine/infinite/take-a-prime-kernel.ts';
import { takeAPrimeSegments } from '../../../src/engine/infinite/take-a-prime-segments.ts';
import { nimSequenceOfMovesByDefinition } from './definition.ts';
import { oddChanges, PRIMES, primesByEratosthenes, SEED, valuesOf } from './games.ts';

const UNCHANGED = { plus: [], minus: [] };

/** Cuts that move the ends of words and the changes of kernels, some with too little history. */
const CUTS = [
  { first: 64, segment: 64, near: 64, history: 64 },
  { first: 64, segment: 640, near: 1024, history: 1024 },
  { first: 128, segment: 192, near: 128, history: 128 },
  { first: 1024, segment: 128, near: 64, history: 64 },
  { first: 1024, segment: 128, near: 64, history: 640 },
  { first: 1024, segment: 2048, near: 192, history: 512 },
  { first: 8192, segment: 64, near: 512, history: 8192 },
];

test('the first 25,000 terms agree with the definition', () => {
  const expected = nimSequenceOfMovesByDefinition(primesByEratosthenes(25_000), 25_000);
  expect(valuesOf(takeAPrimeSegments(UNCHANGED, 25_000))).toEqual(expected);
});

test('fewer terms are a prefix of more terms', () => {
  const more = valuesOf(takeAPrimeSegments(UNCHANGED, 80_000));
  for (const terms of [1, 2, 63, 64, 65, 8191, 8192, 8193, 8255, 73_727, 73_728, 73_729, 73_800])
    expect(valuesOf(takeAPrimeSegments(UNCHANGED, terms))).toEqual(more.slice(0, terms));
});

test.each(CUTS)('terms do not depend on how heaps are cut: %j', cut => {
  const terms = 5000;
  const expected = nimSequenceOfMovesByDefinition(primesByEratosthenes(terms), terms);
  expect(valuesOf(takeAPrimeSegments(UNCHANGED, terms, undefined, cut))).toEqual(expected);
});

test('terms with 257 values take more than a byte each', () => {
  const changes = { plus: [], minus: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43] };
  const terms = 12_033;
  const cut = { first: 64 * 189, segment: 64, near: 64, history: 64 };
  const expected = nimSequenceOfMovesByDefinition(movesUpTo({ ...PRIMES, ...changes }, terms), terms);
  expect(Math.max(...expected)).toBe(256);
  for (const some of [terms, terms - 1]) {
    const [first] = takeAPrimeSegments(changes, some, undefined, cut);
    expect([...first!.values]).toEqual(expected.slice(0, some));
    expect(first!.values).toBeInstanceOf(
      Math.max(...expected.slice(0, some)) > 255 ? Uint32Array : Uint8Array,
    );
  }
});

test('the first million terms do not depend on how heaps are cut, even if the memory grows', () => {
  const [shipped, dense] = [undefined, { first: 1024, segment: 64 * 97, near: 2048, history: 4096 }].map(
    cut => {
      const tape = new Uint8Array(1e6);
      for (const { from, values } of takeAPrimeSegments(UNCHANGED, 1e6, undefined, cut)) {
        if (from < 1e5) takeAPrimeKernel().memory.grow(1);
        tape.set(values, from);
      }
      return tape;
    },
  );
  expect(Buffer.compare(shipped!, dense!)).toBe(0);
});

test('primes with odd numbers added and primes removed agree with the definition, in any cut', () => {
  const heaps = (min: number, max: number) => fc.integer({ min, max }).map(words => 64 * words);
  const cuts = fc
    .record({ first: heaps(1, 20), segment: heaps(1, 30), near: heaps(1, 20), more: heaps(0, 20) })
    .map(({ more, ...cut }) => ({ ...cut, history: cut.near + more }));
  fc.assert(
    fc.property(oddChanges, cuts, (changes, cut) => {
      const terms = 3000;
      const moves = movesUpTo({ ...PRIMES, ...changes }, terms);
      const expected = nimSequenceOfMovesByDefinition(moves, terms);
      expect(valuesOf(takeAPrimeSegments(changes, terms, undefined, cut))).toEqual(expected);
    }),
    { numRuns: 12, seed: SEED },
  );
});

/** Returns every `each`-th state, after serialization. */
function statesOf(segments: Iterable<NimSegment>, each = 1): SequenceState[] {
  const states: SequenceState[] = [];
  let i = 0;
  for (const { state } of segments)
    if (state && i++ % each === 0) states.push(deserialize(serialize(state())));
  return states;
}

test('terms can be resumed from the state after any segment, in any cut', () => {
  fc.assert(
    fc.property(oddChanges, fc.constantFrom(...CUTS), (changes, cut) => {
      const terms = 2500;
      const segments = (state?: SequenceState) => takeAPrimeSegments(changes, terms, state, cut);
      const expected = valuesOf(segments());
      const states = statesOf(segments(), 20);
      expect(states.length).toBeGreaterThan(0);
      for (const state of states)
        expect(valuesOf(segments(state), state.next)).toEqual(expected.slice(state.next));
    }),
    { numRuns: 6, seed: SEED },
  );
});

test.each([
  { terms: 2 ** 13 + 6.5 * 2 ** 16, cut: undefined, count: 7, each: 1 },
  { terms: 6000, cut: CUTS[3], count: 39, each: 13 },
  { terms: 9000, cut: CUTS[5], count: 4, each: 1 },
])('a resumed run passes through the same states: %j', ({ terms, cut, count, each }) => {
  const segments = (state?: SequenceState) => takeAPrimeSegments(UNCHANGED, terms, state, cut);
  const states = statesOf(segments());
  expect(states.length).toBe(count);
  const bytes = states.map(state => serialize(state));
  for (let i = 0; i < count; i += each) {
    const after = statesOf(segments(states[i])).map(state => serialize(state));
    expect(after.length).toBe(count - 1 - i);
    expect(Buffer.compare(Buffer.concat(after), Buffer.concat(bytes.slice(i + 1)))).toBe(0);
  }
});

test('games that are computed in alternation do not affect each other', () => {
  const terms = 10_000;
  const cut = { first: 64, segment: 640, near: 1024, history: 1024 };
  const changes = [UNCHANGED, { plus: [9, 15], minus: [] }, { plus: [], minus: [2, 3] }];
  const tapes = changes.map(() => new Uint8Array(terms));
  const left = changes.map(change => takeAPrimeSegments(change, terms, undefined, cut));
  for (let open = true; open; ) {
    open = false;
    left.forEach((segments, i) => {
      const { value: segment } = segments.next();
      if (!segment) return;
      tapes[i]!.set(segment.values, segment.from);
      open = true;
    });
  }
  changes.forEach((change, i) => {
    const expected = nimSequenceOfMovesByDefinition(movesUpTo({ ...PRIMES, ...change }, terms), terms);
    expect([...tapes[i]!]).toEqual(expected);
  });
});

test('seventeen values, too many for four bits, are all written', () => {
  const changes = { plus: [9, 15], minus: [] };
  const expected = nimSequenceOfMovesByDefinition(movesUpTo({ ...PRIMES, ...changes }, 5000), 5000);
  expect(Math.max(...expected)).toBe(16);
  expect(valuesOf(takeAPrimeSegments(changes, 5000, undefined, CUTS[1]))).toEqual(expected);
});

test('an even move is rejected', () => {
  expect(() => takeAPrimeSegments({ plus: [9, 4], minus: [] }, 10)).toThrow('the move 4 is even');
});

describe('take-a-prime below 10^7', () => {
  const terms = 1e7;
  const tape = new Uint8Array(terms);
  beforeAll(() => {
    for (const { from, values } of takeAPrimeSegments(UNCHANGED, terms)) tape.set(values, from);
  });

  test('values and first heaps agree with the table of the post', () => {
    const counts = countsOf([{ from: 0, values: tape }]);
    const first = [0, 2, 4, 6, 8, 19, 21, 23, 43, 48, 67, 156];
    expect(counts.map(({ first }) => first)).toEqual(first);
    expect(counts.map(({ value }) => value)).toEqual(first.map((_, value) => value));
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(terms);
  });

  test('five even heaps have value 0, the last of them 310', () => {
    const even: number[] = [];
    for (let heap = 0; heap < terms; heap += 2) if (tape[heap] === 0) even.push(heap);
    expect(even.length).toBe(5);
    expect(even.at(-1)).toBe(310);
  });

  test('each value is the least that no option has, in random windows of 20 heaps', () => {
    const primes = Int32Array.from(primesByEratosthenes(terms));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: terms - 20 }), start => {
        const expected = Uint8Array.from({ length: 20 }, (_, i) => {
          let options = 0;
          for (let j = 0; j < primes.length && primes[j]! <= start + i; j++)
            options |= 1 << tape[start + i - primes[j]!]!;
          return 31 - Math.clz32(~options & (options + 1));
        });
        expect(tape.slice(start, start + 20)).toEqual(expected);
      }),
      { numRuns: 6, seed: SEED },
    );
  });
});
