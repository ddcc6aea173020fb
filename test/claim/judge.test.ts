import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  type Case,
  claimText,
  conclude,
  EMPTY_TALLY,
  type Erratum,
  isRefutedTheorem,
  Judge,
  type Judgement,
  type Law,
  mergeTallies,
  PrintedTable,
  printedTable,
  printedTerms,
  type Tally,
  type Value,
} from '../../src/claim/index.ts';
import { DefinitionError } from '../../src/errors.ts';

const SEED = 12;

/** A law without its `kind`. */
type LawText = Omit<Law, 'kind'>;
const law = (text: LawText): Law => ({ kind: 'law', ...text });
const never = () => [];

function caseAt(a: number, values: Record<string, Value> = {}, terms: number[] = []): Case {
  return { at: [a], game: `N - {${a}}`, values: { a, ...values }, series: { terms } };
}

const even: LawText = {
  id: 'even',
  says: 'a is even',
  holds: ({ a }) => a % 2 === 0,
  mutant: ({ a }) => a % 4 === 0,
  mutantSays: 'a is a multiple of 4',
};

function tallyOf(text: Partial<LawText>, cases: readonly Case[]): Tally {
  const judge = new Judge([law({ ...even, ...text })], never);
  for (const instance of cases) judge.add(instance);
  return judge.tallies[0]!;
}

const undecided: Value = { status: 'undecided', limit: 100, why: 'no pattern repeated' };
const conclusion = (tally: Tally, text: Partial<LawText> = {}, isDefault = true) =>
  conclude(claimText(law({ ...even, ...text }), 'saltus'), tally, 0, { range: 'all', isDefault });

