import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { SmallPipeline } from './small-pipeline.ts';
import { say } from './terminal.ts';

let small: SmallPipeline | undefined;
afterEach(() => small?.remove());

/** A pipeline on N - {a} with the law, declared as proved, that the period is less than `bound`. */
function proved(bound: number): SmallPipeline {
  return new SmallPipeline(
    '',
    `measure: ['period'],
  claims: [claim('short', {
    says: 'p < ${bound}',
    holds: ({ period }) => period < ${bound},
    mutant: ({ period }) => period < 10,
    mutantSays: 'p < 10',
    theorem: { reference: 'my-notebook, page 4', hypothesis: 'a ≤ 12' },
  })],`,
  );
}

test('a theorem that holds is called a theorem, in text and JSON', async () => {
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

test('a theorem that fails is an internal error, with the case and a command that replays it', async () => {
  small = proved(24);
  const { code, out } = await small.say('run', 'small');
  expect(code).toBe(4);
  expect(out).toMatch(
    /short +error in 1 of 12 +a theorem fails, so its proof \(my-notebook, page 4\) or the engine is wrong: N - \{12\}/,
  );
  expect(out).toContain("npx saltus game 'N - {12}'");
  expect(out).toMatch(/error, unexpected +my-notebook, page 3: a theorem fails/);
});

test('a theorem whose mutant survives is unexpected, and not counted as holding', async () => {
  // The greatest period is 24.
  small = new SmallPipeline(
    '',
    `measure: ['period'],
  claims: [claim('short', {
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

test('Conjecture 12 is not judged below b = 3a, where its theorem says nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saltus-theorems-'));
  try {
    // The pairs are (1, 2), (1, 3) and (2, 5); the first is also outside the hypothesis b != 2a of the other theorem.
    const ranges = ['--over', 'a=1..2', '--over', 'b=2a..3a', '--out', folder];
    const { code, out } = await say(['run', 'conjecture-12', ...ranges]);
    expect(code).toBe(0);
    expect(out).toMatch(/with-ends +theorem in 1 of 1\n/);
    expect(out).toMatch(/sharp +theorem in 1 of 1\n/);
    expect(out).toMatch(/pure +theorem in 2 of 2\n/);
    const tables = await say(['run', 'fes-saltus', '--over', 'a=2..2', '--over', 'b=5..7', '--out', folder]);
    expect(tables.code).toBe(0);
    expect(tables.out).toMatch(/sharp-12 +theorem in 1 of 1 /);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
