import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FiniteRule } from '../../../src/engine/finite/beginning.ts';
import { periodicityOfOutcomes } from '../../../src/engine/finite/periodicity-of-finite.ts';
import {
  formatRepeatsOfResultString,
  formatResultString,
  type ResultString,
  resultString,
  resultStringOf,
  textOfResultString,
  wholeOf,
} from '../../../src/engine/finite/result-string.ts';
import { outcomesByDefinition } from './definition.ts';
import { moveSets, NORMAL, rules, SEED, TAKE_ALL } from './games.ts';

function stringOf(moves: readonly number[], rule: FiniteRule): ResultString {
  const found = periodicityOfOutcomes(moves, rule, 1e7);
  if (found.status !== 'proved') throw new Error(found.why);
  const string = resultString(moves, rule, found);
  if ('status' in string) throw new Error(string.why);
  return string;
}

/** Returns the first `count` characters of the repeated bits, which the paper marks with braces. */
function first(count: number, bits: string): string {
  return bits.repeat(count).slice(0, count);
}

const paper: { title: string; moves: number[]; string: string }[] = [
  { title: 'the worked example', moves: [3, 5, 6], string: '0111' },
  { title: 'section 5.1', moves: [1, 3, 4], string: '0101111' },
  { title: 'section 4.1', moves: [1, 2, 3], string: '0111' },
  ...[1, 2, 5, 40].map(a => ({
    title: 'section 1',
    moves: [a],
    string: `0${first(a, '1')}${first(a - 1, '0')}`,
  })),
  ...[3, 9].map(b => ({ title: 'section 2.1', moves: [1, b], string: '01' })),
  ...[2, 8, 50].map(b => ({ title: 'section 2.2', moves: [1, b], string: `${first(b, '01')}1` })),
  ...[5, 9, 41].map(b => ({ title: 'section 3.1', moves: [2, b], string: `${first(b - 1, '0110')}011` })),
  ...[3, 7, 43].map(b => ({ title: 'section 3.2', moves: [2, b], string: `${first(b - 3, '0110')}01110` })),
  ...[6, 10, 42].map(b => ({ title: 'section 3.3', moves: [2, b], string: '0110' })),
  ...[4, 5, 40].map(c => ({ title: 'section 4.5', moves: [1, 2, c], string: '011' })),
  ...[6, 9, 60].map(c => ({ title: 'section 4.6', moves: [1, 2, c], string: `${first(c, '011')}1` })),
  { title: 'section 6.1', moves: [1, 5, 9], string: '01' },
  { title: 'section 6.2', moves: [1, 3, 8], string: '01010101111' },
  { title: 'section 6.2', moves: [1, 7, 40], string: `${first(40, '01')}${first(7, '1')}` },
];

test.each(paper)('the paper, $title: {$moves} has B(S) = <$string>', ({ moves, string }) => {
  expect(formatResultString(stringOf(moves, TAKE_ALL))).toBe(`<${string}>`);
});

test("{2, b} with b = 4k has a period that ends in 11, where the paper's summary prints 01", () => {
  for (const b of [8, 12, 40]) {
    expect(formatResultString(stringOf([2, b], TAKE_ALL))).toBe(`<${first(b, '0110')}11>`);
  }
  expect(formatResultString(stringOf([2, 4], TAKE_ALL))).toBe('<011>');
});

test('a preperiod precedes the bracket', () => {
  expect(formatResultString(resultStringOf('0', '011'))).toBe('0<011>');
  expect(formatResultString(stringOf([4, 6, 11, 14], NORMAL))).toBe('000011111101<11111100011111100>');
});

test('repeated blocks expand to the result string', () => {
  expect(formatRepeatsOfResultString(stringOf([1, 3, 4], NORMAL))).toBe('<010 1^4>');
  expect(formatRepeatsOfResultString(stringOf([1, 5, 40], NORMAL))).toBe('<(01)^20 1^5>');
  expect(formatRepeatsOfResultString(stringOf([2, 41], TAKE_ALL))).toBe('<(0110)^10 011>');
  fc.assert(
    fc.property(moveSets(30), rules, (moves, rule) => {
      const string = stringOf(moves, rule);
      const text = formatRepeatsOfResultString(string);
      const spelt = text
        .replace(/\(([01]+)\)\^(\d+)|([01])\^(\d+)/g, (_, block, times, bit, length) =>
          (block ?? bit).repeat(Number(times ?? length)),
        )
        .replaceAll(' ', '');
      expect(spelt).toBe(formatResultString(string));
      expect(text.length).toBeLessThanOrEqual(formatResultString(string).length + 10);
    }),
    { numRuns: 300, seed: SEED },
  );
});

