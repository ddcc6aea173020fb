import { expect, test } from 'vitest';
import { readOver } from '../../src/cli/over.ts';
import { parseFamily } from '../../src/game/index.ts';
import { resolve } from '../../src/plan/index.ts';
import { loadPipeline, pipelineIds } from '../../src/run/index.ts';

const pipelines = await Promise.all(pipelineIds().map(id => loadPipeline(id)));
const asked = pipelines.flatMap(({ definition, file }) =>
  definition.claims.flatMap(claim =>
    claim.kind === 'law' && claim.conjecture
      ? [{ id: definition.id, further: claim.conjecture.further, definition, file }]
      : [],
  ),
);

test('there are more than ten open questions', () => {
  expect(asked.length).toBeGreaterThan(10);
});

test.each(asked)(
  '$id continues with $further, which are cases beyond its range',
  ({ further, definition, file }) => {
    const options = [...further.matchAll(/--(over|limit) (\S+)/g)];
    expect(options.map(([option]) => option).join(' ')).toBe(further);
    const words = (name: string) => options.flatMap(([, option, word]) => (option === name ? [word!] : []));
    const [limit, ...others] = words('limit');
    expect(others).toEqual([]);
    const plan = resolve(definition, file, { over: readOver(words('over')), limit });
    expect(plan.isDefault).toBe(false);
    expect(parseFamily(plan.sweep).cases().next().done).toBe(false);
  },
);
