import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  test('lists classes, numbers, words and the games below the classes', async () => {
    const { code, out } = await say(['prove', '{1, 2, c}', '--sequence', 'outcomes']);
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      '{1, 2, c}   (normal ending, last player wins)',
      '  outcomes: the least preperiod and period, for all k',
      '    c = 3k, k >= 1: preperiod 0 heaps, period 3k + 1 = c + 1 heaps',
      '      B = <(011)^k 1>',
      '      E = (3·2^(3k + 2) + 2)/(7(2^(3k + 1) - 1))',
      '    c = 3k + 1, k >= 1: preperiod 0 heaps, period 3 heaps',
      '      B = <011>',
      '      E = 6/7',
      '    c = 3k + 2, k >= 1: preperiod 0 heaps, period 3 heaps',
      '      B = <011>',
      '      E = 6/7',
    ]);
  });

  test('does not repeat a number in terms of the parameter if the parameter is k itself', async () => {
    const { out } = await say(['prove', '{c}', '--sequence', 'nim-values']);
    expect(out).toContain('    c = k, k >= 1: preperiod 0 heaps, period 2k heaps\n');
  });

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

  test('gives the saltus of all-but games', async () => {
    const { out } = await say(['prove', 'N - {5, b, b+5}', '--json']);
    const laws = JSON.parse(out) as Record<string, unknown>[];
    expect(laws[0]).toMatchObject({ modulus: 10, residue: 0, period: [30, 0], saltus: [10, 0] });
    expect(laws[3]).toMatchObject({ modulus: 10, residue: 3, period: [150, 90], saltus: [50, 30] });
  });

  test('verify reports for each family and sequence in a file which values its classes omit', async () => {
    const [one, other, both] = ['one', 'other', 'both'].map(name => join(folder, `${name}.json`));
    await say(['prove', '{2, b}', '--certificate', one!]);
    await say(['prove', '{1, b}', '--certificate', other!]);
    const laws = [one, other].flatMap(file => JSON.parse(readFileSync(file!, 'utf8')));
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
    writeFileSync(file, JSON.stringify(certificates.filter(one => !isDeleted(one))));
    const [values, outcomes] = await coverage();
    const one = { c: 4, game: '{2, 4, 7}', preperiod: 8, period: 3, saltus: 0 };
    expect(values).toMatchObject({ everyValue: true, everyValueInFile: false, games: 7, replayed: [one] });
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

  test('splits classes up to the given modulus, and no further', async () => {
    const within = await say(['prove', '{2, b}', '--modulus', '4', '--json']);
    expect(within.code).toBe(0);
    const laws = JSON.parse(within.out) as { sequence: string; modulus: number; residue: number }[];
    const outcomes = laws.filter(({ sequence, modulus }) => sequence === 'outcomes' && modulus > 0);
    expect(outcomes.map(({ modulus, residue }) => [modulus, residue])).toEqual([0, 1, 2, 3].map(r => [4, r]));
    const beyond = await say(['prove', '{2, b}', '--modulus', '3']);
    expect(beyond.code).toBe(3);
    expect(beyond.out).toContain('beyond the modulus 3');
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

  test('reports a class as undecided, with the reason, and exits with 3', async () => {
    const file = join(folder, 'proofs.json');
    const { code, out, err } = await say(['prove', '{2, 7, c}', '--modulus', '5', '--certificate', file]);
    expect(code).toBe(3);
    expect(out).toContain('c = k, k >= 0: undecided: the class would have to be split beyond the modulus 5');
    expect(err).toContain(`\nnothing was proved, and nothing was written to ${file}\n2 of 2 undecided`);
    expect(existsSync(file)).toBe(false);
  });

  test('gives the game that refutes a law as data', async () => {
    const law = ['--sequence', 'nim-values', '--law', 'period <= c + 7', '--json'];
    const { out } = await say(['prove', '{2, 7, c}', ...law]);
    expect(JSON.parse(out).counterexample).toEqual({
      game: '{2, 5, 7}',
      c: 5,
      preperiod: 0,
      period: 22,
      saltus: 0,
    });
  });

  test.each<[readonly string[], number, RegExp]>([
    [
      ['{1, 2, c}', '--law', 'period = 3 or (3 divides c and period = c + 1)'],
      0,
      /^(theorem: .*, by 3 certificates .*\n?){2}$/,
    ],
    [
      ['N - {3, b, b+3}', '--law', 'b >= 9 and gcd(b, 3) = 1 implies saltus = 3(b + dist(b, 6))'],
      0,
      /^theorem: /,
    ],
    [
      ['{2, 7, c}', '--sequence', 'nim-values', '--law', 'period <= c + 7'],
      1,
      /^fails: .* at c = 5: preperiod 0, period 22/,
    ],
    [
      ['{2, 7, c}', '--sequence', 'nim-values', '--law', 'period < 100'],
      1,
      /^fails: .* at c = 95: preperiod 0, period 102/,
    ],
    [
      ['{2, 7, c}', '--sequence', 'outcomes', '--law', 'c c + 100 > 0'],
      3,
      /^undecided: .*a product of two numbers that grow/,
    ],
    [
      ['{1, c+2000000000}', '--sequence', 'outcomes', '--law', 'period > 0'],
      3,
      /^undecided: .*a word has more than 10000000 letters;/,
    ],
    [['{2, 7, c}', '--modulus', '5', '--law', 'period > 0'], 3, /^(undecided: .*\n?){2}$/],
    [
      ['N - {3, c+5}', '--law', 'c != 1 implies period = 6'],
      0,
      /^theorem: .* and every c >= 0 that makes a game/,
    ],
    [
      ['{1, 2c, 3}', '--sequence', 'nim-values', '--law', 'period > 9 or isprime(c)'],
      1,
      /^fails: .* at c = 1: preperiod 0, period 4/,
    ],
    [
      ['{c}', '--sequence', 'nim-values', '--law', 'c = 2 implies dist(7, 2c-9) < 0'],
      3,
      /^undecided: .* a division by a number that is not positive$/,
    ],
    [
      ['N - {a, a+3, 2a+3}', '--law', 'saltus = 1'],
      1,
      /^fails: .* at a = 1: preperiod 0, period 12, saltus 4$/,
    ],
    [
      ['{5, c, 2c+1}', '--sequence', 'outcomes', '--law', 'c < 300'],
      1,
      /^fails: .* at c = 300: preperiod \d+, period \d+, saltus 0; undecided below that, for c = 10k \+ 2$/,
    ],
    // The class of 10k + 2 is open, and its first games are checked one by one.
    [
      ['{5, c, 2c+1}', '--sequence', 'outcomes', '--law', 'c < 12'],
      1,
      /^fails: .* at c = 12: preperiod \d+, period \d+, saltus 0$/,
    ],
    [
      ['{2, 7, c}', '--sequence', 'nim-values', '--law', 'period = saltus', '--modulus', '3'],
      1,
      /^fails: .* at c = 1: preperiod 0, period 3, saltus 0$/,
    ],
    // The classes start at 4 or later, each at its own value.
    [
      ['{3, 8, c}', '--sequence', 'nim-values', '--law', 'c != 2 and c c + 100 > 0'],
      1,
      /^fails: .* at c = 2: preperiod 0, period \d+, saltus 0$/,
    ],
    // A class has c = 3 at k = 0, but a game in no class comes first.
    [['{2, 7, c}', '--sequence', 'nim-values', '--law', 'c > 5'], 1, /^fails: .* at c = 1: /],
    [
      ['{1, 2c}', '--law', 'outcomePreperiod = 0 and T = 2c + 1'],
      0,
      /^theorem: outcomePreperiod = 0 and T = 2c \+ 1, for outcomes of \{1, 2c\} and every c >= 0 that makes a game, by 1 certificate [^\n]*$/,
    ],
    [['{1, 2c}', '--law', 'T = 3'], 1, /^fails: .* at c = 2: preperiod 0, period 5, saltus 0$/],
    [
      ['{1, 2c}', '--law', 'B = (01)^c 1'],
      0,
      /^theorem: B = \(01\)\^c 1, for outcomes of \{1, 2c\} and every c >= 0 that makes a game, by 1 certificate/,
    ],
    [
      ['{1, 2c}', '--law', 'E = 2 (2^(2c) - 1) / (3 2^(2c) - 3)'],
      1,
      /^fails: .* of \{1, 2c\}, at c = 1: \{1, 2\} has another E$/,
    ],
    // Only heap 0 is below the least move, so take-all changes nothing.
    [['{1, 2, 3c}', '--ending', 'take-all', '--law', 'B = <(011)^c 1>'], 0, /^theorem: /],
    [['{2, 7, c}', '--modulus', '5', '--law', 'B = 0011'], 3, /^undecided: /],
    [
      ['{1, c}', '--sequence', 'outcomes', '--law', 'c * c > 100000000 implies period > 3'],
      3,
      /^undecided: .* a product of two numbers that grow is not decided for all k$/,
    ],
    [['N - {a, a+3, 2a+3}', '--law', 'saltus > 0'], 3, /^undecided: .* quadratic period are not decided/],
  ])('judges a law on all games: %j', async (words, expected, told) => {
    const { code, out } = await say(['prove', ...words]);
    expect(out).toMatch(told);
    expect(code).toBe(expected);
  });

  test.each([
    [['{2, 7, 9}'], /exactly one parameter/],
    [['N - {b}', '--ending', 'take-all'], /--ending: expected a finite set/],
    [['N - {b}', '--sequence', 'outcomes'], /--sequence: expected a finite set/],
    [
      ['{2, b}', '--objective', 'last-player-loses', '--sequence', 'nim-values'],
      /--sequence: expected outcomes/,
    ],
    [['{1, 2, 3, 4, 5, 6, 7, 8, 9, c}'], /at most 9 numbers/],
    [['{2, b}', '--law', 'period = a'], /--law: expected/],
    [
      ['{2, b}', '--law', 'T = period'],
      /--law: expected only preperiod, period, saltus, or only outcomePreperiod and T/,
    ],
    [
      ['{2, b}', '--sequence', 'nim-values', '--law', 'T > 1'],
      /--sequence: expected outcomes, because the law is about outcomes/,
    ],
    [['{2, b}', '--law', 'B = (01)^a'], /--law: expected the name b, received `a`/],
    [
      ['{2, b}', '--sequence', 'nim-values', '--law', 'B = 01'],
      /--sequence: expected outcomes, because the law is about outcomes/,
    ],
    [
      ['{2, b}', '--law', 'b < 0 implies period = 1'],
      /a hypothesis that some game of the family satisfies, for b >= 0/,
    ],
    [['{1, 2, k}'], /a parameter other than k, which counts the games of a class/],
    [['{2, b}', '--modulus', '0'], /--modulus: expected an integer from 1/],
  ])('rejects %j', async (words, why) => {
    const { code, err } = await say(['prove', ...words]);
    expect(code).toBe(2);
    expect(err).toMatch(why);
  });
});