/** Chooses greedily, from the left, the block of up to 8 bits whose repetition saves the most characters. */
function repeatsByDefinition(digits: string): string {
  const words = [''];
  for (let at = 0; at < digits.length; ) {
    let best = { text: '', bits: 0, saved: 0 };
    for (let length = 1; length <= 8 && at + length <= digits.length; length++) {
      const block = digits.slice(at, at + length);
      let times = 1;
      while (digits.startsWith(block, at + times * length)) times++;
      const text = `${length === 1 ? block : `(${block})`}^${times}`;
      const saved = times * length - text.length;
      if (saved > best.saved) best = { text, bits: times * length, saved };
    }
    if (best.saved > 0) words.push(best.text, '');
    else words.push(words.pop() + digits[at]!);
    at += Math.max(1, best.bits);
  }
  return words.filter(word => word !== '').join(' ');
}

test('repeated blocks are those that save the most characters, however long', () => {
  const block = fc.tuple(
    fc.string({ unit: fc.constantFrom('0', '1'), minLength: 1, maxLength: 10 }),
    fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 70 })),
  );
  const bits = (minLength: number) =>
    fc
      .array(block, { minLength, maxLength: 5 })
      .map(blocks => blocks.map(([word, n]) => word.repeat(n)).join(''));
  fc.assert(
    fc.property(bits(0), bits(1), (preperiod, period) => {
      const [before, repeated] = [preperiod, period].map(repeatsByDefinition);
      expect(formatRepeatsOfResultString(resultStringOf(preperiod, period))).toBe(`${before}<${repeated}>`);
    }),
    { numRuns: 1000, seed: SEED },
  );
});

test('B(S) lists the outcomes from heap 0', () => {
  fc.assert(
    fc.property(moveSets(30), rules, (moves, rule) => {
      const { preperiod, bits } = stringOf(moves, rule);
      const [before, period] = [bits.slice(0, preperiod).join(''), bits.slice(preperiod).join('')];
      const outcomes = outcomesByDefinition(moves, rule, 500).join('');
      expect((before + period.repeat(500)).slice(0, 500)).toBe(outcomes);
    }),
    { numRuns: 500, seed: SEED },
  );
});

test('a string of more than 2^24 bits is not written out', () => {
  expect(resultString([1, 2], NORMAL, { preperiod: 1, period: 2 ** 24 })).toEqual({
    status: 'undecided',
    limit: 16777216,
    why: 'B(S) has 16777217 bits, more than the 16777216 that are printed',
  });
});

test('wholeOf converts bits to the number with these digits', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(0, 1), { maxLength: 80 }), fc.nat(80), fc.nat(80), (array, p, q) => {
      const [from, end] = [Math.min(p, q, array.length), Math.min(Math.max(p, q), array.length)];
      expect(wholeOf(Uint8Array.from(array), from, end)).toBe(
        BigInt(`0b0${array.slice(from, end).join('')}`),
      );
    }),
    { seed: SEED, numRuns: 500 },
  );
  // These digits exceed what is converted to text at once.
  const bits = Uint8Array.from({ length: 40_003 }, (_, n) => Number((n * n) % 7 < 3));
  expect(wholeOf(bits, 0, bits.length)).toBe(BigInt(`0b${bits.join('')}`));
});

test('a result string of at most forty characters, with brackets, is written bit by bit', () => {
  const [short, long] = [18, 19].map(bits => resultStringOf('0'.repeat(20), '1'.repeat(bits)));
  expect(textOfResultString(short!)).toBe(`${'0'.repeat(20)}<${'1'.repeat(18)}>`);
  expect(textOfResultString(long!)).toBe('0^20<1^19>');
});
