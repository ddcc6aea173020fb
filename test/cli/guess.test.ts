import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gcd } from '../../src/game/language/arithmetic.ts';
import { SmallPipeline } from './small-pipeline.ts';

let small: SmallPipeline;
beforeEach(() => {
  small = new SmallPipeline();
  small.chosen = false;
});
afterEach(() => small.remove());

const guess = (...words: string[]) => small.say('guess', ...words);

describe('guess', () => {
  test('finds the same laws in the rows of a run as in the family', async () => {
    await small.say('run', 'small', '--over', 'a=1..30', '--name', 'wide');
    const ofRun = await guess('small', '--run', 'wide', '--measure', 'period', '--json');
    const ofFamily = await guess('N - {a}', '--over', 'a=1..30', '--measure', 'period', '--json');
    expect(JSON.parse(ofFamily.out).laws).toEqual([
      {
        law: 'period = 2a',
        found: 21,
        confirmed: 9,
        exceptions: 0,
        beyond: { cases: 60, fails: 0, undecided: 0, counterexample: null },
      },
    ]);
    expect(JSON.parse(ofRun.out).laws).toEqual(JSON.parse(ofFamily.out).laws);
  });

  test('reports a law that fails in ranges that extend twice as far', async () => {
    const family = ['N - {a, b, a+b}', '--over', 'a=1..14', '--over', 'b=3a..4a', '--where', 'gcd(a, b) = 1'];
    const { out } = await guess(...family, '--measure', 'saltus');
    // By Conjecture 12 the saltus is a(b + dist(b, 2a)), which is 4a^2 only up to b = 4a.
    const wider = Array.from({ length: 28 }, (_, i) => i + 1).flatMap(a =>
      Array.from({ length: 5 * a + 1 }, (_, i) => [a, 3 * a + i] as const).filter(([, b]) => gcd(a, b) === 1),
    );
    const failing = wider.filter(([a, b]) => b > 4 * a);
    expect(out).toContain(
      `saltus = a * 4a\n  found on 46 cases, confirmed on 19 others\n  fails on ${failing.length} of ${wider.length} cases in ranges that extend twice as far, first N - {1, 5, 6}: a = 1, b = 5, saltus = 6`,
    );
  });

  test('lists laws that hold in ranges twice as far before laws that fail there', async () => {
    // From c = 31, a heap of {60} has a move, but only for even c.
    const sum = '{1, c}:2c + N:1 + {60}:(c+29)*((c+1) mod 2)';
    const { out } = await guess(sum, '--over', 'c=2..30', '--measure', 'winningMoves', '--json');
    const { laws } = JSON.parse(out);
    expect(laws.map(({ law }: { law: string }) => law)).toEqual([
      'c >= 3 and c mod 2 = 1 implies winningMoves = 3',
      'c >= 2 and c mod 2 = 0 implies winningMoves = 0',
    ]);
    expect(laws[0].beyond.fails).toBe(0);
    expect(laws[1].beyond.fails).toBeGreaterThan(0);
  });

  test.each([
    [['a=1..59 step 2'], 59],
    [['a=1..2 * 15'], 60],
    [['a=1..', '--first', '30'], 60],
    [[`a=${Array.from({ length: 30 }, (_, i) => i + 1).join(', ')}`], null],
  ])('the range %j, extended twice as far, has %j cases', async (range, cases) => {
    const { out } = await guess('N - {a}', '--over', ...range, '--measure', 'period', '--json');
    const [law] = JSON.parse(out).laws;
    expect(law.beyond?.cases ?? law.beyond).toBe(cases);
  });

  test.each([
    [['small', '--measure', 'period'], 'small: expected a pipeline with a result, received nothing'],
    [
      ['small', '--measure', 'period', '--ending', 'sink', '--limit', '5'],
      '--limit: expected a quoted game with parameters (a pipeline uses the rows of its run), received 5',
    ],
    [
      ['small', '--measure', 'period', '--objective', 'last-player-loses'],
      '--objective: expected a quoted game with parameters',
    ],
    [
      ['smal', '--measure', 'period'],
      'pipeline: expected a quoted game with parameters, or the id of a finished pipeline, received smal\n  hint: did you mean small?',
    ],
    [['N', '--measure', 'period'], 'cases whose period is known, received 1'],
    [['N - {a}', '--measure', 'period'], 'the game: expected an integer, received `a`'],
    [['N - {a}', '--run', 'wide', '--measure', 'period'], 'run: expected the name of a run'],
  ])('the arguments %j are rejected for lack of rows', async (words, message) => {
    const { code, out, err } = await guess(...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });

  test('lists the measures of a run that lacks the requested one', async () => {
    await small.say('run', 'small');
    const { code, err } = await guess('small', '--measure', 'mex');
    expect(code).toBe(2);
    expect(err).toContain(
      '--measure: expected an integer measure of small: preperiod, period, saltus, received mex',
    );
  });
});
