import { describe, expect, test } from 'vitest';
import {
  about,
  claim,
  claimText,
  closeLaw,
  conclude,
  Judge,
  law,
  misprint,
  type OpenLaw,
  ours,
  paper,
  when,
} from '../../../src/claim/index.ts';

const doe = paper('doe-2001');

/** Returns the verdict on a law over a = 1, …, 12. */
function judged(written: OpenLaw) {
  const claim = closeLaw(written, ['a', 'T']);
  const judge = new Judge([claim], () => []);
  for (let a = 1; a <= 12; a++) judge.add({ at: [a], game: `N - {${a}}`, values: { a }, series: {} });
  return conclude(claimText(claim, 'doe-2001'), judge.tallies[0]!, 0, { range: 'all', isDefault: true });
}

const even = doe.claim('even', 'Lemma 3', {
  with: [2, 4],
  says: t => `a² is divisible by ${t}`,
  where: ({ a }) => a! % 2 === 0,
  holds: (t, { a }) => a! ** 2 % t === 0,
});

describe('a law with a constant', () => {
  test('a law has the right constant, and its mutant the wrong one', () => {
    expect(even.says).toBe('a² is divisible by 2');
    expect(even.mutantSays).toBe('a² is divisible by 4');
  });

  test('a mutant with another constant is refuted where the two differ', () => {
    const third = law({
      id: 'x',
      with: [1, 3],
      says: 'a ≥ 1',
      mutantSays: 'a ≥ 3',
      holds: (t, { a }) => a! >= t,
    });
    expect(judged(third)).toMatchObject({ verdict: 'holds', mutant: 'refuted', tally: { mutantRefuted: 2 } });
    expect(third).toMatchObject({ says: 'a ≥ 1', mutantSays: 'a ≥ 3' });
    expect(judged(even)).toMatchObject({ verdict: 'holds', mutant: 'survived' });
  });

  test('a hypothesis may be a formula next to a function', () => {
    const open = law({
      id: 'x',
      with: [2, 3],
      says: t => `a is divisible by ${t}`,
      where: 'even(a)',
      holds: (t, { a }) => a! % t === 0,
    });
    expect(open).toMatchObject({ where: ['even(a)'], mutantSays: 'a is divisible by 3' });
    expect(judged(open)).toMatchObject({
      verdict: 'holds',
      mutant: 'refuted',
      tally: { met: 6, mutantRefuted: 4 },
    });
  });
});

describe('the source of a claim', () => {
  test("a source precedes the place, or appears without one; a claim without a place has the pipeline's", () => {
    expect(even.source).toBe('doe-2001, Lemma 3');
    expect(doe.theorem('Lemma 4', 'all a')).toEqual({ reference: 'doe-2001, Lemma 4', hypothesis: 'all a' });
    const text = { says: 'x', holds: () => true, mutant: () => false, mutantSays: 'y' };
    expect(doe.claim('x', text).source).toBeUndefined();
    expect([ours('x', text).source, ours('x', 'sharp', text).source]).toEqual(['saltus', 'saltus, sharp']);
    expect(claim('x', text).source).toBeUndefined();
    expect(claim('x', 'my notebook, page 1', text).source).toBe('my notebook, page 1');
    expect(doe.about().source).toBe('doe-2001');
    expect(doe.about('section 2')).toEqual({ ...about('doe-2001'), source: 'doe-2001, section 2' });
  });

  test('a claim without an id before the rest is rejected', () => {
    expect(() => ours({ id: 'x', holds: 'a = 1' } as never, undefined as never)).toThrow(
      'an id, a place and the rest',
    );
  });
});

describe('a shared hypothesis', () => {
  test('a hypothesis precedes the sentence of each law and restricts its cases', () => {
    const [small, both] = when('a ≤ 6', ({ a }) => a! <= 6, [{ ...even, where: [() => true] }, [even]]);
    expect(both!.says).toBe('a ≤ 6: a² is divisible by 2');
    expect(judged(small!).tally).toMatchObject({ cases: 12, met: 6 });
    expect(judged(both!).tally).toMatchObject({ cases: 12, met: 3 });
  });
});

