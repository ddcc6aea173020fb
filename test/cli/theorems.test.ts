import { afterEach, expect, test } from 'vitest';
import { SmallPipeline } from './small-pipeline.ts';

let small: SmallPipeline | undefined;
afterEach(() => small?.remove());

/** N - {a} with the law that its period is less than `bound`, which is said to be proved. */
function proved(bound: number): SmallPipeline {
  return new SmallPipeline(
    '',
    `measure: ['period'],
  claims: [law({
    id: 'short',
    says: 'p < ${bound}',
    holds: ({ period }) => period < ${bound},
    mutant: ({ period }) => period < 10,
    mutantSays: 'p < 10',
    theorem: { reference: 'my-notebook, page 4', hypothesis: 'a ≤ 12' },
  })],`,
  );
}

test('a theorem that holds is called one, in words and as JSON', async () => {
  small = proved(25);
  const { code, out } = await small.say('run', 'small');
  expect(code).toBe(0);
  expect(out).toMatch(/short +theorem in 12 of 12/);
  expect(out).toContain('1 claim in 1 pipeline: 1 holds (1 theorem);');
  const json = await small.say('run', 'small', '--json');
  const [{ claims }] = JSON.parse(json.out).pipelines;
  expect(claims[0]).toMatchObject({
    verdict: 'holds',
    restsOn: { kind: 'theorem', reference: 'my-notebook, page 4', hypothesis: 'a ≤ 12', cases: 12 },
  });
});

test('a theorem that fails is a broken invariant, told with the case and a command that shows it', async () => {
  small = proved(24);
  const { code, out } = await small.say('run', 'small');
  expect(code).toBe(4);
  expect(out).toMatch(
    /short +error in 1 of 12 +a theorem fails, so its proof \(my-notebook, page 4\) or the engine is wrong: N - \{12\}/,
  );
  expect(out).toContain("npx saltus game 'N - {12}'");
  expect(out).toMatch(/error, unexpected +my-notebook, page 3: a theorem fails/);
});

test('one that no case tells from its near miss is no claim that holds, and is not counted among them', async () => {
  // No period is more than 24.
  small = new SmallPipeline(
    '',
    `measure: ['period'],
  claims: [law({
    id: 'short',
    says: 'p < 30',
    holds: ({ period }) => period < 30,
    mutant: ({ period }) => period < 31,
    mutantSays: 'p < 31',
    theorem: { reference: 'my-notebook, page 4', hypothesis: 'a ≤ 12' },
  })],`,
  );
  const { code, out } = await small.say('run', 'small');
  expect(code).toBe(1);
  expect(out).toContain('1 claim in 1 pipeline: 0 hold; 1 unexpected result');
});
