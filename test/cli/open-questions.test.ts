import { expect, test } from 'vitest';
import { loadPipeline, pipelineIds } from '../../src/run/index.ts';
import { say } from './terminal.ts';

const asked = (await Promise.all(pipelineIds().map(id => loadPipeline(id)))).flatMap(
  ({ definition: { id, claims } }) =>
    claims.flatMap(claim =>
      claim.kind === 'law' && claim.conjecture ? [`${id} ${claim.conjecture.further}`] : [],
    ),
);

test('every open question says how to go on beyond its range', async () => {
  expect(asked.length).toBeGreaterThan(10);
  for (const line of new Set(asked)) {
    const { code, out, err } = await say(['plan', ...line.split(' '), '--json']);
    expect([line, code, err]).toEqual([line, 0, '']);
    const { cases, isDefault } = JSON.parse(out);
    expect({ line, cases, isDefault }).toEqual({ line, cases: expect.any(Number), isDefault: false });
    expect([line, cases]).not.toEqual([line, 0]);
  }
});