describe('a misprint', () => {
  const printed = {
    id: 'printed',
    at: 'Lemma 4',
    says: 'a > 1',
    holds: ({ a }: Readonly<Record<string, number>>) => a! > 1,
    nature: 'slip',
    printed: '"a > 1"',
    right: 'a ≥ 1',
    why: 'It begins at 1.',
    fails: { says: 'a = 1', where: ({ a }: Readonly<Record<string, number>>) => a === 1 },
  } as const;
  const right = { id: 'right', at: 'Lemma 4 corrected', says: 'a ≥ 1', holds: () => true };

  test('a misprint fails exactly where it claims, and is the mutant of its correction', () => {
    const { id, at, ...rest } = right;
    expect(doe.instead(id, at, rest)).toEqual(right);
    const [wrong, corrected] = doe.erratum('printed', 'Lemma 4', { ...printed, corrected: right });
    expect(judged(wrong!)).toMatchObject({ verdict: 'fails', expected: true, mutant: null });
    expect(wrong).toMatchObject({ source: 'doe-2001, Lemma 4', erratum: { correctedBy: 'right' } });
    expect(judged(corrected!)).toMatchObject({ verdict: 'holds', mutant: 'refuted' });
    expect(corrected).toMatchObject({ source: 'saltus, Lemma 4 corrected', mutantSays: 'as printed: a > 1' });
  });

  test('a misprint without cases must always fail, and is unexpected if it holds once', () => {
    const { fails, ...always } = printed;
    const [wrong] = misprint({ ...always, corrected: 'elsewhere' });
    expect(wrong!.erratum).toMatchObject({ fails: { says: 'always' }, correctedBy: 'elsewhere' });
    expect(judged(wrong!)).toMatchObject({ verdict: 'fails', expected: false });
  });

  test('a misprint says nothing beyond its hypothesis, so it refutes no mutant there', () => {
    const [, corrected] = misprint({ ...printed, where: ({ a }) => a! > 1, corrected: right });
    expect(judged(corrected!)).toMatchObject({ verdict: 'holds', mutant: 'survived' });
  });

  describe('a misprint written as a formula', () => {
    const { says: _, ...slip } = { ...printed, holds: 'a > 1', fails: 'a = 1' } as const;
    test('a formula is used as its own sentence, also for the condition under which it fails', () => {
      const [wrong, corrected] = doe.erratum('printed', 'Lemma 4', {
        ...slip,
        corrected: doe.instead('right', 'Lemma 4 corrected', { holds: 'a >= 1' }),
      });
      expect(wrong).toMatchObject({
        says: 'a > 1',
        formulas: ['a > 1'],
        erratum: { fails: { says: 'a = 1' } },
      });
      expect(judged(wrong!)).toMatchObject({ verdict: 'fails', expected: true, mutant: null });
      expect(claimText(closeLaw(wrong!, ['a']), 'x')).toMatchObject({
        formulas: ['a > 1'],
        erratum: { failsWhere: 'a = 1' },
      });
      expect(judged(corrected!)).toMatchObject({ verdict: 'holds', mutant: 'refuted' });
      expect(judged(corrected!).tally.mutantWitness).toMatchObject({ at: [1] });
      expect(corrected).toMatchObject({
        source: 'saltus, Lemma 4 corrected',
        mutantSays: 'as printed: a > 1',
      });
    });

    test('a formula may be combined with functions, in any part', () => {
      const ofFunction = { says: 'a ≥ 1', holds: () => true };
      for (const text of [
        { ...slip, corrected: { id: 'right', ...ofFunction } },
        { ...printed, corrected: { id: 'right', holds: 'a >= 1' } },
        { ...printed, fails: 'a = 1', corrected: { id: 'right', ...ofFunction } },
        { ...slip, where: 'a > 0', corrected: { id: 'right', ...ofFunction, where: 'a > 0' } },
      ]) {
        const [wrong, corrected] = misprint(text);
        expect(judged(wrong!)).toMatchObject({ verdict: 'fails', expected: true });
        expect(judged(corrected!)).toMatchObject({ verdict: 'holds', mutant: 'refuted' });
      }
      const beyond = misprint({ ...slip, where: 'a > 1', corrected: { id: 'right', ...ofFunction } });
      expect(judged(beyond[1]!)).toMatchObject({ verdict: 'holds', mutant: 'survived' });
    });

    test('a misprinted closed form is the mutant of the right one', () => {
      const form = { ...slip, fails: 'a > 1', holds: { E: '2 / 3' } };
      const corrected = { id: 'right', holds: { E: '2^a / (2^a + 1)' } };
      const [wrong, right] = misprint({ ...form, corrected }).map(open => closeLaw(open, ['a']));
      const cases = [1, 2].map(a => ({
        ...{ at: [a], game: `{${a}}`, series: {} },
        values: { a, E: `${2 ** a}/${2 ** a + 1}` },
      }));
      const judge = new Judge([wrong!, right!], () => []);
      for (const instance of cases) judge.add(instance);
      const [failing, holding] = judge.tallies;
      expect(failing).toMatchObject({ holds: 1, fails: 1, misplaced: 0 });
      expect(holding).toMatchObject({ holds: 2, mutantRefuted: 1, mutantWitness: { at: [2] } });
      expect([wrong!.mutant, claimText(wrong!, 'x').closedForm]).toEqual([undefined, undefined]);
      expect(right!.mutantSays).toBe('as printed: E = 2 / 3');
    });

    test('an error names the part that contains it', () => {
      const close = (text: object) =>
        misprint({ ...slip, corrected: 'right', ...text }).map(open => closeLaw(open, ['a']));
      expect(() => close({ holds: 'q > 1' })).toThrow('claim printed.holds');
      expect(() => close({ fails: 'q > 1' })).toThrow('claim printed.erratum.fails');
      expect(() => close({ corrected: { id: 'right', holds: 'q > 1' } })).toThrow('claim right.holds');
      expect(() => misprint({ ...slip, holds: () => true, corrected: 'right' })).toThrow('law printed.says');
    });
  });

  test('a misprint may be corrected by a law that has a mutant of its own', () => {
    expect(misprint({ ...printed, corrected: even })[1]).toBe(even);
  });
});

describe('meaningless claims are rejected where they are written', () => {
  const holds = (_t: unknown, { a }: Readonly<Record<string, number>>) => a! > 0;
  test.each<[string, () => unknown, string]>([
    ['a number as a hypothesis', () => law({ id: 'x', holds: 'a = 1', where: 7 } as never), 'law x.where'],
    ['equal constants', () => law({ id: 'x', with: [1, 1], says: t => `${t}`, holds }), 'law x.with'],
    ['one constant', () => law({ id: 'x', with: [1] as never, says: 'x', holds }), 'law x.with'],
    ['one sentence for both constants', () => law({ id: 'x', with: [1, 2], says: 'x', holds }), 'law x.says'],
    [
      'two mutants',
      () => law({ id: 'x', with: [1, 2], says: 'x', holds, mutant: () => true } as never),
      'law x.mutant',
    ],
    [
      'a misprint without a correction',
      () => misprint({ id: 'x', corrected: undefined } as never),
      'misprint',
    ],
    ['no hypothesis', () => when('x', [] as never, []), 'when x'],
    ['no laws', () => when('x', () => true, []), 'when x'],
    ['no source', () => paper(undefined as never), 'paper'],
  ])('%s', (_, write, where) => {
    expect(write).toThrow(where);
  });
});
