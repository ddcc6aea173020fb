import { expect, test } from 'vitest';

import { closeLaw, EMPTY_TALLY, type Law, law, type Witness } from '../../src/claim/index.ts';
import { refuse } from '../../src/errors.ts';
import { formatGame, parseFamily } from '../../src/game/index.ts';
import {
  counterexampleOf,
  definePipeline,
  resolve,
  type Search,
  smallerCounterexamples,
} from '../../src/plan/index.ts';

/** A search for a claim on N - {a, b} that fails unless `holds`, in a pipeline with narrow ranges of its own. */
function searchOf(holds: Law['holds'], over: Record<string, string>): Search {
  const sweep = { game: 'N - {a, b}', over: { a: '2..9', b: '2a+1..9a' }, where: 'gcd(a, b) = 1' };
  const claim = law({ id: 'x', says: 'x', holds, mutant: () => false, mutantSays: 'y' });
  const definition = definePipeline({
    id: 'x',
    question: 'x?',
    source: 'x',
    sweep,
    measure: ['preperiod', 'saltus'],
    limit: '1e9 heaps',
    claims: [claim],
  });
  return {
    claim: closeLaw(claim, []),
    plan: resolve(definition, 'x.ts', { over }),
    own: sweep,
    read: () => [],
  };
}

function metAt({ plan }: Search, ...at: number[]): Witness {
  return { at, game: formatGame(parseFamily(plan.sweep).gameAt(at) as never), seen: '' };
}

/** Returns the least counterexample after each step, at most `most` of them. */
function search(question: Search, met: Witness, most = 1000): (readonly number[])[] {
  const seen: (readonly number[])[] = [];
  for (const { least } of smallerCounterexamples(question, met)) if (seen.push(least.at) === most) break;
  return seen;
}

test("a distant counterexample is shrunk to the least one that satisfies the sweep's condition", () => {
  const far = searchOf(({ a, b }) => a < 5 || b < 2 * a + 4, { a: '40..60' });
  const found = search(far, metAt(far, 40, 83));
  expect(found.at(-1)).toEqual([5, 14]);
  expect(found.length).toBeLessThan(300);
  expect(found).toEqual(search(far, metAt(far, 40, 83)));
});

test('no parameter is shrunk below the ranges of the definition', () => {
  const always = searchOf(() => false, { a: '40..60' });
  expect(search(always, metAt(always, 40, 83)).at(-1)).toEqual([2, 5]);
});

test("a list given for a run is shrunk into the definition's range; a list in the definition is not", () => {
  const far = searchOf(() => false, { a: '30, 20, 40' });
  expect(search(far, metAt(far, 30, 61)).at(-1)).toEqual([2, 5]);
  const between = searchOf(({ a }) => a !== 23, { a: '30, 20, 40' });
  expect(search(between, metAt(between, 30, 61)).at(-1)![0]).toBe(23);
  const sweep = { ...far.own, over: { ...far.own.over, a: '30, 20, 40' } };
  expect(search({ ...far, own: sweep }, metAt(far, 30, 61))).toEqual([]);
});

test('the search finds the least value from which a claim fails', () => {
  const late = searchOf(({ a }) => a < 23, { a: '150..160' });
  expect(search(late, metAt(late, 150, 301)).at(-1)![0]).toBe(23);
});

test('a counterexample shows computed numbers, and an undecided case is none', () => {
  const odd = searchOf(({ a, saltus }) => saltus !== a, { a: '90..99' });
  const last = [...smallerCounterexamples(odd, metAt(odd, 90, 181))].at(-1)!.least;
  expect(last.seen).toMatch(/^a = \d+, b = \d+, preperiod = 0, saltus = \d+$/);
  const [, a, saltus] = /a = (\d+), .*saltus = (\d+)/.exec(last.seen)!;
  expect(saltus).toBe(a);
});

test('the original counterexample remains if no smaller case fails', () => {
  const only = searchOf(({ a, b }) => a !== 60 || b !== 123, { a: '60..70' });
  const found = search(only, metAt(only, 60, 123));
  expect(new Set(found.map(String))).toEqual(new Set(['60,123']));
});

