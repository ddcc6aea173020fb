import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf, verifyCertificate } from '../../src/check/verify-certificate.ts';
import type { Certificate } from '../../src/game/certificate.ts';
import { mutations } from './mutations.ts';
import { allBut, finite, type NaiveGame, NORMAL, naiveCertificate, type Rule } from './naive.ts';

const OUTCOMES: Rule = { ...NORMAL, sequence: 'outcomes' };
const TAKE_ALL: Rule = { ...OUTCOMES, ending: 'take-all' };
const MISERE: Rule = { ...OUTCOMES, objective: 'last-player-loses' };
const MISERE_TAKE_ALL: Rule = { ...TAKE_ALL, objective: 'last-player-loses' };

/** Game, rule, and the preperiod, period and saltus that a source states. */
const CASES: readonly [NaiveGame, Rule, Partial<Certificate>][] = [
  [allBut(2, 3, 6, 8), NORMAL, { preperiod: 42, period: 9, saltus: 3 }],
  [allBut(1, 3, 4, 7), NORMAL, { preperiod: 0, period: 8, saltus: 2 }],
  [allBut(1, 3, 4), NORMAL, { preperiod: 0, period: 12, saltus: 4 }],
  [allBut(), NORMAL, { preperiod: 0, period: 1, saltus: 1 }],
  [allBut(7), NORMAL, { preperiod: 0, period: 14, saltus: 7 }],
  [finite(1, 3, 4), NORMAL, { preperiod: 0, period: 7, saltus: 0 }],
  [finite(1, 3, 4), OUTCOMES, { preperiod: 0, period: 7, saltus: 0 }],
  [finite(4, 6, 11, 14), NORMAL, { saltus: 0 }],
  [finite(4, 6, 11, 14), { ...NORMAL, ending: 'take-all' }, { saltus: 0 }],
  [finite(3, 5, 6), TAKE_ALL, { period: 4, saltus: 0 }],
  [finite(3, 5, 6), MISERE, { saltus: 0 }],
  [finite(4, 6, 11, 14), MISERE_TAKE_ALL, { saltus: 0 }],
  [finite(2), MISERE, { preperiod: 0, period: 4, saltus: 0 }],
];

function refusalOf(certificate: Certificate): string {
  const verdict = verifyCertificate(certificate);
  return verdict.ok ? 'passed' : verdict.why;
}

/** Lists the mutants that pass. */
function passing(certificate: Certificate): string[] {
  return [...mutations(certificate)].flatMap(({ path, mutant }) =>
    verifyCertificate(mutant).ok ? [path] : [],
  );
}

describe('a true certificate passes and fails if any number in it is changed by one', () => {
  it.each(CASES.map(([game, ...rest]) => [game.notation, game, ...rest] as const))(
    '%s',
    (_, game, rule, stated) => {
      const certificate = naiveCertificate(game, rule);
      expect(certificate).toMatchObject(stated);
      expect(verifyCertificate(certificate)).toEqual({ ok: true, heaps: costOf(certificate) });
      expect(passing(certificate)).toEqual([]);
    },
  );
});

describe('random sets', () => {
  const set = fc.uniqueArray(fc.integer({ min: 1, max: 11 }), { minLength: 1, maxLength: 5 });
  const rule = fc.constantFrom(
    NORMAL,
    { ...NORMAL, ending: 'take-all' } as const,
    OUTCOMES,
    TAKE_ALL,
    MISERE,
    MISERE_TAKE_ALL,
  );
  const runs = { seed: 20120116, numRuns: 50 };

  it('true certificates of all-but games pass, and their mutants fail', () => {
    fc.assert(
      fc.property(set, numbers => provedOnlyAsTrue(allBut(...ascending(numbers)), NORMAL)),
      runs,
    );
  });

  it('true certificates of finite sets pass under every rule, and their mutants fail', () => {
    fc.assert(
      fc.property(set, rule, (numbers, rule) => provedOnlyAsTrue(finite(...ascending(numbers)), rule)),
      runs,
    );
  });

  function provedOnlyAsTrue(game: NaiveGame, rule: Rule): void {
    const certificate = naiveCertificate(game, rule);
    expect(verifyCertificate(certificate)).toMatchObject({ ok: true });
    expect(passing(certificate)).toEqual([]);
  }

  function ascending(numbers: readonly number[]): number[] {
    return [...numbers].sort((x, y) => x - y);
  }
});

