import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { SmallPipeline } from './small-pipeline.ts';

const folder = mkdtempSync(join(tmpdir(), 'saltus-manners-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('run describes a faulty claim', () => {
  const right = { holds: '({ period }) => period > 0', mutant: '({ period }) => period < 0' };
  const claims = (changes: Readonly<Record<string, string>>) => {
    const functions = Object.entries({ ...right, ...changes }).map(([key, text]) => `${key}: ${text}`);
    return `measure: ['period'],
  claims: [claim('odd', { says: 'period > 0', ${functions.join(', ')}, mutantSays: 'period < 0' })],`;
  };

  test.each([
    [
      'a hypothesis that throws everywhere',
      claims({ where: "() => { throw new Error('oh'); }" }),
      2,
      'N - {1}: oh',
    ],
    ['a mutant that no case refutes', claims({ mutant: '() => true' }), 1, 'no case refutes its mutant'],
    [
      'a law that nothing could refute',
      claims({ holds: '({ a }) => a > 0', mutant: '({ a }) => a > 1' }),
      1,
      'data of a wrong game do not refute it, in 12 cases, so it says nothing about the games (if it is only about parameters, set ofLetters: true)',
    ],
  ])('%s', async (_, fields, code, why) => {
    const small = new SmallPipeline('', fields);
    try {
      const said = await small.say('run', 'small');
      expect(said.code).toBe(code);
      const [, summary = ''] = said.out.split('failing claims and unexpected results');
      expect(summary).toContain(`unexpected`);
      expect(summary).toContain(`${why} (small/odd)`);
      const [pipeline] = JSON.parse((await small.say('run', 'small', '--json')).out).pipelines;
      expect(pipeline).toMatchObject({
        engine: expect.any(String),
        plan: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      expect(pipeline.claims[0]).toMatchObject({ expected: false, why, counts: { fails: 0 } });
      const files = pipeline.files.map((path: string) => path.split('/').at(-1));
      expect(files).toContain('small.csv');
    } finally {
      small.remove();
    }
  });
});

describe('an error in a definition, reported before anything is computed and without a stack', () => {
  const chart = (spec: string) =>
    `measure: ['period', 'saltus'], claims: [], charts: [{ name: 'c', title: 'C', spec: ${spec} }],`;
  const table = (key: string, cells: string, file = 'sleator-slusky-2012.csv') =>
    `measure: ['period', 'saltus', 'preperiod'], claims: [printedTable('${file}', { key: ['${key}'], cells: ['${cells}'] })],`;

  test.each([
    ['a key of a chart', chart("{ mark: 'pont' }"), 'charts[0].spec.mark: expected'],
    [
      'a field of a chart',
      chart("{ mark: 'point', encoding: { x: { field: 'b', type: 'quantitative' } } }"),
      'charts[0].spec.encoding.x.field: expected a column: game, a, period, saltus, received b',
    ],
    [
      'a key of a table',
      table('b', 'saltus'),
      'claims[0].key[0]: expected a parameter of the sweep: a, received b',
    ],
    [
      'a column of a table',
      table('a', 'preperiod'),
      'data/published/sleator-slusky-2012.csv, row 1, column preperiod: expected this column',
    ],
    [
      'a table',
      table('a', 'saltus', 'nosuch.csv'),
      'data/published/nosuch.csv: expected a CSV file with a header, received it does not exist',
    ],
    [
      'a misspelt source',
      "measure: ['period'], claims: [claim('x', { source: 'sleator-slusky-2021, Lemma 3', says: 'x', mutantSays: 'y', holds: () => true, mutant: () => false })],",
      'claims[0].source: expected a key of data/published/sources.csv, or a key of your own that does not resemble one, received sleator-slusky-2021\n  hint: did you mean sleator-slusky-2012?',
    ],
  ])('%s', async (_, fields, message) => {
    const small = new SmallPipeline("import { printedTable } from '../src/index.ts';", fields);
    try {
      const { code, out, err } = await small.say('run', 'small');
      expect(err).toContain(message);
      expect(err).not.toMatch(/^ +at /m);
      expect(code).toBe(2);
      expect(out).toBe('');
    } finally {
      small.remove();
    }
  });
});

test('a misspelt source in several places is reported once', async () => {
  const small = new SmallPipeline(
    '',
    `measure: ['period'], claims: ['x', 'y'].map(id =>
      claim(id, 'sleator-slusky-2021, Lemma 3', { says: id, mutantSays: 'z', holds: () => true, mutant: () => false }),
    ),`,
  );
  try {
    const { err } = await small.say('run', 'small');
    expect(err.match(/received sleator-slusky-2021$/gm)).toHaveLength(1);
    expect(err).toContain('claims[0].source');
  } finally {
    small.remove();
  }
});
