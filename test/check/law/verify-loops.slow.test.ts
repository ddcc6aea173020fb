import { describe, expect, test } from 'vitest';
import { verifyLoops } from '../../../src/check/law/verify-loops.ts';
import {
  isLoop,
  type LoopNumber,
  type LoopsCertificate,
  type LoopWord,
  parseFamilyOfOneLetter,
} from '../../../src/game/index.ts';
import { type LoopsLaw, provedLoops } from '../../../src/run/loops-laws.ts';

const FAMILIES = [
  { family: '{2n, 5n, 6n + 1, 8n + 1}', modulus: 1, residue: 0, preperiod: [7, 1], period: [14, 0, 11, 1] },
  { family: '{4, 6, 10, c}', modulus: 14, residue: 1, preperiod: [14, 47, 18], period: [14] },
  { family: '{5n - 2, 5n + 3, 10n + 2}', modulus: 1, residue: 0, preperiod: [45, 5, -3], period: [5] },
].map(stated => ({ ...stated, law: provedLaw(stated, 'nim-values') }));
const certificates = FAMILIES.map(({ law }) => law.certificate);

function provedLaw(
  { family: text, modulus, residue }: { family: string; modulus: number; residue: number },
  sequence: LoopsCertificate['sequence'],
): LoopsLaw {
  const family = parseFamilyOfOneLetter(text);
  const open = { modulus, residue, letter: family.letter, sequence, from: 0, limit: 0, why: 'open' } as const;
  const question = { ending: 'normal', objective: 'last-player-wins', sequence } as const;
  const [law] = provedLoops(family, { ...open, status: 'undecided' }, question);
  if (law?.status !== 'proved') throw new Error(`${text}: not proved`);
  return law;
}

function at(number: LoopNumber, values: readonly number[]): number {
  return number.reduce((sum, c, i) => sum + c * values[i]!, 0);
}

/** Writes out a word; `values` are those of k, 1 and the counters. */
function unfolded(word: LoopWord, values: readonly number[]): string {
  return word
    .map(item => {
      if (!isLoop(item)) return item[0].repeat(at(item[1], values));
      if (at(item.count, values) < 0) throw new RangeError('a negative count');
      return Array.from({ length: at(item.count, values) }, (_, i) =>
        unfolded(item.body, [...values, i]),
      ).join('');
    })
    .join('');
}

/** Returns the terms of one game by its rule. */
function terms(moves: readonly number[], sequence: LoopsCertificate['sequence'], heaps: number): string {
  const found: number[] = [];
  for (let n = 0; n < heaps; n++) {
    const read = new Set(moves.map(move => found[n - move]));
    let term = 0;
    while (read.has(term)) term++;
    found.push(sequence === 'outcomes' ? Math.min(term, 1) : term);
  }
  return found.join('');
}

/** Whether a certificate is true at one k: by the rule of the game, and the least period by rotation. */
function isTrueAt(certificate: LoopsCertificate, k: number): boolean {
  const { family, modulus, residue, preperiod, period, sequence } = certificate;
  const moves = parseFamilyOfOneLetter(family).numbers.map(
    ([slope, c]) => slope * (modulus * k + residue) + c,
  );
  const valueAt = (polynomial: readonly number[]) => polynomial.reduce((sum, c) => sum * k + c, 0);
  try {
    const [before, repeated] = [certificate.before, certificate.repeated].map(word => unfolded(word, [k, 1]));
    const heaps = before!.length + repeated!.length + Math.max(...moves);
    const word = before! + repeated!.repeat(1 + Math.ceil(heaps / repeated!.length));
    return (
      before!.length === valueAt(preperiod) &&
      repeated!.length === valueAt(period) &&
      before!.at(-1) !== repeated!.at(-1) &&
      `${repeated}${repeated}`.indexOf(repeated!, 1) === repeated!.length &&
      word.slice(0, heaps) === terms(moves, sequence, heaps)
    );
  } catch {
    return false; // A negative count.
  }
}

describe.each(FAMILIES)('$family', ({ law, preperiod, period }) => {
  const { certificate } = law;
  const { from } = certificate;

  test('agrees with the preperiod and the period that single games suggest', () => {
    expect(law).toMatchObject({ preperiod, period, saltus: [0] });
  });

  test('each word equals the sequence of single games', () => {
    for (const k of [from, from + 1, from + 5]) expect(isTrueAt(certificate, k)).toBe(true);
  });

  test('verification succeeds from its first k or any later k, but not from an earlier k', () => {
    expect(verifyLoops(certificate)).toEqual({ ok: true, settled: from });
    expect(verifyLoops({ ...certificate, from: from + 7 }).ok).toBe(true);
    expect(verifyLoops({ ...certificate, from: from - 1 }).ok).toBe(false);
  });

  test('twice the period is rejected', () => {
    const repeated = [...certificate.repeated, ...certificate.repeated];
    const twice = { ...certificate, repeated, period: period.map(c => 2 * c) };
    expect(verifyLoops(twice).ok).toBe(false);
  });

  test('a preperiod that is longer by a period is rejected', () => {
    const before = [...certificate.before, ...certificate.repeated];
    const sum = [...preperiod];
    while (sum.length < period.length) sum.unshift(0);
    period.forEach((c, i) => {
      sum[sum.length - period.length + i]! += c;
    });
    const why = expect.stringContaining('the preperiod may be smaller');
    expect(verifyLoops({ ...certificate, before, preperiod: sum })).toEqual({ ok: false, why });
  });
});

