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

/** N - {a}: p = 2a, s = a, and its first heaps. */
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

function blind(law: Partial<Law>, cases: Iterable<Case> = CASES): readonly [id: string, asked: number][] {
  const one: Law = { kind: 'law', id: 'one', says: 'one', holds: () => true, ...law };
  return blindLaws([one], cases).map(({ law, asked }) => [law.id, asked]);
}

describe('a law is blind', () => {
  test.each<[string, Partial<Law>]>([
    ['if it holds whatever it is shown', { holds: () => true }],
    ['if it reads letters and does not say so', { holds: ({ a }) => a! > 0 }],
    [
      'if it reads data and is an identity',
      { holds: ({ a, period }) => (a! + period!) ** 2 === a! ** 2 + 2 * a! * period! + period! ** 2 },
    ],
    ['if it asks no more than that a series is there', { holds: (_, { terms }) => terms.length > 0 }],
  ])('%s', (_, law) => {
    expect(blind(law)).toEqual([['one', CASES.length]]);
  });

  test.each<[string, Partial<Law>]>([
    ['by a number', { holds: ({ a, period }) => period === 2 * a! }],
    ['by a number that is less', { holds: ({ a, period }) => period! >= 2 * a! }],
    ['by a number beyond a bound with room', { holds: ({ a, period }) => period! <= 2 ** a! + 100 }],
    ['by a number that is not another', { holds: ({ a, period }) => period !== 2 * a! + 1 }],
    ['by a text', { holds: (_, __, { winner }) => winner === 'next' }],
    ['by a sequence', { holds: ({ a }, { terms }) => Array.from(terms).every((term, n) => term === n % a!) }],
    ['by one term', { holds: ({ a }, { terms }) => terms[a!] === 0 }],
    ['by one column of a table', { holds: (_, { patterns }) => patterns.every(([, , bits]) => bits === 1) }],
    [
      'where wrong data alone meet its hypothesis',
      { where: ({ period }) => period === 3, holds: () => false },
    ],
    ['where it breaks', { holds: (_, { terms }) => 'abcdef'.repeat(1 - terms[0]!).length === 6 }],
  ])('and told %s', (_, law) => {
    const cases = CASES.map(one => ({ ...one, values: { ...one.values, winner: 'next' } }));
    expect(blind(law, cases)).toEqual([]);
  });

  test('and told by who wins, whoever that is', () => {
    for (const winner of ['next', 'previous']) {
      const holds: Law['holds'] = (_, __, texts) => texts.winner === winner;
      expect(blind({ holds }, [caseAt(1, { winner })])).toEqual([]);
    }
  });

  test('and asked where wrong data alone meet its hypothesis, if they do not refute it', () => {
    const met = { where: ({ period }: Row) => period! % 2 === 1, holds: () => true };
    expect(blind(met)).toEqual([['one', CASES.length]]);
  });

  test('if nothing that it reads is known, and where no case meets its hypothesis it was not asked', () => {
    const undecided: Value = { status: 'undecided', limit: 100, why: 'no pattern repeated' };
    const holds: Law['holds'] = ({ period }) => period === 0;
    expect(blind({ holds }, [caseAt(1, { period: undecided })])).toEqual([['one', 0]]);
    expect(blind({ where: ({ a }) => a! > 6, holds: () => false })).toEqual([['one', 0]]);
  });

  test('if all that fails is that data have no value: that is no answer of the law', () => {
    const one = caseAt(1);
    Object.defineProperty(one.series, 'patterns', {
      enumerable: true,
      get: () => {
        throw new DefinitionError([{ where: 'patterns', expected: 'max X of at most 53', received: '54' }]);
      },
    });
    expect(blind({ holds: (_, { patterns }) => patterns.length > 0 }, [one])).toEqual([['one', 0]]);
    expect(blind({ holds: (_, { patterns }) => patterns.length > 0 }, [one, caseAt(2)])).toEqual([
      ['one', 1],
    ]);
  });

  test('but not where it fails: that is its verdict', () => {
    expect(blind({ holds: () => false })).toEqual([['one', 0]]);
  });

  test('unless it says that it reads letters alone', () => {
    expect(blind({ ofLetters: true, holds: ({ a }) => a! > 0 })).toEqual([]);
  });

  test('where a case far behind is the only one that meets its hypothesis and tells it', () => {
    const cases = Array.from({ length: 500 }, (_, i) => caseAt(i + 1));
    const told: Partial<Law> = { where: ({ a }) => a === 499, holds: ({ a, period }) => period === 2 * a! };
    expect(blind(told, cases)).toEqual([]);
    expect(blind({ ...told, holds: () => true }, cases)).toEqual([['one', 1]]);
  });
});

test('what is printed and fails of every game is told by the law that corrects it, and not by a blind one', () => {
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
  const idsOf = (laws: readonly Law[]) => blindLaws(laws, CASES).map(one => one.law.id);
  expect(idsOf([printed, right])).toEqual([]);
  expect(idsOf([printed, law('right', () => true)])).toEqual(['printed', 'right']);
  expect(idsOf([printed])).toEqual(['printed']);
});

test('wrong data have the letters of a case, series as long, and numbers that are not far', () => {
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

test('no case is looked at once all laws are told', () => {
  let looked = 0;
  function* cases() {
    for (const one of CASES) {
      looked++;
      yield one;
    }
  }
  blind({ holds: ({ a, period }) => period === 2 * a! }, cases());
  expect(looked).toBe(1);
});

test('of a law that a game refutes it is not said that it says nothing of games', () => {
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