describe('the verdict on a law', () => {
  test('a tally has the least counterexample and the least case that refutes the mutant', () => {
    const tally = tallyOf(
      { where: ({ a }) => a > 2 },
      [9, 4, 3, 6, 2, 1].map(a => caseAt(a)),
    );
    expect(tally).toMatchObject({ cases: 6, met: 4, holds: 2, fails: 2, mutantRefuted: 1 });
    expect(tally.counterexample).toMatchObject({ at: [3], seen: 'a = 3' });
    expect(tally.mutantWitness).toMatchObject({ at: [6] });
  });

  test('a law holds if it holds for all cases that satisfy its hypothesis', () => {
    expect(conclusion(tallyOf({}, [caseAt(2), caseAt(4)]))).toMatchObject({
      verdict: 'holds',
      expected: true,
    });
  });

  test('a law fails if it has one counterexample', () => {
    const failing = conclusion(tallyOf({}, [caseAt(2), caseAt(5)]));
    expect(failing).toMatchObject({ verdict: 'fails', expected: false, why: 'N - {5}: a = 5' });
  });

  test('a law is an error if no case satisfies its hypothesis', () => {
    const vacuous = conclusion(tallyOf({ where: ({ a }) => a > 100 }, [caseAt(2)]));
    expect(vacuous).toMatchObject({
      verdict: 'error',
      expected: false,
      why: 'no case satisfies the hypothesis',
    });
    expect(conclusion(EMPTY_TALLY).verdict).toBe('error');
  });

  test('a law is undecided if it reads an unknown number', () => {
    const holds = ({ a, saltus }: Readonly<Record<string, number>>) => saltus! >= 0 && a! > 0;
    const tally = tallyOf({ holds, mutant: () => false }, [
      caseAt(1, { saltus: 4 }),
      caseAt(2, { saltus: undecided }),
    ]);
    expect(tally).toMatchObject({ met: 2, holds: 1, undecided: 1 });
    expect(conclusion(tally)).toMatchObject({ verdict: 'undecided', expected: false });
  });

  test('a law is an error if its function throws', () => {
    const holds = () => {
      throw new RangeError('a table ends here');
    };
    const tally = tallyOf({ holds }, [caseAt(1)]);
    expect(conclusion(tally)).toMatchObject({ verdict: 'error', why: 'N - {1}: a table ends here' });
  });

  test('a law is an error if its hypothesis throws, and no mutant is evaluated', () => {
    const refuted = vi.fn(() => true);
    const where = () => {
      throw new RangeError('a table ends here');
    };
    const tally = tallyOf({ where, nearMisses: [{ says: 'odd', refuted }] }, [caseAt(1)]);
    expect(tally).toMatchObject({ met: 0, error: 1, told: [false] });
    expect(refuted).not.toHaveBeenCalled();
  });

  test('a law declared to read only parameters receives only parameters', () => {
    const instance = caseAt(4, { saltus: 4 }, [0, 1]);
    const read = (text: Partial<LawText>) => tallyOf({ ofLetters: true, ...text }, [instance]);
    expect(read({})).toMatchObject({ met: 1, holds: 1 });
    expect(() => read({ holds: ({ saltus }) => saltus === 4 })).toThrow(
      /number of the case: a, received saltus/,
    );
    expect(() => read({ holds: (_, { terms }) => terms[0] === 0 })).toThrow(/received terms$/);
    // TypeScript would reject reading the second argument as a row.
    const second = (_: unknown, row: unknown) => (row as { a: number }).a > 0;
    expect(() => read({ holds: second })).toThrow(
      /received a\n +hint: parameters and measures are in the first argument/,
    );
    expect(tallyOf({ holds: ({ saltus }) => saltus === 4 }, [instance])).toMatchObject({ holds: 1 });
  });

  test('a law that reads an unknown name is rejected as an error of the definition', () => {
    expect(() => tallyOf({ holds: ({ satlus }) => satlus! > 0 }, [caseAt(1)])).toThrow(DefinitionError);
    expect(() => tallyOf({ holds: ({ satlus }) => satlus! > 0 }, [caseAt(1)])).toThrow(
      /even.*received satlus$/,
    );
    const read = (holds: LawText['holds']) => () => tallyOf({ holds }, [caseAt(1, { period: 2 })]);
    expect(read(({ satlus }) => satlus === 2)).toThrow(
      /received satlus\n +hint: did you mean saltus\? Then add it to measure\.$/,
    );
    expect(read(({ peroid }) => peroid === 2)).toThrow(/received peroid\n +hint: did you mean period\?$/);
    expect(read(({ saltus }) => saltus === 2)).toThrow(/received saltus\n +hint: add 'saltus' to measure$/);
    expect(read(({ colour }) => colour === 2)).toThrow(/received colour$/);
    expect(() => tallyOf({ holds: row => row.toString === undefined }, [caseAt(1)])).toThrow(DefinitionError);
  });

  test('a law with an erratum is expected to fail, and its verdict is unexpected if it holds', () => {
    const erratum: Erratum = {
      nature: 'wrong',
      printed: 'even',
      right: 'even, but for 3',
      why: 'because',
      fails: { says: 'a = 3', where: ({ a }) => a === 3 },
    };
    const fails = tallyOf({ erratum }, [caseAt(3), caseAt(4), caseAt(6)]);
    const holds = tallyOf({ erratum }, [caseAt(4), caseAt(6)]);
    expect(conclusion(fails, { erratum })).toMatchObject({ verdict: 'fails', expected: true });
    expect(conclusion(holds, { erratum })).toMatchObject({ verdict: 'holds', expected: false });
    expect(conclusion(holds, { erratum }, false)).toMatchObject({ verdict: 'holds', expected: true });
  });

  test('a law with an erratum must fail in exactly the cases of the erratum', () => {
    const erratum = (says: string, where: Judgement): Erratum => ({
      nature: 'wrong',
      printed: 'even',
      right: 'even, but for 3',
      why: 'because',
      fails: { says, where },
    });
    const three = erratum('a = 3', ({ a }) => a === 3);
    const outside = tallyOf({ erratum: three }, [caseAt(3), caseAt(5)]);
    expect(conclusion(outside, { erratum: three })).toMatchObject({
      verdict: 'fails',
      expected: false,
      why: 'differs from its recorded erratum, which says that it fails exactly where a = 3: N - {5}: a = 5',
    });
    const small = erratum('a < 5', ({ a }) => a! < 5);
    const spared = tallyOf({ erratum: small }, [caseAt(3), caseAt(4)]);
    expect(conclusion(spared, { erratum: small })).toMatchObject({ verdict: 'fails', expected: false });
    expect(conclusion(outside, { erratum: three }, false).expected).toBe(false);
  });

  test('a law is rejected if a function returns neither true nor false', () => {
    const promised = (async () => true) as unknown as Judgement;
    expect(() => tallyOf({ holds: promised }, [caseAt(1)])).toThrow(
      /claim even.holds.*true or false.*a promise/,
    );
    const failing = (async () => {
      throw new Error('nobody waits for it');
    }) as unknown as Judgement;
    expect(() => tallyOf({ holds: failing }, [caseAt(1)])).toThrow(/claim even.holds.*a promise/);
    const blank = (() => undefined) as unknown as Judgement;
    for (const part of ['where', 'holds', 'mutant'] as const) {
      expect(() => tallyOf({ [part]: blank }, [caseAt(4)])).toThrow(
        new RegExp(`claim even.${part}.*undefined`),
      );
    }
  });

  test('a proved law that holds cites its theorem and its cases', () => {
    const theorem = { reference: 'doe-2001, Theorem 2', hypothesis: 'a even' };
    const where: Judgement = ({ a }) => a % 2 === 0;
    const proved = conclusion(tallyOf({ where }, [caseAt(3), caseAt(4), caseAt(6)]), { theorem });
    expect(proved).toMatchObject({ verdict: 'holds', expected: true, mutant: 'refuted' });
    expect(proved.restsOn).toEqual({ kind: 'theorem', ...theorem, range: 'all', cases: 2 });
    expect(isRefutedTheorem(proved)).toBe(false);
    const undecidedOne = tallyOf({ where: ({ saltus }) => saltus! > 0 }, [caseAt(2, { saltus: undecided })]);
    const open = conclusion(undecidedOne, { theorem });
    expect(open).toMatchObject({ verdict: 'undecided', restsOn: { kind: 'computed' } });
  });

  test('a proved law that fails is an error over any range', () => {
    const theorem = { reference: 'doe-2001, Theorem 2', hypothesis: 'any a' };
    for (const isDefault of [true, false]) {
      const broken = conclusion(tallyOf({}, [caseAt(4), caseAt(5)]), { theorem }, isDefault);
      expect(broken).toMatchObject({ verdict: 'error', expected: false, restsOn: { kind: 'computed' } });
      expect(broken.why).toBe(
        'a theorem fails, so its proof (doe-2001, Theorem 2) or the engine is wrong: N - {5}: a = 5',
      );
      expect(isRefutedTheorem(broken)).toBe(true);
    }
  });

  test('a law without an applicable case is vacuous over another range, and an error over its own', () => {
    const none = tallyOf({ where: () => false }, [caseAt(4)]);
    expect(conclusion(none)).toMatchObject({ verdict: 'error', expected: false });
    expect(conclusion(none, {}, false)).toMatchObject({
      verdict: 'vacuous',
      expected: true,
      why: 'no case satisfies the hypothesis',
    });
  });

  test('a mutant survives if no case refutes it', () => {
    expect(conclusion(tallyOf({}, [caseAt(4), caseAt(8)])).mutant).toBe('survived');
    expect(conclusion(tallyOf({}, [caseAt(4), caseAt(6)])).mutant).toBe('refuted');
    // A case that refutes the law itself does not count against the mutant.
    expect(conclusion(tallyOf({}, [caseAt(3), caseAt(4)])).mutant).toBe('survived');
    // A law that never holds has no evaluated mutant.
    expect(conclusion(tallyOf({}, [caseAt(3)])).mutant).toBe('unasked');
  });
});

