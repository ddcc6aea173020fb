import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SmallPipeline } from './small-pipeline.ts';

let small: SmallPipeline;
beforeEach(() => {
  small = new SmallPipeline();
  small.chosen = false;
});
afterEach(() => small.remove());

const guess = (...words: string[]) => small.say('guess', ...words);

describe('guess', () => {
  test('finds in the rows of a run what it finds in the family', async () => {
    await small.say('run', 'small', '--over', 'a=1..30', '--name', 'wide');
    const ofRun = await guess('small', '--run', 'wide', '--measure', 'period', '--json');
    const ofFamily = await guess('N - {a}', '--over', 'a=1..30', '--measure', 'period', '--json');
    expect(JSON.parse(ofFamily.out).laws).toEqual([
      { law: 'period = 2a', found: 21, confirmed: 9, exceptions: 0 },
    ]);
    expect(ofRun.out).toEqual(ofFamily.out);
  });

  test.each([
    [['small', '--measure', 'period'], 'small: expected a pipeline with a result, received none'],
    [['N - {a}', '--measure', 'period'], 'the game: expected a whole number, received `a`'],
    [['N - {a}', '--run', 'wide', '--measure', 'period'], 'run: expected the name of a run'],
  ])('%j: is refused where there are no rows', async (words, message) => {
    const { code, out, err } = await guess(...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });

  test('names the measures of a run that has not the one that is asked for', async () => {
    await small.say('run', 'small');
    const { code, err } = await guess('small', '--measure', 'mex');
    expect(code).toBe(2);
    expect(err).toContain(
      '--measure: expected a measure of small that is a whole number: preperiod, period, saltus, received mex',
    );
  });
});
