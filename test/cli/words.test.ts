import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { say } from './terminal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-words-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('arguments after --', () => {
  test('count like arguments before it', async () => {
    expect((await say(['nim', 'add', '3', '--', '5', '7'])).out).toBe('1');
    expect((await say(['--', 'nim', 'add', '3', '5'])).out).toBe('6');
    expect((await say(['move', '--json', '--', 'N:1', 'N:1'])).out).toContain('"previous"');
  });

  test.each([
    [['nim', 'add', '3', '--', '--json'], 'received "--json"'],
    [['nim', 'add', '3', '--', '--'], 'received "--"'],
    [['nim', 'add', '3', '--', '-'], 'received "-"'],
    [['game', '--', '-5'], 'received `-'],
    [['run', '--', 'nosuch'], 'received nosuch'],
    [
      ['list', '--', 'nosuch'],
      'pipeline: expected a pipeline shown by npx saltus list, or all, received nosuch',
    ],
    [['list', '--', '--json'], 'received --json'],
    [['report', '--', 'nosuch'], 'report: expected only its own arguments and options, received nosuch'],
    [['game', 'N', '--ending', '--', 'normal'], '--ending: expected a value, received --'],
    [['run', '--over', '--', 'fes-saltus'], '--over: expected a value, received --'],
  ])('%j: none is dropped or read as an option', async (argv, message) => {
    const { code, err, out } = await say(argv);
    expect(err).toContain(message);
    expect(code).toBe(2);
    expect(out).toBe('');
  });
});

describe('an option', () => {
  test.each([
    [['game', 'N', '--limit', '5', '--limit', '6'], '--limit: expected one value, received "5" and "6"'],
    [['game', 'N', '--limit=5', '--limit=5'], '--limit: expected one value, received "5" and "5"'],
    [['game', 'N', '--ending', 'normal', '--ending', 'take-all'], '--ending: expected one value'],
    [['game', 'N', '--terms', '1', '--terms', '2', '--terms', '3'], 'received "1" and "2" and "3"'],
    [['run', '--jobs', '1', '--jobs', '2'], '--jobs: expected one value, received "1" and "2"'],
    [['plan', '--out', 'a', '--out', 'b'], '--out: expected one value, received "a" and "b"'],
    [['sequence', 'N', '--terms', '3', '--out', 'a', '--out', 'b'], '--out: expected one value'],
    [['verify', 'x', '--limit', '1', '--limit', '2'], '--limit: expected one value'],
    [
      ['run', '--over', 'a=1..2', '--over', 'b=3a..9', '--over', 'a=3..4'],
      'expected one range for a, received a=1..2 and a=3..4',
    ],
  ])('%j: a single value is required, so two are rejected', async (argv, message) => {
    const { code, err, out } = await say(argv);
    expect(err).toContain(message);
    expect(code).toBe(2);
    expect(out).toBe('');
  });

  test.each([
    [['game', 'N', '--ending'], '--ending: expected a value, received nothing'],
    [['game'], 'game: missing argument <notation>\n  hint: run: npx saltus game --help'],
    [['nim', 'add'], 'nim: missing argument <numbers>\n  hint: run: npx saltus nim --help'],
    [['run', 'fes-sltus'], 'hint: did you mean fes-saltus?'],
    [['run', '--verdict'], '--verdict: expected a value, received nothing'],
    [['game', 'N', '--limit', '--json'], '--limit: expected a value, received nothing'],
    [['game', 'N', '--limit', ''], '--limit: expected a value, received ""'],
    [['game', 'N', '--limit='], '--limit: expected a value, received ""'],
    [['game', 'N', '--certificate', ''], '--certificate: expected a value, received ""'],
    [['sequence', 'N', '--terms', '3', '--out', ''], '--out: expected a value, received ""'],
    [['run', '--out', ''], '--out: expected a value, received ""'],
    [['run', '--over', ''], '--over: expected a value, received ""'],
    [['run', ''], 'ids: expected a value, received ""'],
    [['game', 'N', ''], 'notation: expected a value, received ""'],
  ])('%j: a missing value is rejected', async (argv, message) => {
    const { code, err, out } = await say(argv);
    expect(err).toContain(message);
    expect(err).not.toContain('    at ');
    expect(code).toBe(2);
    expect(out).toBe('');
  });

  test.each([
    [['game', 'N', '--json=foo'], '--json: expected no value, received "foo"'],
    [['game', 'N', '--json=true'], '--json: expected no value, received "true"'],
    [['run', '--fresh='], '--fresh: expected no value, received ""'],
    [['game', 'N', '--no-json'], 'only its own arguments and options, received --no-json'],
    [['run', '--over.a=1..2'], 'only its own arguments and options, received --over.a=1..2'],
    [['run', '--json', 'false'], 'received false'],
  ])('%j: a flag takes no value and consumes no argument', async (argv, message) => {
    const { code, err, out } = await say(argv);
    expect(err).toContain(message);
    expect(code).toBe(2);
    expect(out).toBe('');
  });

  test('accepts the values true, false and - like any others', async () => {
    const path = join(folder, 'true');
    expect((await say(['sequence', 'N', '--terms', '3', '--out', path])).code).toBe(0);
    expect(existsSync(path)).toBe(true);
    expect((await say(['game', 'N', '--limit', 'true'])).err).toContain('received `true`');
    expect((await say(['game', '-', '--json'], { input: ['N'] })).out).toContain('"game":"N"');
  });
});

