import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { SmallPipeline } from './small-pipeline.ts';

let small: SmallPipeline | undefined;
afterEach(() => small?.remove());

/** N - {a}, 1 ≤ a ≤ 12, with a law that is asked of all a. */
function asked(holds: string, rest = "forAll: 'a'"): SmallPipeline {
  small = new SmallPipeline(
    '',
    `measure: ['preperiod', 'period', 'saltus'], claims: [law({ id: 'twice', holds: '${holds}', ${rest} })],`,
  );
  return small;
}

const laws = () => join(small!.folder, 'out', 'data', 'small.laws.json');
const claimOf = async (one: SmallPipeline) => {
  const { code, out } = await one.say('run', 'small', '--jobs', '1', '--json');
  return { code, claim: JSON.parse(out).pipelines[0].claims[0] };
};

test('a law that certificates prove for all values of the letter is a theorem', async () => {
  const { code, claim } = await claimOf(asked('period = 2a and saltus = a and preperiod = 0'));
  expect(code).toBe(0);
  expect(claim).toMatchObject({
    verdict: 'holds',
    restsOn: { kind: 'theorem', hypothesis: 'all a ≥ 1', reference: 'data/small.laws.json', cases: 12 },
  });
  expect(claim.restsOn.certificates).toBe(JSON.parse(readFileSync(laws(), 'utf8')).length);
  const text = await small!.say('run', 'small', '--jobs', '1');
  expect(text.out).toMatch(/twice +theorem +12 of 12/);
  expect((await small!.say('verify', laws())).code).toBe(0);
  expect((await small!.say('recheck', 'small')).code).toBe(0);
});

test('the range of the letter says from which value on, and its condition of which values', async () => {
  const one = asked('period = 2a');
  const path = join(one.folder, 'pipelines', 'small.ts');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace("over: { a: '1..12' }", "over: { a: '3..12' }, where: 'odd(a)'"));
  const { claim } = await claimOf(one);
  expect(claim.restsOn).toMatchObject({ kind: 'theorem', hypothesis: 'all a ≥ 3; odd(a)', cases: 5 });
});

test('a law that fails for one value beyond the range is found by the proof', async () => {
  const { code, claim } = await claimOf(asked('a = 317 iff period != 2a'));
  expect(code).toBe(1);
  expect(claim).toMatchObject({
    verdict: 'fails',
    expected: false,
    counts: { holds: 12, fails: 0 },
    restsOn: { kind: 'computed' },
    why: 'not for all a: N - {317} has preperiod = 0, period = 634, saltus = 317',
  });
  const text = await small!.say('run', 'small', '--jobs', '1');
  expect(text.out).toMatch(/twice +fails +12 of 12 +not for all a: N - \{317\}/);
});

test('a law that fails within the range does so by its case', async () => {
  const { code, claim } = await claimOf(asked('period = 2a + a div 12'));
  expect(code).toBe(1);
  expect(claim).toMatchObject({ verdict: 'fails', counterexample: { game: 'N - {12}' } });
});

test('what certificates do not decide stays computed, and says so', async () => {
  const { code, claim } = await claimOf(asked('a period = 2a a'));
  expect(code).toBe(0);
  expect(claim).toMatchObject({ verdict: 'holds', restsOn: { kind: 'computed' } });
  expect(claim.why).toMatch(/not proved for all a: N - \{a\}, .* product of two numbers that grow/);
});

test.each<[string, string, string, RegExp]>([
  ['a letter that does not run', 'period = 2a', "forAll: 'b'", /the last letter of the sweep, a, received b/],
  ['a function', 'period = 2a', "forAll: 'a', where: ({ a }) => a > 1", /texts, received a function/],
  ['no measure', 'a > 0', "forAll: 'a'", /measures of one sequence .* received letters alone/],
  [
    'a theorem besides',
    'period = 2a',
    "forAll: 'a', theorem: { reference: 'x', hypothesis: 'y' }",
    /none beside an erratum or a theorem/,
  ],
])('%s is a mistake of the definition', async (_, holds, rest, message) => {
  const { code, err } = await asked(holds, rest).say('run', 'small', '--jobs', '1');
  expect(err).toMatch(message);
  expect(code).toBe(2);
});