describe('a consistent certificate with a wrong claim', () => {
  const pattern = naiveCertificate(allBut(2, 3, 6, 8));
  const window = naiveCertificate(finite(4, 6, 11, 14));

  it('twice the period of an all-but game is rejected', () => {
    const { period, saltus, repeat } = pattern;
    if (repeat.kind !== 'boundary-pattern') throw new Error('not a pattern');
    const twice = { ...repeat, to: repeat.to + period, valueTo: repeat.valueTo + saltus };
    expect(refusalOf({ ...pattern, period: 2 * period, saltus: 2 * saltus, repeat: twice })).toBe(
      '9 heaps is already a period',
    );
  });

  it('three times the period of a finite set is rejected', () => {
    const { period, repeat } = window;
    const thrice = { ...repeat, to: repeat.to + 2 * period };
    expect(refusalOf({ ...window, period: 3 * period, repeat: thrice })).toBe(
      `${period} heaps is already a period`,
    );
  });

  it('the heap of the first repeated pattern is rejected as preperiod, above or below the true one', () => {
    expect(pattern).toMatchObject({ preperiod: 42, repeat: { from: 39 } });
    expect(refusalOf({ ...pattern, preperiod: 39 })).toBe('the sequence does not repeat from heap 39');
    const pure = naiveCertificate(allBut(1, 3, 4, 7));
    expect(pure).toMatchObject({ preperiod: 0, repeat: { from: 5 } });
    expect(refusalOf({ ...pure, preperiod: 5 })).toBe('the sequence already repeats from heap 4');
  });

  it('a preperiod beyond the repeat is rejected', () => {
    expect(refusalOf({ ...pattern, preperiod: 2 ** 52 })).toBe('the sequence already repeats from heap 47');
    expect(refusalOf({ ...window, preperiod: 2 ** 52 })).toMatch(/repeats from heap \d+/);
  });

  it('a pattern that is moved by one heap, with its values, is rejected', () => {
    const { repeat } = pattern;
    expect(
      refusalOf({ ...pattern, repeat: { ...repeat, from: repeat.from + 1, to: repeat.to + 1 } }),
    ).toMatch(/^value \d+ does not start at heap 40/);
  });

  it('a run divided by an empty run, or a cell moved between runs, is rejected', () => {
    const { repeat } = pattern;
    if (repeat.kind !== 'boundary-pattern') throw new Error('not a pattern');
    const [first = 0, second = 0, ...rest] = repeat.pattern;
    const refused = (runs: number[]) => refusalOf({ ...pattern, repeat: { ...repeat, pattern: runs } });
    expect(refused([first, 0, 0, second, ...rest])).toBe('the runs do not make up 8 cells');
    expect(refused([first + 1, second - 1, ...rest])).toMatch(/with this pattern$|8 cells$/);
  });

  it('the same numbers under another rule are rejected', () => {
    expect(refusalOf({ ...window, ending: 'take-all' })).not.toBe('passed');
    expect(refusalOf({ ...window, sequence: 'outcomes' })).not.toBe('passed');
    expect(refusalOf({ ...window, objective: 'last-player-loses' })).toBe('misère play has no nim-values');
    expect(refusalOf({ ...pattern, ending: 'take-all' })).toMatch(/^patterns prove nothing under take-all/);
    expect(refusalOf({ ...pattern, sequence: 'outcomes' })).toMatch(/^patterns prove nothing/);
  });

  it('the wrong kind of repeat for the game is rejected', () => {
    expect(refusalOf({ ...pattern, game: '{2, 3, 6, 8}' })).toBe('only all-but games have patterns');
    expect(refusalOf({ ...window, game: 'N - {4, 6, 11, 14}' })).toBe('only finite sets have windows');
    expect(refusalOf({ ...window, game: 'primes' })).toBe('only finite sets have windows');
  });
});