describe('the verdict on a printed table', () => {
  const claim = printedTable('table.csv', { key: ['a'], cells: ['saltus'] });
  const rows = [
    { a: '1', saltus: '4', printed: 'x' },
    { a: '2', saltus: '8', printed: 'y' },
  ];
  const compare = (cases: readonly Case[], isDefault = true) => {
    const judge = new Judge([claim], () => rows);
    for (const instance of cases) judge.add(instance);
    return conclude(claimText(claim, 'x'), judge.tallies[0]!, rows.length, { range: 'all', isDefault });
  };

  test('a printed table holds if every printed row is a case with the printed numbers', () => {
    expect(compare([caseAt(1, { saltus: 4 }), caseAt(2, { saltus: 8 })])).toMatchObject({
      verdict: 'holds',
      missing: 0,
      extra: 0,
    });
  });

  test('a printed table is compared only in the rows that satisfy its condition', () => {
    const small = printedTable('table.csv', { key: ['a'], cells: ['saltus'], where: 'saltus < 8 and a < 9' });
    const judge = new Judge([small], () => rows);
    judge.add(caseAt(1, { saltus: 4 }));
    const size = new PrintedTable(small, rows).records.length;
    expect(size).toBe(1);
    expect(
      conclude(claimText(small, 'x'), judge.tallies[0]!, size, { range: 'all', isDefault: true }),
    ).toMatchObject({ verdict: 'holds', missing: 0, extra: 0 });
  });

  test('a condition of a printed table allows cases that it excludes', () => {
    const small = printedTable('table.csv', { key: ['a'], cells: ['saltus'], where: 'saltus < 8' });
    const judge = new Judge([small], () => rows);
    for (const a of [1, 2]) judge.add(caseAt(a, { saltus: 4 * a }));
    expect(
      conclude(claimText(small, 'x'), judge.tallies[0]!, 1, { range: 'all', isDefault: true }),
    ).toMatchObject({ verdict: 'holds', missing: 0, extra: 0 });
  });

  test('a condition on a column that is not printed or not an integer is rejected', () => {
    const table = (where: string) =>
      new PrintedTable({ ...printedTable('table.csv', { key: ['a'], cells: [] }), where }, rows);
    expect(() => table('b < 3')).toThrow(DefinitionError);
    expect(() => table('printed < 3')).toThrow('data/published/table.csv, row 1, column printed');
  });

  test('a row is found by its set, if the key is the set', () => {
    const bySet = printedTable('table.csv', { key: ['set'], cells: ['saltus'] });
    const printed = [{ set: 'N - {2}', saltus: '8' }];
    const judge = new Judge([bySet], () => printed);
    judge.add(caseAt(2, { saltus: 9 }));
    const { why } = conclude(claimText(bySet, 'x'), judge.tallies[0]!, 1, { range: 'all', isDefault: true });
    expect(why).toBe('N - {2}: saltus: printed 8, computed 9');
  });

  test('a printed table fails if one cell differs', () => {
    const differs = compare([caseAt(1, { saltus: 4 }), caseAt(2, { saltus: 9 })]);
    expect(differs).toMatchObject({ verdict: 'fails', why: 'N - {2}: saltus: printed 8, computed 9' });
  });

  test('all differing rows and cells are listed, even next to undecided cells', () => {
    const printed = [1, 2, 3, 4, 5].map(a => ({ a: `${a}`, p: '4', q: '2' }));
    const two = printedTable('table.csv', { key: ['a'], cells: ['p', 'q'] });
    const judged = (...cases: readonly Case[]) => {
      const judge = new Judge([two], () => printed);
      for (const instance of cases) judge.add(instance);
      return judge.tallies[0]!;
    };
    const cases = [
      caseAt(1, { p: 5, q: 3 }),
      caseAt(2, { p: 4, q: 2 }),
      caseAt(3, { p: undecided, q: 3 }),
      caseAt(4, { p: 5, q: undecided }),
      caseAt(6, { p: 5, q: 5 }),
    ];
    const tally = judged(...cases);
    const [first, ...rest] = [
      ['N - {1}', 'p: printed 4, computed 5; q: printed 2, computed 3'],
      ['N - {3}', 'q: printed 2, computed 3'],
      ['N - {4}', 'p: printed 4, computed 5'],
    ];
    expect(tally.differs?.map(({ game, seen }) => [game, seen])).toEqual([first, ...rest]);
    expect(tally).toMatchObject({ met: 4, holds: 1, fails: 3, counterexample: { game: 'N - {1}' } });
    const concluded = conclude(claimText(two, 'x'), tally, 5, { range: 'all', isDefault: true });
    const listed = [first!, ...rest].map(parts => parts.join(': ')).join('; ');
    expect(concluded.why).toBe(`1 printed row missing (row 5), 1 case not printed; ${listed}`);
    const parts = [judged(...cases.slice(3)), judged(), judged(...cases.slice(0, 3))];
    expect(parts.reduce(mergeTallies, EMPTY_TALLY)).toEqual(tally);
  });

  test('a reason lists at most ten rows', () => {
    const printed = Array.from({ length: 30 }, (_, i) => ({ a: `${i + 1}`, saltus: '1' }));
    const judge = new Judge([claim], () => printed);
    for (let a = 1; a <= 12; a++) judge.add(caseAt(a, { saltus: 2 }));
    const { why } = conclude(claimText(claim, 'x'), judge.tallies[0]!, 30, { range: 'all', isDefault: true });
    expect(why).toMatch(/^18 printed rows missing \(rows 13, 14, .*, 22, …\); N - \{1\}: .*; and 2 more$/);
    expect(why.match(/printed 1/g)).toHaveLength(10);
  });

  test('a printed table fails if a printed row is missing from the sweep, or a case is not printed', () => {
    expect(compare([caseAt(1, { saltus: 4 })])).toMatchObject({
      verdict: 'fails',
      missing: 1,
      extra: 0,
      why: '1 printed row missing (row 2)',
    });
    const more = [1, 2, 3].map(a => caseAt(a, { saltus: 4 * a }));
    expect(compare(more)).toMatchObject({
      verdict: 'fails',
      missing: 0,
      extra: 1,
      why: '1 case not printed',
    });
    expect(compare(more, false)).toMatchObject({ verdict: 'holds', missing: 0, extra: 1 });
  });

  test('a printed table is undecided if the computed number is undecided', () => {
    const known = compare([caseAt(1, { saltus: undecided }), caseAt(2, { saltus: 8 })]);
    expect(known).toMatchObject({ verdict: 'undecided', expected: false });
  });

  test.each([
    ['p', { p: undecided, q: 2 }],
    ['q', { p: 4, q: undecided }],
  ])('a row is undecided if its number %s is undecided and the other number agrees', (_, values) => {
    const two = printedTable('table.csv', { key: ['a'], cells: ['p', 'q'] });
    const judge = new Judge([two], () => [{ a: '1', p: '4', q: '2' }]);
    judge.add(caseAt(1, values));
    expect(judge.tallies[0]).toMatchObject({ undecided: 1, fails: 0, holds: 0 });
  });

  test.each([
    ['a key that occurs twice', [rows[0]!, rows[0]!], /which occurs twice/],
    ['a cell that is not an integer', [{ a: '1', saltus: '4.5' }], /integer, received "4.5"/],
    ['a cell beyond 2^53', [{ a: '1', saltus: '9007199254740993' }], /an integer/],
    ['a missing column', [{ a: '1' }], /row 1, column saltus: expected this column, received nothing/],
  ])('a printed table is rejected if it has %s', (_, bad, message) => {
    expect(() => new Judge([claim], () => bad)).toThrow(message);
  });

  test('a printed table with an unknown parameter or measure is rejected as an error of the definition', () => {
    expect(() => compare([{ ...caseAt(1), values: { b: 1 } }])).toThrow(DefinitionError);
    expect(() => compare([caseAt(1)])).toThrow(/measures of the pipeline/);
  });
});

