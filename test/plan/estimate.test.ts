import { expect, test } from 'vitest';
import { bytesOfTerms, claimsOf, estimateSeconds, orderedBlocksOf, resolve } from '../../src/plan/index.ts';
import { loadPipeline } from '../../src/run/index.ts';

async function planned(id: string, over?: Record<string, string>) {
  const { definition, file } = await loadPipeline(id);
  const plan = resolve(definition, file, over && { over });
  return { plan, blocks: orderedBlocksOf(plan), claims: claimsOf(definition) };
}

test('a case that takes longer than the sampling is not run, and its declared cost is used', async () => {
  const { plan, blocks, claims } = await planned('take-a-prime-proportions');
  expect(blocks.length).toBe(1);
  expect(estimateSeconds(plan, blocks, claims)).toBe(15);
});

test('the estimate includes judging sampled rows', async () => {
  const { plan, blocks, claims } = await planned('fes-saltus', { a: '30..33' });
  let judged = 0;
  const counted = claims.flatMap(claim =>
    claim.kind === 'law' ? [{ ...claim, holds: () => ++judged > 0 }] : [],
  );
  expect(estimateSeconds(plan, blocks, counted)).toBeGreaterThan(0);
  expect(judged).toBeGreaterThan(0);
});

test('a plan without blocks takes no time', async () => {
  const { plan, claims } = await planned('fes-saltus');
  expect(estimateSeconds(plan, [], claims)).toBe(0);
});

test('memory is estimated for the terms of an infinite set, and for nothing else', async () => {
  const { definition, file } = await loadPipeline('take-a-prime-far');
  const bytes = (limit: string) => bytesOfTerms(resolve(definition, file, { limit }))!;
  expect(bytes('1e11')).toBe(1000 * bytes('1e8'));
  // The moves need a bit for each of 48 of 210 numbers.
  expect(bytes('1e11')).toBeGreaterThan((1e11 / 8) * (48 / 210));
  for (const id of ['take-a-square-far', 'fes-saltus', 'conjecture-12'])
    expect(bytesOfTerms((await planned(id)).plan)).toBeUndefined();
});
