import { describe, expect, test } from 'vitest';
import {
  blindLaws,
  type Case,
  type Conclusion,
  concludeBlind,
  type Erratum,
  type Law,
  type Row,
  type Value,
} from '../../src/claim/index.ts';
import { DefinitionError } from '../../src/errors.ts';

/** A case of N - {a} with p = 2a, s = a, and 2a terms. */
function caseAt(a: number, values: Record<string, Value> = {}): Case {
  const terms = Array.from({ length: 2 * a }, (_, n) => n % a);
  const patterns = terms.map((term, n) => [n, term, 1]);
  return {
    at: [a],
    game: `N - {${a}}`,
    values: { a, period: 2 * a, ...values },
    series: { terms, patterns },
  };
}

const CASES = [1, 2, 3, 4, 5, 6].map(a => caseAt(a));

function blind(
  law: Partial<Law>,
  cases: Iterable<Case> = CASES,
): readonly [id: string, casesTried: number][] {
  const tested: Law = { kind: 'law', id: 'one', says: 'one', holds: () => true, ...law };
  return blindLaws([tested], cases).map(({ law, casesTried }) => [law.id, casesTried]);
}

describe('blind laws', () => {
  test.each<[string, Partial<Law>]>([
    ['holds whatever it is shown', { holds: () => true }],
    ['reads only parameters without declaring it', { holds: ({ a }) => a! > 0 }],
    [
      'reads data and is an identity',
      { holds: ({ a, period }) => (a! + period!) ** 2 === a! ** 2 + 2 * a! * period! + period! ** 2 },
    ],
    ['only asks whether a series has terms', { holds: (_, { terms }) => terms.length > 0 }],
  ])('a law is blind if it %s', (_, law) => {
    expect(blind(law)).toEqual([['one', CASES.length]]);
  });

  test.each<[string, Partial<Law>]>([
    ['equates a number', { holds: ({ a, period }) => period === 2 * a! }],
    ['bounds a number from below', { holds: ({ a, period }) => period! >= 2 * a! }],
    ['bounds a number from above, generously', { holds: ({ a, period }) => period! <= 2 ** a! + 100 }],
    ['excludes a number', { holds: ({ a, period }) => period !== 2 * a! + 1 }],
    ['compares a text', { holds: (_, __, { winner }) => winner === 'next' }],
    [
      'compares a sequence',
      { holds: ({ a }, { terms }) => Array.from(terms).every((term, n) => term === n % a!) },
    ],
    ['compares one term', { holds: ({ a }, { terms }) => terms[a!] === 0 }],
    [
      'compares one column of a table',
      { holds: (_, { patterns }) => patterns.every(([, , bits]) => bits === 1) },
    ],
    [
      'fails where only wrong data satisfy its hypothesis',
      { where: ({ period }) => period === 3, holds: () => false },
    ],
    ['throws for wrong data', { holds: (_, { terms }) => 'abcdef'.repeat(1 - terms[0]!).length === 6 }],
  ])('a law is not blind if it %s', (_, law) => {
    const cases = CASES.map(instance => ({ ...instance, values: { ...instance.values, winner: 'next' } }));
    expect(blind(law, cases)).toEqual([]);
  });

  test('a law that compares the winner is not blind, whoever wins', () => {
    for (const winner of ['next', 'previous']) {
      const holds: Law['holds'] = (_, __, texts) => texts.winner === winner;
      expect(blind({ holds }, [caseAt(1, { winner })])).toEqual([]);
    }
  });

  test('a law is blind if wrong data satisfy its hypothesis but never refute it', () => {
    const met = { where: ({ period }: Row) => period! % 2 === 1, holds: () => true };
    expect(blind(met)).toEqual([['one', CASES.length]]);
  });

  test('a law counts as untested if its data are undecided or no case satisfies its hypothesis', () => {
    const undecided: Value = { status: 'undecided', limit: 100, why: 'no pattern repeated' };
    const holds: Law['holds'] = ({ period }) => period === 0;
    expect(blind({ holds }, [caseAt(1, { period: undecided })])).toEqual([['one', 0]]);
    expect(blind({ where: ({ a }) => a! > 6, holds: () => false })).toEqual([['one', 0]]);
  });

  test('wrong data that throw for lack of a value do not count as a refutation', () => {
    const instance = caseAt(1);
    Object.defineProperty(instance.series, 'patterns', {
      enumerable: true,
      get: () => {
        throw new DefinitionError([{ where: 'patterns', expected: 'max X of at most 53', received: '54' }]);
      },
    });
    expect(blind({ holds: (_, { patterns }) => patterns.length > 0 }, [instance])).toEqual([['one', 0]]);
    expect(blind({ holds: (_, { patterns }) => patterns.length > 0 }, [instance, caseAt(2)])).toEqual([
      ['one', 1],
    ]);
  });

  test('a law that fails is reported with no case that tests it', () => {
    expect(blind({ holds: () => false })).toEqual([['one', 0]]);
  });

  test('a law that is declared to read only parameters is not blind', () => {
    expect(blind({ ofLetters: true, holds: ({ a }) => a! > 0 })).toEqual([]);
  });

  test('a law whose only applicable case is number 499 is tested in that case', () => {
    const cases = Array.from({ length: 500 }, (_, i) => caseAt(i + 1));
    const late: Partial<Law> = { where: ({ a }) => a === 499, holds: ({ a, period }) => period === 2 * a! };
    expect(blind(late, cases)).toEqual([]);
    expect(blind({ ...late, holds: () => true }, cases)).toEqual([['one', 1]]);
  });
});

