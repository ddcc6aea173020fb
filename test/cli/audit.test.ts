import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { COMPARED } from '../../src/cli/audit-table.ts';
import { nimSegments } from '../../src/engine/index.ts';
import { parseGame, type WrittenGame } from '../../src/game/index.ts';
import { nimValuesByDefinition } from '../engine/finite/definition.ts';
import { say } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'saltus-audit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;

/** Audits a file with this content. The output names the file FILE. */
async function audit(content: string | Uint8Array, ...flags: string[]) {
  const path = join(folder, `${files++}.txt`);
  writeFileSync(path, content);
  const { code, out, err } = await say(['audit', path, ...flags]);
  return { code, out: out.replaceAll(path, 'FILE'), err: err.replaceAll(path, 'FILE') };
}

/** The beginning of https://github.com/ahstat/nim-take-a-prime, outputs/primes/nims/primes_1000.csv: one term per line. */
const PUBLISHED =
  `0 0 1 1 2 2 3 3 4 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 0 4 1 5 2 6 3 4 7 0 0 1 1 2 2 3 3 4 8 5 7 6 8 9 0 4 1 5 2 6
  0 4 1 5 2 6 3 4 7 5 8 4 10 5 7 6 8 4 7 5 8 6 10 9 7 4 8 5 10 6 0 4 1 5 2 6 0 4 1 5 2 6 3 4 7`.split(/\s+/);

