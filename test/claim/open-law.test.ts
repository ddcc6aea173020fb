import { describe, expect, test } from 'vitest';
import {
  type Case,
  claimText,
  closeLaw,
  conclude,
  EMPTY_TALLY,
  Judge,
  law,
  mergeTallies,
  type OpenLaw,
  type Row,
  UndecidedRead,
  type Value,
  when,
} from '../../src/claim/index.ts';
import { DefinitionError } from '../../src/errors.ts';

const NAMES = ['a', 'b', 'period'];
const text = (holds: string, rest: object = {}): OpenLaw => law({ id: 'x', holds, ...rest });

/** All a < b ≤ 9, with a period computed from a and b. */
const cases = (period: (a: number, b: number) => Value): Case[] =>
  [1, 2, 3, 4, 5, 6, 7, 8].flatMap(a =>
    [2, 3, 4, 5, 6, 7, 8, 9]
      .filter(b => b > a)
      .map(b => ({ at: [a, b], game: `{${a}, ${b}}`, values: { a, b, period: period(a, b) }, series: {} })),
  );

function concluded(open: OpenLaw, all: readonly Case[], isDefault = true) {
  const closed = closeLaw(open, NAMES);
  const judge = new Judge([closed], () => []);
  for (const instance of all) judge.add(instance);
  return conclude(claimText(closed, 'saltus'), judge.tallies[0]!, 0, { range: 'all', isDefault });
}

const twice = cases(a => 2 * a);
/** The period is 2a, but a if b = 3a + 1. */
const but = cases((a, b) => (b === 3 * a + 1 ? a : 2 * a));
const undecided: Value = { status: 'undecided', limit: 9, why: 'long' };

