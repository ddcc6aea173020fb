import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
const LIST = `${PUBLISHED.join('\n')}\n`;

describe('audit of a list', () => {
  test('published terms agree', async () => {
    const { code, out } = await audit(LIST, '--game', 'primes');
    expect([code, out]).toEqual([0, 'FILE: agrees: 100 of 100 nim-values agree']);
  });

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

  test('the first line with a difference is named, in any order of heaps', async () => {
    const { out } = await audit('value,heap\n5,9\n0,0\n7,1\n', '--game', 'N');
    expect(out).toContain('first difference: line 2, N, heap 9: the file has 5, computed 9');
  });

  test('a list whose index begins one too high or too low gets a hint', async () => {
    const content = PUBLISHED.map((term, n) => `${n + 1} ${term}`).join('\n');
    const { code, out } = await audit(content, '--game', 'primes');
    expect(code).toBe(1);
    expect(out).toContain('differs: 16 of 100 nim-values agree; the beginning agrees with --offset 0\n');
    expect((await audit(content, '--game', 'primes', '--offset', '0')).out).toContain('100 of 100');
    const later = PUBLISHED.slice(1).join('\n');
    expect((await audit(later, '--game', 'primes')).out).toContain('the beginning agrees with --offset 1');
    expect((await audit(later, '--game', 'primes', '--offset', '1')).code).toBe(0);
  });

  test('a list may have a million terms in one line', async () => {
    const { out } = await audit(Array(1e6).fill('0, 1').join(', '), '--game', '{1}');
    expect(out).toBe('FILE: agrees: 2000000 of 2000000 nim-values agree');
  });

  test('a list may leave out heaps, which are counted', async () => {
    const { code, out } = await audit('0 0\n1 0\n5 2\n9 0\n', '--game', 'primes');
    expect([code, out]).toEqual([
      0,
      'FILE: agrees: 4 of 4 nim-values agree; 6 numbers missing, first number 2',
    ]);
  });

  test('a listed number may have any size', async () => {
    const { code, out } = await audit('0\n1\n99999999999999999999999\n', '--game', 'N');
    expect(code).toBe(1);
    expect(out).toContain('heap 2: the file has 99999999999999999999999, computed 2');
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
    expect((await audit(all.map((one, n) => `${n + first} ${one}`).join('\n'), ...flags)).code).toBe(0);
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

  test('a list of moves with one too many differs', async () => {
    const { code, out } = await audit('3\n5\n8\n', '--game', '{3, 5}', '--sequence', 'moves');
    expect(code).toBe(1);
    expect(out).toContain('line 3, {3, 5}, number 3: the file has 8, computed no more up to 8');
  });

  test('a file of moves may have numbers above 2^31 that no heap reaches', async () => {
    const path = join(folder, 'factorials.txt');
    writeFileSync(path, '1\n2\n6\n24\n120\n720\n5040\n40320\n6227020800\n');
    const { out } = await say(['sequence', 'factorials', '--terms', '5051']);
    const { code, out: said } = await audit(out, '--game', `file:${path}`);
    expect([code, said]).toEqual([0, 'FILE: agrees: 5051 of 5051 nim-values agree']);
  });

  test('--json prints one object', async () => {
    const { out } = await audit('0\n2\n', '--game', 'N', '--json');
    expect(JSON.parse(out)).toMatchObject({
      game: 'N',
      sequence: 'nim-values',
      verdict: 'differs',
      compared: 2,
      agreed: 1,
      differ: 1,
      undecided: 0,
      differences: [{ line: 2, game: 'N', heap: 1, listed: '2', computed: '1' }],
    });
  });

  test('lines n,a(n) without a header get a hint if they differ', async () => {
    const content = PUBLISHED.map((term, n) => `${n},${term}`).join('\n');
    expect((await audit(content, '--game', 'primes')).out).toContain('add the header heap,value');
  });
});

describe('audit of a table', () => {
  const TABLE = 'b,c,q,p,page\n3,4,0,7,1\n5,12,0,17,1\n5,13,0,2,2\n';
  const FLAGS = ['--game', '{1, b, c}', '--as', 'q=outcomePreperiod', '--as', 'p=T'];

  test('a table has one game per row, and columns of any name', async () => {
    const { code, out } = await audit(TABLE, ...FLAGS);
    expect([code, out]).toEqual([0, 'FILE: agrees: 3 of 3 rows agree; not compared: page']);
  });

  test.each([
    ['b,c,q,p\n3,4,0,7\n5,12,0,18\n', 'line 3, {1, 5, 12}, T: the file has 18, computed 17'],
    ['# one\n\nb,c,q,p\n\n3,4,1,7\n', 'line 5, {1, 3, 4}, outcomePreperiod: the file has 1, computed 0'],
    ['b,c,q,p,note\n3,4,0,7,"two\nlines"\n5,13,0,3,\n', 'line 4, {1, 5, 13}, T: the file has 3, computed 2'],
  ])('a table with a wrong number differs there: %j', async (content, difference) => {
    const { code, out } = await audit(content, ...FLAGS);
    expect(code).toBe(1);
    expect(out).toContain(`first difference: ${difference}`);
  });

  test('a column may have the game of each row', async () => {
    const content = 'S,period,preperiod\n"{1, 3, 4}",7,0\n1 2 3,4,0\n"2,4,7",3,8\n{7},14,0\n';
    expect((await audit(content, '--as', 'S=game')).out).toContain('agrees: 4 of 4 rows agree');
  });

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

  test('a table may be about sums and misère play', async () => {
    const content = 'm,n,winner\n0,0,next\n1,2,next\n2,2,previous\n1,1,next\n';
    const flags = ['--game', '{1,2,3}:m + {1,2,3}:n', '--objective', 'last-player-loses'];
    expect((await audit(content, ...flags)).out).toContain('agrees: 4 of 4 rows agree');
    expect((await audit(content.replace('1,2,next', '1,2,previous'), ...flags)).out).toContain(
      "to see it: npx saltus move '{1, 2, 3}:1' '{1, 2, 3}:2' --objective last-player-loses",
    );
  });

  test.each([
    ['outcomes of an all-but game', 'game,heap,outcome\n"N - {1, 2}",2,0\n"N - {1, 2}",3,1\n', '3,1', '3,0'],
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

describe('an invalid file or option of audit', () => {
  test.each<[string, string | Uint8Array, string[], string[]]>([
    [
      'an empty file',
      '',
      ['--game', 'N'],
      ['FILE: expected a list of integers, or a CSV table with a header, received nothing'],
    ],
    ['only comments', '# b-file\n\n', ['--game', 'N'], ['received nothing']],
    ['a binary file', Uint8Array.of(0, 1, 2), ['--game', 'N'], ['received a binary file']],
    [
      'bad lines of a b-file',
      '0 0\n1 1\n1 1\n-7 3\n5\nx y\n99999999999999999999 1\n6 -1\n7 3.5\n',
      ['--game', 'N'],
      [
        'FILE, line 3: expected an index above 1, which line 2 has, received 1',
        'FILE, line 4: expected an index n from 0 to 2^53 - 1, received -7',
        'FILE, line 5: expected n and a(n), two integers, received "5"',
        'FILE, line 6: expected n and a(n), two integers, received "x y"',
        'FILE, line 7: expected an index n from 0 to 2^53 - 1, received 99999999999999999999',
        'FILE, line 8: expected a non-negative integer, received -1',
        'FILE, line 9: expected n and a(n), two integers, received "7 3.5"',
      ],
    ],
    [
      'a list with words',
      '0\n1\ntwo\n',
      ['--game', 'N'],
      ['FILE, line 3: expected an integer, or several with commas, received "two"'],
    ],
    [
      'many bad lines',
      `0\n${'x\n'.repeat(25)}`,
      ['--game', 'N'],
      ['FILE, line 11: expected', 'and 15 more lines'],
    ],
    ['a list with two commas', '0,,1\n', ['--game', 'N'], ['expected a column']],
    ['no game', '0\n1\n', [], ['audit: expected --game NOTATION, received nothing']],
    ['a table without a game', 'b,T\n1,2\n', [], ['audit: expected --game NOTATION, or a column game']],
    [
      'a game with parameters for a list',
      '0\n1\n',
      ['--game', '{1, b}'],
      ['--game: expected an integer, received `b`'],
    ],
    ['another rule for a list', '0\n1\n', ['--game', '{1, 2}', '--ending', 'sink'], ['received a list']],
    ['--as for a list', '0\n', ['--game', 'N', '--as', 'q=T'], ['--as: expected a table with a header']],
    [
      '--offset for a table',
      'heap,value\n0,0\n',
      ['--game', 'N', '--offset', '1'],
      ['--offset: expected a list'],
    ],
    [
      '--offset for moves',
      '2\n',
      ['--game', 'primes', '--sequence', 'moves', '--offset', '1'],
      ['--offset: expected a list of nim-values'],
    ],
    [
      'a missing parameter',
      'b,T\n2,3\n',
      ['--game', '{1, b, c}'],
      ['FILE: expected a column for c, or --as COLUMN=c, received b, T'],
    ],
    ['a missing heap', 'b,value\n2,3\n', ['--game', '{1, b}'], ['expected a column for heap']],
    [
      'nothing to compare',
      'b,perod\n2,3\n',
      ['--game', '{1, b}'],
      ['expected a column to compare, or --as COLUMN=period, received b, perod'],
    ],
    [
      'a column twice',
      'b,b,T\n2,2,3\n',
      ['--game', '{1, b}'],
      ['expected a header with distinct column names, received "b" twice'],
    ],
    ['a misspelt measure', 'b,q\n2,3\n', ['--game', '{1, b}', '--as', 'q=perod'], ['did you mean q=period?']],
    [
      'an unknown column',
      'b,q\n2,3\n',
      ['--game', '{1, b}', '--as', 'r=period'],
      ['COLUMN=MEASURE with one of the columns b, q'],
    ],
    [
      'a measure twice',
      'b,q,r\n2,3,3\n',
      ['--game', '{1, b}', '--as', 'q=T', '--as', 'r=T'],
      ['expected each column and each measure once'],
    ],
    [
      'bad rows of a table',
      'b,T\n2,3\nx,3\n0,3\n1.5,3\n,3\n4,three\n5,6,7\n7,"8\n',
      ['--game', '{1, b}'],
      [
        'FILE, line 3: expected a non-negative integer as b, received "x"',
        'FILE, line 4: expected',
        'FILE, line 5: expected a non-negative integer as b, received "1.5"',
        'FILE, line 6: expected a non-negative integer as b, received ""',
        'FILE, line 7: expected a non-negative integer as T, received "three"',
        'FILE, line 8: expected 2 fields, as in the header, received 3',
        'FILE, line 9: expected a closing quote, received the end of the file',
      ],
    ],
    [
      'a heap that no number type holds exactly',
      'game,heap,value\n{1},9007199254740992,1\n',
      [],
      ['FILE, line 2: expected at most 2^53 - 1 as heap, received "9007199254740992"'],
    ],
    [
      'measures that misère play lacks',
      'b,period\n2,3\n',
      ['--game', '{1, b}', '--objective', 'last-player-loses'],
      ['expected measures that exist under the rule', 'received period'],
    ],
  ])('%s is refused', async (_, content, flags, messages) => {
    const { code, out, err } = await audit(content, ...flags);
    expect([code, out]).toEqual([2, '']);
    for (const message of messages) expect(err).toContain(message);
  });

  test('a missing file is an error of the environment', async () => {
    expect((await say(['audit', join(folder, 'none.txt'), '--game', 'N'])).code).toBe(5);
  });
});