test('the search checks all earlier cases if halving fails, and reports whether it is complete', () => {
  const hidden = searchOf(({ a, b }) => (a !== 30 || b !== 61) && (a !== 21 || b !== 100), {
    a: '30..35',
  });
  const met = metAt(hidden, 30, 61);
  const steps = smallerCounterexamples(hidden, met);
  const seen = new Set<string>();
  let step = steps.next();
  for (; !step.done; step = steps.next()) seen.add(`${step.value.least.at}`);
  expect(step.value).toBe(true);
  expect([...seen]).toEqual(['30,61', '21,100']);
  const some = searchOf(({ a, b }) => b < 5 * a, { b: '5a..9a' });
  const few = smallerCounterexamples(some, metAt(some, 9, 46), 3);
  let last = few.next();
  while (!last.done) last = few.next();
  expect(last.value).toBe(false);
});

test('the search is empty if no range starts higher than in the definition', () => {
  for (const over of [{}, { a: '2..50' }, { a: '1..50', b: '2a+1..99a' }]) {
    const same = searchOf(() => false, over);
    expect(smallerCounterexamples(same, metAt(same, 9, 20), 0).next()).toEqual({ done: true, value: true });
  }
});

test('a range with steps is searched in the steps of the definition', () => {
  const hidden = searchOf(({ a }) => a !== 7 && a !== 4, { a: '2..9 step 5' });
  const last = [...smallerCounterexamples(hidden, metAt(hidden, 7, 15))].at(-1)!;
  expect(last.least.at).toEqual([4, 9]);
});

test('the cases of the run itself are not checked again', () => {
  const first = searchOf(() => false, {});
  expect(search(first, metAt(first, 9, 20))).toEqual([]);
});

test('a case without a verdict is marked as undecided', () => {
  const short = searchOf(({ saltus }) => saltus > 0, { a: '40..50', b: '2a+1..3a' });
  const cases = [
    ...smallerCounterexamples({ ...short, plan: { ...short.plan, limit: 30 } }, metAt(short, 40, 81)),
  ];
  // Most games N - {a, b} here have periods of more than 30 heaps.
  expect(new Set(cases.map(({ least }) => `${least.at}`))).toEqual(new Set(['40,81']));
  expect(new Set(cases.map(({ isDecided }) => isDecided))).toEqual(new Set([true, false]));
  const nowhere = searchOf(() => refuse('the claim', 'a value', 'none'), { a: '40..60' });
  expect(smallerCounterexamples(nowhere, metAt(nowhere, 40, 83)).next().value).toMatchObject({
    isDecided: false,
  });
});

test('a claim with an erratum counts only misplaced failures as counterexamples', () => {
  const witness: Witness = { at: [1], game: 'N - {1}', seen: '' };
  const tally = { ...EMPTY_TALLY, counterexample: witness };
  const plain = closeLaw(
    law({ id: 'x', says: 'x', holds: () => true, mutant: () => false, mutantSays: 'y' }),
    [],
  );
  const fails = { says: 'a = 1', where: () => true };
  const erratum = { nature: 'slip', printed: 'x', right: 'y', why: 'z', fails } as const;
  expect(counterexampleOf(plain, tally)).toBe(witness);
  expect(counterexampleOf({ ...plain, erratum }, tally)).toBeNull();
  expect(counterexampleOf({ ...plain, erratum }, { ...tally, firstMisplaced: witness })).toBe(witness);
});

test('a smaller case for which the claim throws is marked as undecided', () => {
  const holds: Law['holds'] = ({ a }) => {
    if (a === 5) throw new Error('no number of this case');
    return a < 20;
  };
  const question = searchOf(holds, { a: '20..23' });
  const looked = [...smallerCounterexamples(question, metAt(question, 20, 41))];
  expect(looked.length).toBeGreaterThan(50);
  const open = looked.filter(({ isDecided }) => !isDecided);
  expect(open.length).toBeGreaterThan(0);
  expect(open.length).toBeLessThan(looked.length);
});