describe('a number', () => {
  const limits = { '1000': '1000', '1e3': '1000', '1.5e3': '1500', '2^10': '1024', '007': '7' };

  test.each(Object.entries(limits))('%s is read in the same way by every option', async (text, digits) => {
    const terms = JSON.parse((await say(['game', 'N', '--terms', text, '--json'])).out).nimSequence.terms;
    expect(terms).toHaveLength(Number(digits));
    expect((await say(['sequence', 'N', '--terms', text])).out.split('\n')).toHaveLength(Number(digits));
    expect(JSON.parse((await say(['move', `N:${text}`, '--json'])).out).nimSum).toBe(Number(digits));
    expect((await say(['nim', 'add', text, '0'])).out).toBe(digits);
    const { out, code } = await say(['game', 'N - {100, 273, 373}', '--limit', text, '--json']);
    expect(code).toBe(3);
    expect(JSON.parse(out).nimSequence.limit).toBe(Number(digits));
  });

  test.each([
    [['game', 'N', '--terms', '1e9'], '--terms: expected an integer from 0 to 10000000, received "1e9"'],
    [['game', 'N', '--terms', '1.5'], '--terms: expected an integer from 0 to 10000000, received "1.5"'],
    [['run', '--jobs', '1e4'], '--jobs: expected an integer from 1 to 1024, received "1e4"'],
    [['move', 'N:2.5'], 'expected a non-negative integer, such as 250000, 1e9 or 10^100 + 7, received "2.5"'],
    [['nim', 'add', '1e', '1'], 'received "1e"'],
    [['game', '{1, 2}', '--heap', '10^3000'], 'use an exponent of at most three digits'],
  ])('%j: a value out of range is rejected with the bounds', async (argv, message) => {
    const { code, err } = await say(argv);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});

test.each(['run', 'plan', 'list', 'new', 'game', 'sequence', 'move', 'nim', 'verify'])(
  'saltus %s --help describes every option and positional',
  async command => {
    const { out, code } = await say([command, '--help']);
    expect(code).toBe(0);
    const [options] = out.split(/\n\n(?:Examples|Exit codes)/);
    const lines = options!.split('\n').filter(line => /^ {2}\S/.test(line));
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.filter(line => !/^ {2}\S+ {2,}[A-Za-z0-9]/.test(line))).toEqual([]);
  },
);