describe('audit of a list', () => {
  test.each([0, 1, 17, 98, 99])('a list with another term in place %i differs there', async place => {
    const changed = PUBLISHED.with(place, `${Number(PUBLISHED[place]) + 1}`);
    const { code, out } = await audit(changed.join('\n'), '--game', 'primes');
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      'FILE: differs: 99 of 100 nim-values agree',
      `  first difference: line ${place + 1}, primes, heap ${place}: the file has ${changed[place]}, computed ${PUBLISHED[place]}`,
      `  to see it: npx saltus game 'primes' --heap ${place}`,
    ]);
  });

  test.each([
    ['a b-file', PUBLISHED.map((term, n) => `${n} ${term}`).join('\n')],
    [
      'a b-file with CRLF, a mark and comments',
      `\uFEFF# terms\r\n\r\n${PUBLISHED.map((term, n) => `${n}\t${term}\r\n`).join('')}`,
    ],
    ['data of the OEIS', `${PUBLISHED.slice(0, 50).join(', ')},\n${PUBLISHED.slice(50).join(',')}`],
    ['CSV with a header', `heap,value\n${PUBLISHED.map((term, n) => `${n},${term}`).join('\n')}`],
    [
      'CSV in another order',
      `heap,value\n${PUBLISHED.map((term, n) => `${n},${term}`)
        .reverse()
        .join('\n')}`,
    ],
  ])('a list may be %s', async (_, content) => {
    const { code, out } = await audit(content, '--game', 'primes');
    expect([code, out]).toEqual([0, 'FILE: agrees: 100 of 100 nim-values agree']);
  });

  test('a list may have a million terms in one line', async () => {
    const { out } = await audit(Array(1e6).fill('0, 1').join(', '), '--game', '{1}');
    expect(out).toBe('FILE: agrees: 2000000 of 2000000 nim-values agree');
  });

  test('a list is undecided beyond the limit, unless a term before it differs', async () => {
    const flags = ['--game', 'primes', '--limit', '1e4'];
    const { code, out } = await audit('0 0\n1000000000000 3\n', ...flags);
    expect([code, out]).toEqual([
      3,
      'FILE: undecided: 1 of 2 nim-values agree; 1 beyond the limit of 10000 heaps; 999999999999 numbers missing, first number 1',
    ]);
    expect((await audit('0 1\n1000000000000 3\n', ...flags)).code).toBe(1);
    expect((await audit('9999 0\n', ...flags)).code).not.toBe(3);
    expect((await audit('10000 0\n', ...flags)).code).toBe(3);
  });

  test.each([
    ['outcomes', '{1, 3, 4}', '0 1 0 1 1 1 1 0'],
    ['p-positions', '{1, 3, 4}', '0 2 7 9 14 16'],
    ['p-positions', 'squares', '0 2 5 7 10 12 15 17 20 22 34 39 44 52 57 62 65 67 72 85 95'],
    ['moves', 'primes', '2 3 5 7 11 13'],
    ['moves', 'primes | {1}', '1 2 3 5'],
  ])('a list may have %s of %s', async (sequence, game, numbers) => {
    const flags = ['--game', game, '--sequence', sequence];
    const all = numbers.split(' ');
    expect((await audit(all.join('\n'), ...flags)).out).toContain(
      `agrees: ${all.length} of ${all.length} ${sequence}`,
    );
    const isByHeap = sequence === 'outcomes';
    const first = isByHeap ? 0 : 1;
    expect((await audit(all.map((term, n) => `${n + first} ${term}`).join('\n'), ...flags)).code).toBe(0);
    const without = await audit(all.toSpliced(1, 1).join('\n'), ...flags);
    expect(without.code).toBe(1);
    expect(without.out).toContain(isByHeap ? 'heap 1' : `number 2: the file has ${all[2] ?? ''}`);
  });

  test('a list of P-positions is undecided beyond the limit', async () => {
    const flags = ['--game', '{1, 3, 4}', '--sequence', 'p-positions', '--limit'];
    const list = '0\n2\n7\n9\n14\n';
    expect((await audit(list, ...flags, '15')).code).toBe(0);
    expect((await audit(list, ...flags, '14')).code).toBe(3);
  });

  test('a list of many segments is compared without gaps', async () => {
    const game = parseGame('primes') as WrittenGame;
    const segments = [...nimSegments(game, 200_000)];
    const lines = segments.flatMap(({ values }) => Array.from(values, String));
    const positions = lines.flatMap((term, heap) => (term === '0' ? [heap] : []));
    expect((await audit(lines.join('\n'), '--game', 'primes')).out).toContain('agrees: 200000 of 200000');
    const found = await audit(positions.join('\n'), '--game', 'primes', '--sequence', 'p-positions');
    expect(found.out).toContain(`agrees: ${positions.length} of ${positions.length}`);
    const ends = segments.slice(1).map(({ from }) => from);
    expect(ends.length).toBeGreaterThan(1);
    // The last term of a segment, and the first of the next.
    for (const heap of ends.slice(0, 2).flatMap(from => [from - 1, from])) {
      const { out } = await audit(lines.with(heap, '77').join('\n'), '--game', 'primes');
      expect(out).toContain(`differs: 199999 of 200000`);
      expect(out).toContain(`line ${heap + 1}, primes, heap ${heap}: the file has 77`);
    }
  });

  test('a file of moves may have numbers above 2^31 that no heap reaches', async () => {
    const path = join(folder, 'factorials.txt');
    writeFileSync(path, '1\n2\n6\n24\n120\n720\n5040\n40320\n6227020800\n');
    const { out } = await say(['sequence', 'factorials', '--terms', '5051']);
    const { code, out: said } = await audit(out, '--game', `file:${path}`);
    expect([code, said]).toEqual([0, 'FILE: agrees: 5051 of 5051 nim-values agree']);
  });
});

