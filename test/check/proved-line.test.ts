import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { provableColumns, provableStatement, provedLine } from '../../src/check/index.ts';
import { ROOT } from '../../src/run/index.ts';

const RULE = { ending: 'normal', objective: 'last-player-wins' } as const;
const statement = {
  game: 'N - {2, 3, 6, 8}',
  sequence: 'nim-values',
  ...RULE,
  preperiod: 42,
  period: 9,
  saltus: 3,
} as const;

test('a line has the rule, set, numbers, and primes of the period with their witnesses', () => {
  const rule = 'nim-values normal last-player-wins';
  expect(provedLine(statement)).toEqual({ line: `${rule} N-{2,3,6,8} 42 9 3 3:?`, heaps: 67 });
  const shown = { ...statement, witnesses: [{ prime: 3, heap: 44 }] };
  expect(provedLine(shown)?.line).toBe(`${rule} N-{2,3,6,8} 42 9 3 3:44`);
  const nim = { ...statement, game: 'N', preperiod: 0, period: 1, saltus: 1 };
  expect(provedLine(nim)?.line).toBe(`${rule} N-{} 0 1 1 -`);
  const finite = { ...statement, game: '{1, 3, 4}', preperiod: 0, period: 12, saltus: 0 };
  expect(provedLine(finite)?.line).toBe(`${rule} {1,3,4} 0 12 0 2:?,3:?`);
});

test('an infinite set or a non-canonical notation has no line', () => {
  expect(provedLine({ ...statement, game: 'primes' })).toBeUndefined();
  expect(provedLine({ ...statement, game: 'N - {3, 2, 6, 8}' })).toBeUndefined();
});

test('a row states the numbers of its columns, and nothing if one is undecided or missing', () => {
  const [values] = provableColumns(['game', 'preperiod', 'period', 'saltus']);
  const row = { game: '{1, 3, 4}', preperiod: '0', period: '7' };
  expect(provableStatement({ ...row, saltus: '1' }, values!, RULE)?.saltus).toBe(1);
  expect(provableStatement(row, values!, RULE)?.saltus).toBe(0);
  expect(provableStatement({ ...row, game: 'N - {1}' }, values!, RULE)).toBeUndefined();
  expect(provableStatement({ ...row, period: 'undecided' }, values!, RULE)).toBeUndefined();
  expect(provableStatement({ ...row, period: '9007199254740993' }, values!, RULE)).toBeUndefined();
  expect(provableColumns(['game', 'cases', 'preperiod', 'period'])).toEqual([]);
  expect(provableColumns(['game', 'T'])).toEqual([]);
  expect(provableColumns(['game', 'outcomePreperiod', 'T']).map(({ sequence }) => sequence)).toEqual([
    'outcomes',
  ]);
});

test('the Coq files contain no unfinished proof and no axiom', () => {
  const folder = join(ROOT, 'proofs');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.v'),
  );
  expect(files.length).toBeGreaterThan(20);
  const assumed = files.filter(name =>
    /\b(Admitted|admit|give_up|Axioms?|Parameters?|Conjecture|Unset|bypass_check)\b/.test(
      readFileSync(join(folder, name), 'utf8').replace(/\(\*.*?\*\)/gs, ''),
    ),
  );
  expect(assumed).toEqual([]);
});
