import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { toCsv, transcribe } from '../../data/published/sleator-slusky-2012.ts';
import { DefinitionError } from '../../src/errors.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = join(ROOT, 'data/published');
const TEXT = readFileSync(join(FOLDER, 'sleator-slusky-2012.txt'), 'utf8');
const ROWS = transcribe(TEXT);
const TABLES = [1, 2, 3, 4, 5, 6, 7, 8].map(table => ROWS.filter(row => row.table === table));

function coprime(a: number, b: number): boolean {
  return b === 0 ? a === 1 : coprime(b, a % b);
}

describe('the tables of section 4', () => {
  it('the eight tables have 40 rows each, numbered in order', () => {
    expect(ROWS).toHaveLength(320);
    for (const rows of TABLES)
      expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  });

  it('table i has a = i, and for b every number from 3a that is coprime to a', () => {
    for (const [i, rows] of TABLES.entries()) {
      const a = i + 1;
      const expected: number[] = [];
      for (let b = 3 * a; expected.length < 40; b++) if (coprime(a, b)) expected.push(b);
      expect(rows.map(row => row.a)).toEqual(Array(40).fill(a));
      expect(rows.map(row => row.b)).toEqual(expected);
    }
  });

  it('every row is {a, b, a + b}, and its saltus is printed as a product with a', () => {
    for (const { fes_set, a, b, c, printed, saltus } of ROWS) {
      expect(c).toBe(a + b);
      expect(fes_set).toBe(`{${a}, ${b}, ${c}}`);
      expect(printed).toBe(`${a} * ${saltus / a}`);
    }
  });

  it('the second factor is strictly between b and c, except in table 1, where it is b or c', () => {
    for (const { a, b, c, saltus } of ROWS) {
      const factor = saltus / a;
      if (a === 1) expect(factor).toBe(b % 2 === 0 ? b : c);
      else expect(b < factor && factor < c, `${a}, ${b}`).toBe(true);
    }
  });

  it('the committed CSV agrees with the committed text, byte for byte', () => {
    expect(readFileSync(join(FOLDER, 'sleator-slusky-2012.csv'), 'utf8')).toBe(toCsv(ROWS));
  });
});

describe('a corrupt text is rejected at the corrupt place', () => {
  /** Kinds of damage: description, original text, damaged text, and the text at the reported place. */
  const damages: readonly [string, string, string, string][] = [
    ['a digit swapped for a letter', '{2, 51, 53}', '{2, 5l, 53}', '{2, 5l, 53}'],
    ['a row cut in half', '{5, 28, 33} 5 * 30', '{5, 28, 33} 5', '{5, 28, 33} 5'],
    ['a row cut within its set', '{5, 28, 33} 5 * 30', '{5, 28,', '{5, 28,'],
    ['a row broken over two lines', '{5, 28, 33} 5 * 30', '{5, 28,\n33} 5 * 30', '{5, 28,'],
    ['two rows run together', '{5, 23, 28} 5 * 26\n', '{5, 23, 28} 5 * 26', '{5, 23, 28} 5 * 26{5, 24, 29}'],
    ['an unknown word between rows', '{3, 10, 13}', 'and {3, 10, 13}', 'and {3, 10, 13}'],
    ['an unknown heading', 'FES set saltus\n{5', 'FES set period\n{5', 'FES set period'],
    ['the first heading lost', 'FES set saltus\n{1', '{1', '{1, 3, 4} 1 * 4'],
    ['a sentence at the end', '8 * 110\n', '8 * 110\nReferences\n', 'References'],
    ['a number with a sign', '{7, 22, 29}', '{7, -22, 29}', '{7, -22, 29}'],
    ['a number with a leading zero', '{7, 22, 29}', '{07, 22, 29}', '{07, 22, 29}'],
  ];

  it.each(damages)('%s', (_, whole, damaged, at) => {
    expect(TEXT).toContain(whole);
    const text = TEXT.replace(whole, damaged);
    expect(() => transcribe(text)).toThrow(DefinitionError);
    expect(() => transcribe(text)).toThrow(`offset ${text.indexOf(at)} `);
    expect(() => transcribe(text)).toThrow(`received "${at.slice(0, 30)}`);
  });
});

describe('npm run published', () => {
  it('writes the committed bytes, and leaves them unchanged if it rejects the text', () => {
    const house = mkdtempSync(join(tmpdir(), 'saltus-published-'));
    try {
      for (const part of ['package.json', 'src/errors.ts', 'data/published']) {
        cpSync(join(ROOT, part), join(house, part), { recursive: true });
      }
      symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'));
      const table = join(house, 'data/published/sleator-slusky-2012.csv');
      const run = () => {
        const { status, stderr } = spawnSync(
          process.execPath,
          ['--import', 'tsx', 'data/published/transcribe.ts'],
          { cwd: house, encoding: 'utf8' },
        );
        return { status, stderr, csv: readFileSync(table, 'utf8') };
      };

      writeFileSync(table, 'stale');
      expect(run()).toMatchObject({ status: 0, csv: toCsv(ROWS) });

      writeFileSync(table, 'stale');
      writeFileSync(
        join(house, 'data/published/sleator-slusky-2012.txt'),
        TEXT.replace('{1, 3, 4}', '{1, 3, 4'),
      );
      const refused = run();
      expect(refused).toMatchObject({ status: 2, csv: 'stale' });
      expect(refused.stderr).toMatch(/^sleator-slusky-2012\.txt: refused.*\n.*offset 15 \(line 2\)/);
    } finally {
      rmSync(house, { recursive: true });
    }
  });
});

describe('the worked example of section 2', () => {
  /** The rows of the text, without blanks. */
  const PRINTED = [
    '0 0 0',
    '0 1 0 1 0 1',
    '0 1 0 1 2 2 0 1 2',
    '0 1 0 1 2 3 2 3 0 1 2 3',
    '0 1 0 1 2 3 2 3 0 1 4 2 3 4 4',
    '0 1 0 1 2 3 2 3 0 1 4 5 2 3 5 4 5 4',
  ];
  const [header, ...lines] = readFileSync(join(FOLDER, 'sleator-slusky-2012-example.csv'), 'utf8')
    .trimEnd()
    .split('\n');
  const placed = lines.map(line => {
    const [step = Number.NaN, heap = Number.NaN] = line.split(',').map(Number);
    return { step, heap };
  });

  it('gives the printed rows if each step is sorted by heap', () => {
    expect(header).toBe('step,heap');
    const known = (last: number) => placed.filter(({ step }) => step <= last).sort((x, y) => x.heap - y.heap);
    expect(
      PRINTED.map((_, last) =>
        known(last)
          .map(({ step }) => step)
          .join(' '),
      ),
    ).toEqual(PRINTED);
  });

  it('names each heap once, and nine of them before step 3, the stars of H_3', () => {
    const heaps = placed.map(({ heap }) => heap);
    expect(new Set(heaps).size).toBe(18);
    expect(heaps.every(heap => 0 <= heap && heap <= 21)).toBe(true);
    expect(placed.filter(({ step }) => step < 3)).toHaveLength(9);
  });
});