test('a misprint that always fails is distinguished by the law that corrects it, unless that is blind', () => {
  const erratum: Erratum = {
    nature: 'slip',
    printed: 'p = 7a',
    right: 'p = 2a',
    why: 'of 7',
    fails: { says: 'always', where: () => true },
    correctedBy: 'right',
  };
  const law = (id: string, holds: Law['holds']): Law => ({ kind: 'law', id, says: id, holds });
  const printed = { ...law('printed', ({ a, period }) => period === a! + 0.5), erratum };
  const right = law('right', ({ a, period }) => period === 2 * a!);
  const idsOf = (laws: readonly Law[]) => blindLaws(laws, CASES).map(({ law }) => law.id);
  expect(idsOf([printed, right])).toEqual([]);
  expect(idsOf([printed, law('right', () => true)])).toEqual(['printed', 'right']);
  expect(idsOf([printed])).toEqual(['printed']);
});

test('wrong data keep the parameters and lengths of the case, and their numbers stay close', () => {
  const lengths = new Set<string>();
  let most = 0;
  const law: Partial<Law> = {
    holds: ({ a, period }, { terms, patterns }) => {
      lengths.add(`${a}: ${terms.length}, ${patterns.length}, ${patterns[0]!.length}`);
      most = Math.max(most, ...Array.from(terms), ...patterns.flat(), period! - 1000);
      return true;
    },
  };
  expect(blind(law)).toEqual([['one', CASES.length]]);
  expect([...lengths]).toEqual(CASES.map(({ at: [a] }) => `${a}: ${2 * a!}, ${2 * a!}, 3`));
  expect(most).toBe(2 * 11);
});

test('no further case is read after all laws are distinguished from blind ones', () => {
  let read = 0;
  function* cases() {
    for (const instance of CASES) {
      read++;
      yield instance;
    }
  }
  blind({ holds: ({ a, period }) => period === 2 * a! }, cases());
  expect(read).toBe(1);
});

test('a refuted law is not reported as blind', () => {
  const holding = { verdict: 'holds', expected: true, why: '' } as Conclusion;
  expect(concludeBlind(holding, 5)).toMatchObject({
    expected: false,
    blind: 5,
    why: expect.stringContaining('says nothing about the games'),
  });
  const refuted = { verdict: 'fails', expected: false, why: 'not for all c' } as Conclusion;
  expect(concludeBlind(refuted, 5)).toBe(refuted);
  expect(concludeBlind(holding, 0)).toBe(holding);
});