describe('a law written as a string', () => {
  test('a law holds if no case refutes it and each of its mutants is refuted', () => {
    const { verdict, tally, untold, why, mutant } = concluded(text('b != 3a+1 implies period = 2a'), but);
    expect({ verdict, untold, why, mutant }).toEqual({
      verdict: 'holds',
      untold: [],
      why: '',
      mutant: 'refuted',
    });
    expect(tally).toMatchObject({ cases: 36, met: 34, holds: 34, fails: 0 });
  });

  test("a mutant with its own hypothesis is refuted outside the law's hypothesis, but not outside both", () => {
    const near = (mutant: string) => text('b != 3a+1 implies period = 2a', { mutant, mutantSays: 'near' });
    const { mutant, expected, tally } = concluded(near('b != 3a+2 implies period = 2a'), but);
    expect({ mutant, expected }).toEqual({ mutant: 'refuted', expected: true });
    expect(tally).toMatchObject({ met: 34, holds: 34, mutantRefuted: 2, mutantWitness: { at: [1, 4] } });
    const [outer] = when('b != 3a+1', [near('b != 3a+2 implies period = 2a')]);
    expect(concluded(outer!, but)).toMatchObject({ mutant: 'survived', expected: false });
    // An undefined value is an error in a mutant, as it is in the law.
    const valueless = near('b != 3a+2 implies 7 mod abs(b - 3a - 1) >= 0');
    expect(() => concluded(valueless, but)).toThrow(DefinitionError);
    // A mutant without a hypothesis has the hypothesis of the law.
    expect(concluded(near('period >= 2a'), but).tally.mutantRefuted).toBe(0);
    const open = cases((a, b) => (b === 3 * a + 1 ? undecided : 2 * a));
    expect(concluded(near('b != 3a+2 implies period = 2a'), open).tally).toMatchObject({
      undecided: 0,
      mutantRefuted: 0,
    });
  });

  test('a mutant of a law is evaluated only if the enclosing hypothesis is satisfied', () => {
    const [within] = when('a < 3', [text('period < 9')]);
    expect(concluded(within!, twice)).toMatchObject({
      verdict: 'holds',
      untold: ['period < 8 or period < 10'],
    });
    const [reached] = when('a < 5', [text('period < 9')]);
    expect(concluded(reached!, twice)).toMatchObject({ verdict: 'holds', untold: [] });
  });

  test('a law with an explicit mutant has no other mutant', () => {
    const near = (mutant: string) => text('b != 3a+1 implies period = 2a', { mutant, mutantSays: 'near' });
    const { untold, mutant, verdict } = concluded(near('period > a'), but);
    expect({ untold, mutant, verdict }).toMatchObject({ mutant: 'survived', verdict: 'holds' });
    expect(concluded(near('period = 2a or b = 2a'), twice).mutant).toBe('survived');
    expect(concluded(near('period = 2b'), but).mutant).toBe('refuted');
    expect(closeLaw(near('period = 2b'), NAMES).nearMisses).toBeUndefined();
    expect(text('period = 2a', { mutant: 'period = a' }).mutantSays).toBe('period = a');
    expect(() => text('period = 2a', { mutantSays: 'period = a' })).toThrow('law x');
    expect(() => closeLaw(near('perod = 2b'), NAMES)).toThrow('claim x.mutant');
  });

  test('a law with an erratum has no mutant', () => {
    const erratum = {
      nature: 'slip',
      printed: '2a',
      right: 'a',
      why: 'so',
      fails: { says: 'b = 3a+1', where: ({ a, b }: Row) => b === 3 * a! + 1 },
    };
    const closed = closeLaw(text('period = 2a', { erratum }), NAMES);
    expect(closed.mutant ?? closed.mutantSays ?? closed.nearMisses).toBeUndefined();
    expect(concluded(text('period = 2a', { erratum }), but)).toMatchObject({
      verdict: 'fails',
      expected: true,
    });
  });

  test('a law that holds lists its surviving mutants and is as expected', () => {
    const { untold, why, expected } = concluded(text('b != 3a+1 implies period = 2a'), twice);
    expect(untold).toEqual([
      'b != 2a+1 implies period = 2a or b != 4a+1 implies period = 2a',
      'b != 3a+0 implies period = 2a or b != 3a+2 implies period = 2a',
    ]);
    expect(why).toBe(`no case refutes the mutant ${untold!.join('; ')}`);
    expect(expected).toBe(true);
  });

  test('a law whose exception is off by one fails with a counterexample', () => {
    const { verdict, tally } = concluded(text('b != 3a+2 implies period = 2a'), but);
    expect(verdict).toBe('fails');
    expect(tally.counterexample).toMatchObject({ at: [1, 4], seen: 'a = 1, b = 4, period = 1' });
  });

  test('a law without a refuted mutant is unexpected over the range of its pipeline', () => {
    const open = text('a <= 90');
    expect(concluded(open, twice)).toMatchObject({ mutant: 'survived', expected: false });
    expect(concluded(open, twice, false)).toMatchObject({ mutant: 'survived', expected: true });
  });

  test('a law without an applicable case is vacuous', () => {
    expect(concluded(text('a > 90 implies period = 1'), twice, false).verdict).toBe('vacuous');
  });

  test('a law is undecided only if it needs an unknown number', () => {
    const open = cases((a, b) => (b === 3 * a + 1 ? undecided : 2 * a));
    expect(concluded(text('period = 2a'), open)).toMatchObject({ verdict: 'undecided' });
    expect(concluded(text('b != 3a+1 implies period = 2a'), open)).toMatchObject({ verdict: 'holds' });
    expect(concluded(text('b = 3a+1 or period = 2a'), open)).toMatchObject({ verdict: 'holds' });
  });

  test.each([
    ['period = 5 and a = 0', 'fails'],
    ['a = 0 and period = 5', 'fails'],
    ['period = 5 or a > 0', 'holds'],
    ['not (period = 5 and a = 0)', 'holds'],
    ['(period = 5 implies a > 0) and (a > 0 or period = 5)', 'holds'],
    ['a = 0 iff (a > 0 and period = 5 or a = 0)', 'undecided'],
    ['(period = 5 and a = 0) iff a > 0', 'fails'],
    ['period = 5 and a > 0', 'undecided'],
    ['period = 5 or a = 0', 'undecided'],
    ['(a > 0 implies period = 5) or a = 0', 'undecided'],
    ['(a < 0 implies period = 5) and (period = 5 or a > 0)', 'holds'],
    ['period = 5 and a mod (a - a) = 0', 'undecided'],
    ['period = period', 'undecided'],
  ])('%s, with an unknown period, is judged %s in any order of its parts', (holds, verdict) => {
    const open = cases(() => undecided);
    expect(concluded(text(holds), open).verdict).toBe(verdict);
    // A law that is evaluated often is compiled to JavaScript.
    expect(concluded(text(holds), [...open, ...open, ...open, ...open]).verdict).toBe(verdict);
    const never = text('period > 0', { where: `(${holds}) and a < 0` });
    expect(concluded(never, open, false).verdict).toBe('vacuous');
  });

  test('an unknown number refutes no mutant', () => {
    const [instance] = cases(() => undecided).filter(({ values }) => values.a === 4);
    const { verdict, untold } = concluded(text('a > 3 or period = 2'), [instance!]);
    expect(verdict).toBe('holds');
    expect(untold).toEqual([
      'a > 2 or period = 2, or: a > 4 or period = 2',
      'a > 3 or period = 1',
      'a > 3 or period = 3',
    ]);
  });

  test('the tally does not depend on how cases are divided and ordered', () => {
    const closed = closeLaw(text('b != 3a+1 implies period = 2a'), NAMES);
    const tallies = [but.slice(20), but.slice(0, 5), but.slice(5, 20)].map(part => {
      const judge = new Judge([closed], () => []);
      for (const instance of part) judge.add(instance);
      return judge.tallies[0]!;
    });
    const judge = new Judge([closed], () => []);
    for (const instance of but) judge.add(instance);
    expect(tallies.reduce(mergeTallies, EMPTY_TALLY)).toEqual(judge.tallies[0]);
    expect(tallies.toReversed().reduce(mergeTallies, EMPTY_TALLY)).toEqual(judge.tallies[0]);
  });

  test('a law under text or function hypotheses has mutants under the same hypotheses', () => {
    const open = when('b = 3a+1', [
      law({ id: 'x', holds: 'period = a' }),
      law({ id: 'y', where: 'odd(a)', holds: 'period = a' }),
    ]);
    expect(open.map(({ says }) => says)).toEqual(['b = 3a+1: period = a', 'b = 3a+1: odd(a): period = a']);
    expect(open[1]).toMatchObject({ formulas: ['b = 3a+1', 'odd(a)', 'period = a'] });
    expect(concluded(open[0]!, but)).toMatchObject({
      verdict: 'holds',
      untold: [],
      tally: { met: 2, holds: 2 },
    });
    const [byFunction] = when('b = 3a + 1', ({ a, b }) => b === 3 * a! + 1, [
      law({ id: 'x', holds: 'period = a' }),
    ]);
    expect(byFunction).not.toHaveProperty('formulas');
    expect(concluded(byFunction!, but)).toMatchObject({ verdict: 'holds', untold: [], tally: { met: 2 } });
    const [plain] = when('b != 3a+1', [
      law({
        id: 'x',
        says: 'p = 2a',
        holds: r => r.period === 2 * r.a!,
        mutant: r => r.period === r.a,
        mutantSays: 'a',
      }),
    ]);
    expect(concluded(plain!, but)).toMatchObject({ verdict: 'holds', mutant: 'refuted', tally: { met: 34 } });
  });

  test('an undefined law is an error with its place, and an undefined mutant counts as refuted', () => {
    expect(() => concluded(text('period mod (a - 1) = 0'), twice)).toThrow(DefinitionError);
    expect(() => concluded(text('period mod (a - 1) = 0'), twice)).toThrow(
      'claim x.holds: expected a modulus of at least 1',
    );
    expect(concluded(text('period mod 1 = 0'), twice).untold).toEqual([
      'period mod 2 = 0', // 2a is even.
      // A modulus of 0 has no value, and no remainder modulo 1 is 1 or -1.
    ]);
  });

  test('a closed form means the same in both notations, and needs a number or word as value', () => {
    const form = law({ id: 'x', holds: { B: '(01)^(b - 3) 1' } });
    expect(text('B = <(01)^(b - 3) 1>')).toEqual(form);
    expect(text('E = 2 / (2^b - 8)')).toEqual(law({ id: 'x', holds: { E: '2 / (2^b - 8)' } }));
    const sets = [2, 3, 4].map(b => ({
      at: [b],
      game: `{1, ${b}}`,
      values: { b, B: '<011>', E: '2/8' },
      series: {},
    }));
    const tallyFor = (open: OpenLaw) => {
      const judge = new Judge([closeLaw(open, ['b'])], () => []);
      for (const instance of sets) judge.add(instance);
      return judge.tallies[0]!;
    };
    const [word, number] = [tallyFor(form), tallyFor(text('E = 2 / (2^b - 8)'))];
    expect(word).toMatchObject({ met: 3, holds: 1, fails: 1, error: 1, counterexample: { at: [3] } });
    expect(word.firstError).toMatchObject({ at: [2], seen: '(01)^-1 is not a word' });
    expect(number).toMatchObject({ met: 3, holds: 1, fails: 1, error: 1, counterexample: { at: [2] } });
    expect(number.firstError).toMatchObject({ at: [3], seen: 'the denominator is 0' });
  });

  test('all texts with errors are rejected at once, each with its place', () => {
    const close = () => closeLaw(text('period = 2q', { where: 'a <' }), NAMES);
    expect(close).toThrow('claim x.where: expected a number or a name, received nothing');
    expect(close).toThrow('claim x.holds: expected one of the names a, b, period, received `q`');
    const more = () => closeLaw(text('odd(b) implies B = (01)^b 1'), NAMES);
    expect(more).toThrow(/received `B`\n.*\n.*\n {2}hint: write the closed form by itself, such as B = /);
    const form = () => closeLaw(law({ id: 'x', holds: { B: '01 2' }, where: 'a <' }), NAMES);
    expect(form).toThrow(/claim x.where: .*claim x.holds: expected digits 0 and 1/s);
    expect(() => closeLaw(text('1 = 1', { where: 'a < b' }), NAMES)).toThrow(
      'claim x.holds: expected a statement on a, b, period, received `1 = 1`, which uses none of them',
    );
    expect(() => closeLaw(text('period'), NAMES)).toThrow(
      'expected a condition, received the number `period`',
    );
  });
});

