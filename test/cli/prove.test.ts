import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { say } from './terminal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-prove-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('prove', () => {
  test('gives one JSON object per class, where the parameter is modulus k + residue', async () => {
    const { code, out } = await say(['prove', '{2, 7, c}', '--json']);
    expect(code).toBe(0);
    const laws = JSON.parse(out) as Record<string, unknown>[];
    expect(laws.filter(({ sequence, modulus }) => sequence === 'nim-values' && modulus === 9)).toHaveLength(
      9,
    );
    expect(laws).toContainEqual({
      letter: 'c',
      modulus: 9,
      residue: 4,
      from: 2,
      sequence: 'nim-values',
      status: 'proved',
      preperiod: [9, 8],
      period: [9, 6],
      saltus: [0, 0],
      before: expect.any(Array),
      repeated: expect.any(Array),
    });
    expect(laws).toContainEqual(
      expect.objectContaining({ modulus: 0, residue: 13, preperiod: [0, 17], period: [0, 5] }),
    );
    expect(laws.some(({ sequence }) => sequence === 'outcomes')).toBe(true);
  });

  test('verify reports for each family and sequence in a file which values its classes omit', async () => {
    const [first, second, both] = ['one', 'other', 'both'].map(name => join(folder, `${name}.json`));
    await say(['prove', '{2, b}', '--certificate', first!]);
    await say(['prove', '{1, b}', '--certificate', second!]);
    const laws = [first, second].flatMap(file => JSON.parse(readFileSync(file!, 'utf8')));
    writeFileSync(both!, JSON.stringify(laws));
    const { out } = await say(['verify', both!, '--json']);
    const lines = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line));
    const found = lines.slice(laws.length);
    expect(found.map(({ family, sequence, games }) => [family, sequence, games])).toEqual([
      ['{2, b}', 'nim-values', 1],
      ['{2, b}', 'outcomes', 0],
      ['{1, b}', 'nim-values', 0],
      ['{1, b}', 'outcomes', 0],
    ]);
    expect(found.every(({ everyValue }) => everyValue)).toBe(true);
  });

  test('verify reports the games that it replayed because the file has no certificate of them', async () => {
    const file = join(folder, 'games.json');
    await say(['prove', '{2, 7, c}', '--certificate', file]);
    const [whole] = await coverage();
    expect(whole).toMatchObject({ everyValue: true, everyValueInFile: true, games: 7, replayed: [] });
    const certificates: { game?: string; sequence: string }[] = JSON.parse(readFileSync(file, 'utf8'));
    const isDeleted = ({ game, sequence }: { game?: string; sequence: string }) =>
      game === '{2, 4, 7}' || (game === '{2, 7, 18}' && sequence === 'outcomes');
    writeFileSync(file, JSON.stringify(certificates.filter(certificate => !isDeleted(certificate))));
    const [values, outcomes] = await coverage();
    const replayed = { c: 4, game: '{2, 4, 7}', preperiod: 8, period: 3, saltus: 0 };
    expect(values).toMatchObject({
      everyValue: true,
      everyValueInFile: false,
      games: 7,
      replayed: [replayed],
    });
    expect(outcomes!.replayed.map(({ c }: { c: number }) => c)).toEqual([4, 18]);
    expect((await say(['verify', file])).err).toContain(
      'or one of 7 games before them; the file has certificates for 6 of them; verify replayed the others: {2, 4, 7} (preperiod 8, period 3, saltus 0)',
    );

    async function coverage() {
      const { out } = await say(['verify', file, '--json']);
      return out
        .split('\n')
        .map(line => JSON.parse(line))
        .filter(line => 'everyValue' in line);
    }
  });

  test('writes certificates that verify accepts, and refuses if they are changed', async () => {
    const file = join(folder, 'proofs.json');
    await say(['prove', '{2, b}', '--objective', 'last-player-loses', '--certificate', file]);
    const verified = await say(['verify', file]);
    expect(verified.code).toBe(0);
    expect(verified.out).toContain('verified: outcomes of {2, b}, b = 4k + 1 for all k >= 1');
    expect(verified.err).toContain('every b >= 0 that makes a game is in a class');
    const [, ...others] = JSON.parse(readFileSync(file, 'utf8'));
    const some = join(folder, 'some.json');
    writeFileSync(some, JSON.stringify(others));
    const { code, err } = await say(['verify', some]);
    expect(code).toBe(0);
    expect(err).toMatch(
      /could not check that every b is in a class: no certificate of \{2, b\} is of b = \d modulo 4/,
    );
    const coverageOf = async (name: string) =>
      JSON.parse((await say(['verify', name, '--json'])).out.trimEnd().split('\n').at(-1)!);
    const what = { family: '{2, b}', letter: 'b', sequence: 'outcomes', objective: 'last-player-loses' };
    expect(await coverageOf(file)).toMatchObject({ file, ...what, everyValue: true });
    expect(await coverageOf(some)).toMatchObject({
      ...what,
      everyValue: false,
      why: expect.stringContaining('modulo 4'),
    });
    const changed = readFileSync(file, 'utf8').replace('"residue":1', '"residue":3');
    writeFileSync(file, changed);
    const refused = await say(['verify', file, '--json']);
    expect(refused.code).toBe(1);
    expect(refused.out).toMatch(/"verdict":"refused","ok":false,"why":"at k = \d+ /);
    expect(refused.out + refused.err).not.toMatch(/everyValue|is in a class/);
  });

  test('finds quadratic periods, with certificates that verify accepts', async () => {
    const file = join(folder, 'proofs.json');
    const { code, out } = await say(['prove', 'N - {a, a+3, 2a+3}', '--certificate', file]);
    expect(code).toBe(0);
    expect(out).toContain(
      '    a = 3k + 1, k >= 7: preperiod 0 heaps, period 27k^2 + 45k + 12 = 3a^2 + 9a heaps, saltus 9k^2 + 15k + 4 = a^2 + 3a;',
    );
    const verified = await say(['verify', file]);
    expect(verified.code).toBe(0);
    expect(verified.out).toContain(
      'verified: nim-values of N - {a, a + 3, 2a + 3}, a = 3k + 2 for all k >= 7: preperiod 0 heaps, period 27k^2 + 63k + 30 heaps',
    );
    writeFileSync(file, readFileSync(file, 'utf8').replace('"period":[27,45,12]', '"period":[27,45,15]'));
    const refused = await say(['verify', file]);
    expect(refused.code).toBe(1);
    expect(refused.out).toContain('the rows do not have the length of the period');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"scale":3', '"scale":"3"'));
    expect((await say(['verify', file])).err).toContain('certificate.scale is not a non-negative integer');
  });

  test('gives three coefficients of a quadratic period, and the single games below it', async () => {
    const { out } = await say(['prove', 'N - {b, b+2, 2b+2}', '--json']);
    const laws = JSON.parse(out) as Record<string, unknown>[];
    expect(laws[1]).toMatchObject({
      letter: 'b',
      modulus: 2,
      residue: 1,
      from: 7,
      status: 'proved',
      preperiod: [0, 0],
      period: [24, 42, 12],
      saltus: [8, 14, 4],
    });
    expect(laws).toContainEqual(
      expect.objectContaining({ modulus: 0, residue: 13, period: [0, 1128], saltus: [0, 376] }),
    );
  });
});
