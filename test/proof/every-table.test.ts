import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { expect, test } from 'vitest';
import { ROOT } from '../../src/run/index.ts';
import { shell } from '../process/command.ts';
import { recordsOf } from './records-of.ts';

const tables = execFileSync('git', ['ls-files', 'data/*.csv'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter(file => !/^data\/published\/|claims\.csv$/.test(file));

/** These tables take longer than all others together, and the first as long as the second with the others. */
const LONGEST = ['data/sleator-slusky-2012/conjecture-12.csv', 'data/flammenkamp-1997/quadratic-periods.csv'];

/** Number of parts in which the other tables are checked. */
const PARTS = 10;

/** Tables of sinks, an ending that the verified checker rejects. */
const OF_SINKS = ['data/saltus/sink-duality.csv'];

test('the verified checker accepts each preperiod, period and saltus in the committed tables', async () => {
  const others = tables.filter(file => !LONGEST.includes(file));
  const parts = Array.from({ length: PARTS }, (_, i) => others.filter((_, n) => n % PARTS === i));
  const onEachCore = pLimit(availableParallelism());
  const ended = await Promise.all(
    [...LONGEST.map(file => [file]), ...parts].map(files =>
      onEachCore(shell, `saltus verify --with coq --limit 1e9 ${files.join(' ')}`, ROOT),
    ),
  );
  const told = ended.flatMap(({ out }) => out.trim().split('\n'));
  const states = (file: string) => {
    const row = recordsOf(file)[0] ?? {};
    return (
      !('cases' in row) &&
      // This checker does not read laws with polynomials.
      !/\^/.test(`${row.preperiod} ${row.period}`) &&
      (('preperiod' in row && 'period' in row) || ('outcomePreperiod' in row && 'T' in row))
    );
  };
  const stating = tables.filter(file => states(file) && !OF_SINKS.includes(file));
  expect(stating).toContain('data/sleator-slusky-2012/fes-saltus.csv');
  expect(stating).toEqual(expect.arrayContaining(LONGEST));
  for (const file of stating) {
    const open = recordsOf(file).filter(row => Object.values(row).includes('undecided')).length;
    const line = told.find(text => text.startsWith(`${file}: verified: `));
    expect(line, `${file} is not accepted`).toMatch(
      /the proved checker accepts (\d+) of \1 statements?; 0 refused/,
    );
    expect(line!.match(/(\d+) rows? without a statement/)?.[1] ?? '0').toBe(String(open));
  }
  expect(told.filter(line => line.includes('refused:'))).toEqual([]);
  for (const file of OF_SINKS)
    expect(told.filter(line => line.startsWith(file)).at(-1)).toMatch(
      /accepts 0 of (\d+) statements; 0 refused; \1 undecided/,
    );
});