describe('the closed form of a law', () => {
  const formOf = (where?: string | (() => boolean), outer?: string) => {
    const own = law({ id: 'form', holds: { B: '0^b 1' }, ...(where && { where }) });
    const [open] = outer === undefined ? [own] : when(outer, [own]);
    return closeLaw(open as OpenLaw, ['b', 'B']).closedForm;
  };

  test('the closed form of a law contains every hypothesis written as text', () => {
    expect(formOf()).toEqual({ form: { B: '0^b 1' }, where: [] });
    expect(formOf('b > 4', 'odd(b)')?.where.toSorted()).toEqual(['b > 4', 'odd(b)']);
  });

  test('the closed form of a law is absent if a hypothesis is a function', () => {
    expect(formOf(() => true)).toBeUndefined();
    expect(formOf(() => true, 'odd(b)')).toBeUndefined();
  });
});

describe('a law that reads sequences', () => {
  const instance = (b: number, outcomes: readonly number[] | undefined): Case => ({
    at: [b],
    game: `{1, ${b}}`,
    values: { b },
    series: {
      get outcomes(): readonly number[] {
        if (outcomes === undefined) throw new UndecidedRead('the period is not known');
        return outcomes;
      },
    },
  });
  const judged = (open: OpenLaw, all: readonly Case[]) => {
    const closed = closeLaw(open, ['b'], ['f']);
    const judge = new Judge([closed], () => []);
    for (const each of all) judge.add(each);
    return conclude(claimText(closed, 'saltus'), judge.tallies[0]!, 0, { range: 'all', isDefault: true });
  };
  const evenOnes = [2, 4, 6].map(b => instance(b, [...Array.from({ length: b }, (_, n) => n % 2), 1, 0]));

  test('a law on sequences holds if its generated mutants are refuted', () => {
    const { verdict, tally, mutant, untold } = judged(
      text('even(b) implies f(b) = 1 and for n in 0..b-1: f(n) = n mod 2'),
      [...evenOnes, instance(3, [0, 0, 0, 0])],
    );
    expect({ verdict, mutant, untold }).toEqual({ verdict: 'holds', mutant: 'refuted', untold: [] });
    expect(tally).toMatchObject({ cases: 4, met: 3, holds: 3, mutantRefuted: 3 });
  });

  test('a law on sequences fails with its first counterexample', () => {
    expect(judged(text('for n in 0..b: f(n) = n mod 2'), evenOnes).tally).toMatchObject({
      fails: 3,
      counterexample: { at: [2], seen: 'b = 2' },
    });
  });

  test.each([
    ['f(9) = 0', 'undecided', 'f(9) is not computed: f has 4 terms'],
    ['for n in 0..9: f(n) < 2', 'undecided', 'f(4) is not computed: f has 4 terms'],
    ['for n in 0..9: f(n) < 1', 'fails', ''],
    ['exists n in 0..9: f(n) = 1', 'holds', ''],
    ['exists n in 3..9: f(n) = 1', 'undecided', 'f(4) is not computed: f has 4 terms'],
    ['f(9) = 0 or f(1) = 1', 'holds', ''],
    ['(if f(9) = 0 then b = 2 else b < 3) and f(0) = 0', 'holds', ''],
    ['for n >= 7: f(n) = 0', 'undecided', 'the terms end before n = 7'],
  ])('%s is judged from the known terms: %s', (law, verdict, why) => {
    const { tally, ...conclusion } = judged(text(law), [instance(2, [0, 1, 1, 0])]);
    expect(conclusion.verdict).toBe(verdict);
    expect(tally.firstUndecided?.seen ?? '').toBe(why);
  });

  test('a law is undecided, with the reason, only if it needs an unknown sequence', () => {
    const { tally } = judged(text('b = 2 or f(0) = 0'), [instance(2, undefined), instance(3, undefined)]);
    expect(tally).toMatchObject({
      holds: 1,
      undecided: 1,
      firstUndecided: { seen: 'the period is not known' },
    });
  });

  test('a law on sequences has no forAll and inherits none from its pipeline', () => {
    const law = text('f(0) = 0');
    expect(() => closeLaw({ ...law, forAll: 'b' }, ['b'], ['f'])).toThrow('claim x.forAll');
    expect(closeLaw(law, ['b'], ['f'], 'b').provable).toBeUndefined();
    expect(closeLaw(text('T = b'), ['b', 'T'], ['f'], 'b').provable).toMatchObject({ letter: 'b' });
  });
});
