import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { SmallPipeline } from './small-pipeline.ts';

let small: SmallPipeline | undefined;
afterEach(() => small?.remove());

/** A pipeline on N - {a}, 1 ≤ a ≤ 12, with a law for all a. */
function asked(holds: string, rest = "forAll: 'a'"): SmallPipeline {
  small = new SmallPipeline(
    '',
    `measure: ['preperiod', 'period', 'saltus'], claims: [claim('twice', { holds: '${holds}', ${rest} })],`,
  );
  return small;
}

const laws = () => join(small!.folder, 'out', 'data', 'small.laws.json');
const claimOf = async (pipeline: SmallPipeline) => {
  const { code, out } = await pipeline.say('run', 'small', '--json');
  return { code, claim: JSON.parse(out).pipelines[0].claims[0] };
};

test('a law that certificates prove for all values of the parameter is a theorem', async () => {
  const { code, claim } = await claimOf(asked('period = 2a and saltus = a and preperiod = 0'));
  expect(code).toBe(0);
  expect(claim).toMatchObject({
    verdict: 'holds',
    restsOn: { kind: 'theorem', hypothesis: 'all a ≥ 1', reference: 'data/small.laws.json', cases: 12 },
  });
  expect(claim.restsOn.certificates).toBe(JSON.parse(readFileSync(laws(), 'utf8')).length);
  const text = await small!.say('run', 'small');
  expect(text.out).toMatch(/twice +theorem in 12 of 12/);
  expect((await small!.say('verify', laws())).code).toBe(0);
  expect((await small!.say('recheck', 'small')).code).toBe(0);
});

test('a law that no case tests, but a game beyond them refutes, names that game', async () => {
  const pipeline = asked('a > 10 implies period = a');
  const { code, out } = await pipeline.say('run', 'small', '--over', 'a=1..9', '--json');
  expect(code).toBe(1);
  const [claim] = JSON.parse(out).pipelines[0].claims;
  expect(claim).toMatchObject({
    verdict: 'fails',
    why: expect.stringMatching(/N - \{11\} has .*period = 22/),
  });
});

test('a changed certificate is refused by verify, and its file by recheck', async () => {
  const pipeline = asked('period = 2a');
  await pipeline.say('run', 'small');
  const [first, ...others] = JSON.parse(readFileSync(laws(), 'utf8'));
  const changed = { ...first, period: [first.period[0], first.period[1] + 1] };
  writeFileSync(laws(), JSON.stringify([changed, ...others]));
  expect((await pipeline.say('verify', laws())).code).toBe(1);
  const { code, err } = await pipeline.say('recheck', 'small');
  expect(code).toBe(5);
  expect(err).toContain('small.laws.json: the certificates do not belong to its laws');
});

test('recheck finds a result that claims more than was proved', async () => {
  const pipeline = asked('period = 2a');
  await pipeline.say('run', 'small');
  const path = join(pipeline.folder, 'out', 'data', 'small.result.json');
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('all a ≥ 1', 'all a ≥ 0'));
  const { code, err } = await pipeline.say('recheck', 'small');
  expect(code).toBe(4);
  expect(err).toContain('claim twice: the stored verdicts differ');
});

test('certificates other than those of the run are not copied next to a page', async () => {
  const pipeline = asked('period = 2a');
  await pipeline.say('run', 'small');
  const path = join(pipeline.folder, 'out', 'data', 'small.laws.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"repeated"', '"again"'));
  const { code, err } = await pipeline.say('report');
  expect(err).toContain(
    'data/small.laws.json: expected the current output of the pipeline, received a file with another digest',
  );
  expect(code).toBe(2);
});

test('a law rests on computation if its family has no certificates', async () => {
  const pipeline = asked('preperiod = 0');
  const path = join(pipeline.folder, 'pipelines', 'small.ts');
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('N - {a}', 'N - {a, a+1, 2a+1}'));
  const { code, claim } = await claimOf(pipeline);
  expect(code).toBe(0);
  expect(claim).toMatchObject({ verdict: 'holds', restsOn: { kind: 'computed' } });
  expect(claim.why).toMatch(/not proved for all a: there is no certificate of N - \{a, a \+ 1, 2a \+ 1\}/);
});

test('a family is proved for each value of the other parameters', async () => {
  const pipeline = asked('b != 2a implies period = 2a', "forAll: 'b'");
  const path = join(pipeline.folder, 'pipelines', 'small.ts');
  const text = readFileSync(path, 'utf8').replace("a: '1..12'", "a: '1..3', b: 'a+1..12'");
  writeFileSync(path, text.replaceAll('N - {a}', 'N - {a, b}'));
  const { claim } = await claimOf(pipeline);
  expect(claim.restsOn).toMatchObject({ kind: 'theorem', hypothesis: 'all b ≥ a+1; a = 1..3' });
  const families = JSON.parse(readFileSync(laws(), 'utf8')).map(
    (certificate: { family: string }) => certificate.family,
  );
  expect([...new Set(families)]).toEqual(['N - {1, b}', 'N - {2, b}', 'N - {3, b}']);
});

test('the range of the parameter gives its least value, and the condition restricts it', async () => {
  const pipeline = asked('period = 2a');
  const path = join(pipeline.folder, 'pipelines', 'small.ts');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace("over: { a: '1..12' }", "over: { a: '3..12' }, where: 'odd(a)'"));
  const { claim } = await claimOf(pipeline);
  expect(claim.restsOn).toMatchObject({ kind: 'theorem', hypothesis: 'all a ≥ 3; odd(a)', cases: 5 });
});