describe('audit of a table', () => {
  test('a table may have a row for each heap of each game', async () => {
    const values = nimValuesByDefinition([1, 5, 12], 'normal', 40);
    const rows = values.map((value, heap) => `5,12,${heap},${value},${value === 0 ? 'P' : 'N'}`);
    const header = 'b,c,n,g,o';
    const flags = ['--game', '{1, b, c}', '--as', 'n=heap', '--as', 'g=value', '--as', 'o=outcome'];
    expect((await audit([header, ...rows].join('\n'), ...flags)).out).toContain(
      'agrees: 40 of 40 rows agree',
    );
    const wrong = rows.with(
      7,
      rows[7]!.replace(/.$/, last => (last === 'P' ? 'N' : 'P')),
    );
    expect((await audit([header, ...wrong].join('\n'), ...flags)).out).toContain(
      'line 9, {1, 5, 12}, heap 7, outcome',
    );
  });

  test.each([
    ['outcomes of an all-but game', 'game,heap,outcome\n"N - {1, 2}",2,0\n"N - {1, 2}",6,1\n', '6,1', '6,0'],
    ['a fraction that is not in lowest terms', 'game,E\n{1},4/6\n"{1, 2}",6/7\n', '4/6', '5/6'],
    ['powers in a result string', 'game,B\n{1},<0 1>\n"{1, 4}",<(01)^2 1>\n', '(01)^2 1', '(01)^2 0'],
  ])('%s agree, and differ if wrong', async (_, content, right, wrong) => {
    expect((await audit(content)).out).toContain('FILE: agrees: 2 of 2 rows agree');
    const { code, out } = await audit(content.replace(right, wrong));
    expect([code, out]).toEqual([1, expect.stringContaining('FILE: differs: 1 of 2 rows agree')]);
  });

  test('rows with empty cells are left out', async () => {
    const { code, out } = await audit('b,c,period\n3,4,7\n5,12,\n5,13,?\n', '--game', '{1, b, c}');
    expect(code).toBe(3);
    expect(out).toContain('undecided: 1 of 3 rows agree; 2 with empty cells');
    const allBut = await audit('b,T\n3,4\n', '--game', 'N - {1, b}');
    expect(allBut.out).toContain('undecided: 0 of 1 rows agree; 1 about games without these numbers');
    const flags = ['--game', '{4, 54, 77, b}', '--limit', '1e4'];
    expect((await audit('b,T\n81,190763\n', ...flags)).out).toContain('1 beyond the limit of 10000 heaps');
    const half = await audit('b,c,preperiod,period\n3,4,,7\n', '--game', '{1, b, c}');
    expect(half.code).toBe(0);
    expect((await audit('b,c,preperiod,period\n3,4,,8\n', '--game', '{1, b, c}')).code).toBe(1);
  });

  test.each(Object.keys(COMPARED))('the column %s is compared', async name => {
    const RIGHT: Record<string, string> = {
      ...{
        preperiod: '0',
        period: '7',
        saltus: '0',
        outcomePreperiod: '0',
        T: '7',
        longestRun: '4',
        pPositions: '2',
      },
      ...{
        B: '<0101111>',
        E: '94/127',
        value: '2',
        outcome: 'N',
        winner: 'next',
        winningMoves: '1',
        nimSum: '2',
      },
    };
    const isOfSum = ['winner', 'winningMoves', 'nimSum'].includes(name);
    const [game, header] = isOfSum ? ['{1, 3, b}:n', 'b,n'] : ['{1, 3, b}', 'b,heap'];
    const flags = ['--game', game];
    const right = await audit(`${header},${name}\n4,4,${RIGHT[name]}\n`, ...flags);
    expect(right.out).toContain('agrees: 1 of 1');
    const wrong = { B: '<0101110>', outcome: 'P', winner: 'previous' }[name] ?? '77';
    const { out, code } = await audit(`${header},${name}\n4,4,${wrong}\n`, ...flags);
    expect([code, out]).toEqual([1, expect.stringContaining(`${name}: the file has`)]);
  });
});

test('--out writes through no link, even one that leads nowhere', async () => {
  const out = join(folder, 'linked');
  mkdirSync(out);
  const elsewhere = join(folder, 'elsewhere.txt');
  const link = join(out, `${files}.txt.audit.md`);
  symlinkSync(elsewhere, link);
  const { code, err } = await audit('b,c,period\n4,7,999\n', '--game', '{1, b, c}', '--out', out);
  expect(code).toBe(2);
  expect(err).toContain(`received ${link}`);
  expect(existsSync(elsewhere)).toBe(false);
  expect(readlinkSync(link)).toBe(elsewhere);
});
