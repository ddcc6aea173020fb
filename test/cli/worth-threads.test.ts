import { expect, test } from 'vitest';
import { isWorthThreads, warnOfThreads } from '../../src/cli/worth-threads.ts';
import { claim } from '../../src/index.ts';
import { definePipeline, type PipelineDefinition, resolve } from '../../src/plan/index.ts';

const planned = (more: Partial<PipelineDefinition> & { readonly forAll?: string } = {}) => {
  const definition = definePipeline({
    id: 'x',
    question: 'How long?',
    source: 'my-notebook, page 3',
    sweep: { game: '{1, b}', over: { b: '2..101' } },
    measure: ['T'],
    limit: '1e6',
    cost: '1000',
    claims: [claim('long', { holds: 'T > 1' })],
    ...more,
  });
  return { plan: resolve(definition, 'x.ts'), pipeline: { definition } };
};
const chart = (name: string) => ({ name, title: 'T', spec: { mark: 'point' } });

test('long work is worth threads, in one plan or in all together, and short work is not', () => {
  expect(isWorthThreads([])).toBe(false);
  expect(isWorthThreads([planned()])).toBe(false);
  expect(isWorthThreads([planned({ cost: '1000000' })])).toBe(false);
  expect(isWorthThreads([planned({ cost: '10000000' })])).toBe(true);
  expect(isWorthThreads(Array(6).fill(planned({ cost: '1000000' })))).toBe(true);
});

test('figures and laws that are proved for all values are worth threads', () => {
  expect(isWorthThreads([planned({ charts: [chart('one')] })])).toBe(false);
  expect(isWorthThreads([planned({ charts: ['one', 'two', 'three'].map(chart) })])).toBe(true);
  expect(isWorthThreads([planned({ forAll: 'b' })])).toBe(true);
});

test('more jobs than cores cause a warning', () => {
  const told = (jobs: number | undefined, cores: number) => {
    const lines: string[] = [];
    warnOfThreads(jobs, { cores, err: text => lines.push(text) });
    return lines;
  };
  expect(told(200, 2)).toEqual([expect.stringContaining('--jobs 200: this machine has 2 cores')]);
  expect([told(2, 2), told(1, 4), told(undefined, 1)]).toEqual([[], [], []]);
});