test('printed terms are compared and counted one by one', () => {
  const claim = printedTerms('terms.csv', { series: 'terms', heap: 'n', term: 'g' });
  const rows = [0, 1, 2].map(n => ({ n: `${n}`, g: `${n}` }));
  const judged = (terms: number[]) => {
    const judge = new Judge([claim], () => rows);
    judge.add(caseAt(1, {}, terms));
    return conclude(claimText(claim, 'x'), judge.tallies[0]!, 3, { range: 'all', isDefault: true });
  };
  expect(judged([0, 1, 2])).toMatchObject({ verdict: 'holds', tally: { holds: 3 } });
  expect(judged([0, 1, 1])).toMatchObject({
    verdict: 'fails',
    why: 'N - {1}: heap 2: printed 2, computed 1',
    tally: { holds: 2, fails: 1 },
  });
  expect(judged([5, 1, 1])).toMatchObject({ tally: { met: 3, holds: 1, fails: 2 } });
  // A printed term beyond the computed series is undecided, not refuted.
  expect(judged([0, 1])).toMatchObject({
    verdict: 'undecided',
    why: 'N - {1}: heap 2 is beyond the 2 computed terms',
    tally: { met: 3, holds: 2, fails: 0, undecided: 1 },
  });
  expect(judged([0, 5])).toMatchObject({
    verdict: 'fails',
    why: 'N - {1}: heap 1: printed 1, computed 5',
    tally: { met: 3, holds: 1, fails: 1, undecided: 1 },
  });
  const negative = () => new Judge([claim], () => [{ n: '-1', g: '0' }]);
  expect(negative).toThrow('row 1, column n: expected a heap of at least 0, received -1');
});

test('merged tallies do not depend on grouping or order', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 20 });
  const fails = { says: 'a is a multiple of 3', where: (({ a }) => a % 3 === 0) satisfies Judgement };
  const erratum: Erratum = { nature: 'slip', printed: 'x', right: 'y', why: 'z', fails };
  fc.assert(
    fc.property(numbers, fc.nat(), (all, cut) => {
      const tally = (part: number[]) =>
        tallyOf(
          { where: ({ a }) => a > 5, erratum },
          part.map(a => caseAt(a)),
        );
      const whole = tally(all);
      const at = cut % all.length;
      const parts = [all.slice(0, at), all.slice(at)].map(tally);
      expect(mergeTallies(parts[0]!, parts[1]!)).toEqual(whole);
      expect(mergeTallies(parts[1]!, parts[0]!)).toEqual(whole);
    }),
    { seed: SEED, numRuns: 200 },
  );
});