test.each(['9, 5', '3..11 step 2'])(
  '%s is rejected as a range for all values, because it is a list or has a step',
  async range => {
    const { code, err } = await asked('period = 2a').say('run', 'small', '--over', `a=${range}`);
    expect(code).toBe(2);
    expect(err).toContain(`forAll: expected a range of a without a list or a step`);
    expect(err).toContain(`received ${range}`);
    expect(err).toContain('hint: to select values of a, use a condition such as a mod 2 = 0');
  },
);

test('the proof finds a law that fails for one value beyond the range', async () => {
  const { code, claim } = await claimOf(asked('a = 317 iff period != 2a'));
  expect(code).toBe(1);
  expect(claim).toMatchObject({
    verdict: 'fails',
    expected: false,
    counts: { holds: 12, fails: 0 },
    restsOn: { kind: 'computed' },
    why: 'not for all a: N - {317} has preperiod = 0, period = 634, saltus = 317',
    counterexample: { at: [317], game: 'N - {317}', seen: 'preperiod = 0, period = 634, saltus = 317' },
  });
  const text = await small!.say('run', 'small');
  expect(text.out).toMatch(/twice +fails +in 0 of 12 +not for all a: N - \{317\}/);
  const replay = "npx saltus game 'N - {317}'";
  expect(text.out).toContain(`replay the first counterexample: ${replay}`);
  const [, path] = /fails, by certificates, for N - \{317\}: .*\n.*\n {2}saved in (.*)/.exec(text.err)!;
  expect(JSON.parse(readFileSync(path!, 'utf8'))).toMatchObject({
    claim: 'twice',
    at: { a: 317 },
    replay,
    by: 'certificates',
  });
});

test('a closed form is judged case by case, and proved for all values', async () => {
  const formed = (form: string) => {
    small?.remove();
    small = new SmallPipeline(
      '',
      `measure: ['B', 'E'], claims: [claim('form', { holds: ${form}, forAll: 'a' })],`,
    );
    const path = join(small.folder, 'pipelines', 'small.ts');
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('N - {a}', '{a}'));
    return claimOf(small);
  };
  const string = await formed(`{ B: '0^a 1^a' }`);
  expect(string.claim).toMatchObject({
    says: 'B = <0^a 1^a>',
    verdict: 'holds',
    restsOn: { kind: 'theorem', hypothesis: 'all a ≥ 1', cases: 12 },
  });
  for (const other of ['0^a 1^(a-1) 0', '0^a 1^a 0', '0^a 1^a 0^a 1^a'])
    expect((await formed(`{ B: '${other}' }`)).claim).toMatchObject({
      verdict: 'fails',
      counts: { holds: 0 },
    });
  expect((await formed(`{ E: '1 / (2^a + 1) ' }`)).claim).toMatchObject({ verdict: 'fails' });
  for (const none of [`{ B: '0^a 1^a 0^(a-50)' }`, `{ E: '2^(a-50) / (2^a + 1)' }`])
    expect(await formed(none)).toMatchObject({ code: 2, claim: { counts: { error: 12 } } });
  const number = await formed(`{ E: '2 / (2^a + 1)' }`);
  expect(number).toMatchObject({ code: 0, claim: { verdict: 'holds', restsOn: { kind: 'theorem' } } });
  expect(await formed(`{ E: '2 2^(a div 100) / (2^a + 1)' }`)).toMatchObject({
    code: 1,
    claim: {
      verdict: 'fails',
      counts: { holds: 12, fails: 0 },
      why: 'not for all a: {100} has outcomePreperiod = 0, T = 200',
    },
  });
});

test('a law that fails within the range shows its failing case', async () => {
  const { code, claim } = await claimOf(asked('period = 2a + a div 12'));
  expect(code).toBe(1);
  expect(claim).toMatchObject({ verdict: 'fails', counterexample: { game: 'N - {12}' } });
});

test('a law that certificates do not decide rests on computation, with the reason', async () => {
  const { code, claim } = await claimOf(asked('a period = 2a a'));
  expect(code).toBe(0);
  expect(claim).toMatchObject({ verdict: 'holds', restsOn: { kind: 'computed' } });
  expect(claim.why).toMatch(/not proved for all a: N - \{a\}, .* product of two numbers that grow/);
});

test.each<[string, string, string, RegExp]>([
  [
    'a parameter that is not swept',
    'period = 2a',
    "forAll: 'b'",
    /the last parameter of the sweep, a, received b/,
  ],
  ['a function', 'period = 2a', "forAll: 'a', where: ({ a }) => a > 1", /strings, received a function/],
  ['no measure', 'a > 0', "forAll: 'a'", /measures of one sequence .* received only parameters/],
  [
    'an additional theorem',
    'period = 2a',
    "forAll: 'a', theorem: { reference: 'x', hypothesis: 'y' }",
    /claim twice\.theorem: expected nothing or a theorem proved in Coq, because forAll requires a proof of the law, received/,
  ],
])('%s is an error in the definition', async (_, holds, rest, message) => {
  const { code, err } = await asked(holds, rest).say('run', 'small');
  expect(err).toMatch(message);
  expect(code).toBe(2);
});