test('doubling the period is rejected because the mark occurs twice', () => {
  const [{ law }] = FAMILIES as [(typeof FAMILIES)[0]];
  const { certificate } = law;
  const repeated = [...certificate.repeated, ...certificate.repeated];
  const period = certificate.period.map(c => 2 * c);
  const why = expect.stringContaining('the mark occurs twice');
  expect(verifyLoops({ ...certificate, repeated, period })).toEqual({ ok: false, why });
});

test('outcomes are proved in the same way as nim-values', () => {
  const { certificate } = provedLaw(FAMILIES[1]!, 'outcomes');
  expect(certificate).toMatchObject({ preperiod: [14, 47, 10], period: [14] });
  for (const k of [0, 1, 6]) expect(isTrueAt(certificate, certificate.from + k)).toBe(true);
});

/** Yields words that differ from one in a number, a letter or an item. */
function* changedWords(word: LoopWord): Generator<LoopWord> {
  for (const [i, item] of word.entries()) {
    yield word.toSpliced(i, 1);
    yield word.toSpliced(i, 0, item);
    const [numbers, withNumbers] = isLoop(item)
      ? [item.count, (count: LoopNumber) => ({ ...item, count })]
      : [item[1], (times: LoopNumber) => [item[0], times] as const];
    for (const j of numbers.keys())
      for (const by of [-1, 1])
        yield word.with(i, withNumbers(numbers.with(j, numbers[j]! + by) as unknown as LoopNumber));
    if (isLoop(item)) for (const body of changedWords(item.body)) yield word.with(i, { ...item, body });
    else
      for (const letter of '01234')
        if (letter !== item[0][0]) yield word.with(i, [letter + item[0].slice(1), item[1]]);
  }
}

function* changed(certificate: LoopsCertificate): Generator<LoopsCertificate> {
  for (const key of ['modulus', 'residue', 'from'] as const)
    for (const by of [-1, 1]) yield { ...certificate, [key]: certificate[key] + by };
  for (const key of ['preperiod', 'period'] as const)
    for (const i of certificate[key].keys())
      for (const by of [-1, 1])
        yield { ...certificate, [key]: certificate[key].with(i, certificate[key][i]! + by) };
  for (const [i, [distance, letter]] of certificate.mark.entries()) {
    yield { ...certificate, mark: certificate.mark.toSpliced(i, 1) };
    for (const by of [-1, 1])
      yield { ...certificate, mark: certificate.mark.with(i, [[distance[0], distance[1] + by], letter]) };
  }
  for (const key of ['before', 'repeated'] as const)
    for (const word of changedWords(certificate[key])) yield { ...certificate, [key]: word };
}

/** Stride among the altered certificates; the others are skipped. */
const STEP = 499;

test('an altered certificate is rejected or true', () => {
  let [refused, right, count] = [0, 0, 0];
  const wrong: unknown[] = [];
  for (const certificate of certificates)
    for (const other of changed(certificate)) {
      if (count++ % STEP > 0) continue;
      if (!verifyLoops(other).ok) refused++;
      else {
        right++;
        for (const k of [other.from, other.from + 1, other.from + 4])
          if (!isTrueAt(other, k)) wrong.push([other, k]);
      }
    }
  expect(wrong).toEqual([]);
  expect(refused).toBeGreaterThan(20);
  expect(right).toBeLessThan(refused / 10);
});

const IN_NO_LOOP = [0, 1, 1] as const;

test.each<[string, object, RegExp]>([
  ['another family', { family: '{2n, 5n, 6n + 1, 8n + 2}' }, /a letter is wrong/],
  ['an all-but game', { family: 'N - {2n, 5n, 6n + 1, 8n + 1}' }, /not a family of sets/],
  ['another spelling', { family: '{2n, 5n, 6n+1, 8n+1}' }, /canonical notation/],
  ['another parameter', { letter: 'c' }, /the parameter is n/],
  ['the modulus 0', { modulus: 0 }, /in steps of 0/],
  ['no mark', { mark: [] }, /largest distance/],
  ['a mark at the front', { mark: [[[0, -1], '0']] }, /largest distance/],
  ['a mark that does not occur', { mark: [[[0, 0], '9']] }, /the mark does not occur/],
  ['an empty repeated word', { repeated: [], period: [0] }, /does not begin with a power/],
  ['an empty text', { repeated: [['', [0, 1]]], period: [0] }, /nothing repeats/],
  [
    'infinitely many empty loops',
    { before: [{ count: [0, 9], body: [] }], preperiod: [0] },
    /mark|letter|too many/,
  ],
  ['a counter without a loop', { before: [['0', IN_NO_LOOP]] }, /list of 2 to 2 integers/],
  ['a number beyond 2^53', { before: [['0', [2 ** 52, 0]]], preperiod: [2 ** 52, 0] }, /2\^53/],
  ['a field of another type', { period: [0.5] }, /not an integer/],
])('%s is rejected', (_, other, why) => {
  expect(verifyLoops({ ...certificates[0]!, ...other })).toMatchObject({
    ok: false,
    why: expect.stringMatching(why),
  });
});
