import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nimSegments } from '../../src/engine/index.ts';
import { say } from './terminal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-game-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('game', () => {
  test('proves preperiod, period and saltus', async () => {
    const { code, out } = await say(['game', 'N - {2, 3, 6, 8}']);
    expect(code).toBe(0);
    expect(out).toContain('preperiod 42 heaps, period 9 heaps, saltus 3');
    expect(out).toContain('G(0..29)  0 1 0 1 2 3 2 3 0 1 4 5');
  });

  test('names the values that prove the period, even if it is only one', async () => {
    expect((await say(['game', '{1}'])).out).toContain('  proved: the same value at heaps 0 and 2\n');
    expect((await say(['game', '{1, 3, 4}'])).out).toContain(
      '  proved: the same 4 values up to heaps 3 and 10\n',
    );
  });

  test('prints the worked example of the paper with --steps 6', async () => {
    const { out } = await say(['game', 'N - {2, 3, 6, 8}', '--steps', '6']);
    const filled = out
      .split('\n')
      .filter(line => line.startsWith('G(n)'))
      .map(line => line.slice(4).trim().replace(/\s+/g, ' '));
    expect(filled).toEqual([
      '0 0 0',
      '0 1 0 1 0 1',
      '0 1 0 1 2 2 0 1 2',
      '0 1 0 1 2 3 2 3 0 1 2 3',
      '0 1 0 1 2 3 2 3 0 1 4 2 3 4 4',
      '0 1 0 1 2 3 2 3 0 1 4 5 2 3 5 4 5 4',
    ]);
    const h3 = out.split('\n').find(line => line.startsWith('H_3'))!;
    expect(h3.slice(3).trim().split(/\s+/).join('')).toMatch(/^\*{5}␣\*␣\*\*␣␣\*␣+$/);
    expect([...h3].filter(cell => cell === '*')).toHaveLength(9);
  });

  test('prints one JSON object', async () => {
    const { out } = await say(['game', 'N-{4,1,3}', '--terms', '5', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      game: 'N - {1, 3, 4}',
      ending: 'normal',
      objective: 'last-player-wins',
      nimSequence: { status: 'proved', preperiod: 0, period: 12, saltus: 4, terms: [0, 0, 1, 1, 0] },
      outcomes: null,
      certificate: {
        format: 'saltus-certificate-2',
        game: 'N - {1, 3, 4}',
        period: 12,
        witnesses: [{ prime: 2 }, { prime: 3 }],
      },
    });
  });

  test('answers a finite set with outcomes, result string and result number', async () => {
    const { out, code } = await say(['game', '{1, 3, 4}', '--terms', '8', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      game: '{1, 3, 4}',
      nimSequence: { status: 'proved', preperiod: 0, period: 7, saltus: 0, terms: [0, 1, 0, 1, 2, 3, 2, 0] },
      outcomes: { status: 'proved', preperiod: 0, period: 7, string: '<0101111>', resultNumber: '94/127' },
    });
  });

  test('agrees with the Pascal program of the stone-picking paper', async () => {
    const { out } = await say(['game', '{3, 5, 6}', '--ending', 'take-all', '--terms', '2011', '--json']);
    const { outcomes } = JSON.parse(out);
    expect(outcomes.string).toBe('<0111>');
    expect(outcomes.terms).toHaveLength(2011);
    expect(outcomes.terms.every((f: number, n: number) => f === (n % 4 === 0 ? 0 : 1))).toBe(true);
  });

  test('gives no nim-sequence in misère play', async () => {
    const { out } = await say(['game', '{2, 3}', '--objective', 'last-player-loses', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      nimSequence: null,
      outcomes: { string: '<11001>' },
      certificate: { sequence: 'outcomes', objective: 'last-player-loses' },
    });
  });

  test('writes a preperiod before the bracket', async () => {
    const { out } = await say(['game', '{2, 4, 7}', '--json']);
    expect(JSON.parse(out).outcomes.string).toMatch(/^[01]+<[01]+>$/);
  });

  test('claims no period of an infinite set without a proof', async () => {
    const primes = JSON.parse((await say(['game', 'primes', '--json'])).out);
    expect(primes.nimSequence).toMatchObject({
      status: 'undecided',
      limit: 0,
      terms: expect.arrayContaining([3, 4]),
    });
    expect((await say(['game', 'primes', '--terms', '5'])).out).toContain(
      'undecided: no period of this set is proved',
    );
    expect(primes.outcomes).toBeNull();
    const withOne = JSON.parse((await say(['game', 'primes | {1}', '--json'])).out);
    expect(withOne).toMatchObject({ nimSequence: { status: 'proved', period: 4 }, proof: { modulus: 4 } });
    const squares = JSON.parse((await say(['game', 'squares', '--terms', '6', '--json'])).out);
    expect(squares.nimSequence.terms).toEqual([0, 1, 0, 1, 2, 0]);
  });

  test('claims no period of the moves of a file, exit 0', async () => {
    const path = join(folder, 'moves.txt');
    writeFileSync(path, '2\n3\n');
    expect(await say(['game', `file:${path}`, '--terms', '8'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('undecided'),
    });
  });

  test('answers 80 games from standard input, one object per line, in order', async () => {
    const input = Array.from({ length: 80 }, (_, i) => `{1, ${i + 2}, ${2 * i + 5}}`);
    const { out, code } = await say(['game', '-', '--json'], { input });
    expect(code).toBe(0);
    expect(out.split('\n').map(line => JSON.parse(line).game)).toEqual(input);
  });

  test('reports undecided, exit 3, if the limit is reached', async () => {
    const { code, out } = await say([
      'game',
      'N - {100, 273, 373}',
      '--limit',
      '1e6',
      '--terms',
      '3',
      '--json',
    ]);
    expect(code).toBe(3);
    const answer = JSON.parse(out);
    expect(answer.nimSequence).toMatchObject({ status: 'undecided', limit: 1e6, terms: [0, 1, 2] });
    expect(answer.certificate).toBeNull();
  });

  test('answers each line of standard input in order, including an error for a bad line', async () => {
    const { code, out } = await say(['game', '-', '--json'], { input: ['N', '', 'N - {2, 2}', 'N - {7}'] });
    expect(code).toBe(2);
    const lines = out.split('\n').map(line => JSON.parse(line));
    expect(lines.map(line => line.game ?? line.line)).toEqual(['N', 'N - {2, 2}', 'N - {7}']);
    expect(lines[1].error).toContain('^');
  });

  test('shows a few terms and steps of games with huge moves', async () => {
    const allBut = JSON.parse(
      (await say(['game', 'N - {2000000000}', '--terms', '3', '--steps', '2', '--json'])).out,
    );
    expect(allBut).toMatchObject({
      nimSequence: { status: 'proved', preperiod: 0, period: 4e9, saltus: 2e9, terms: [0, 1, 2] },
      steps: [
        { value: 0, heaps: [0, 2_000_000_000] },
        { value: 1, heaps: [1, 2_000_000_001] },
      ],
    });
    const finite = await say(['game', '{2, 2000000000}', '--ending', 'take-all', '--terms', '3', '--json']);
    expect(finite.code).toBe(3);
    expect(JSON.parse(finite.out)).toMatchObject({
      nimSequence: { status: 'undecided', limit: 2 ** 24, terms: [0, 1, 1] },
      outcomes: { status: 'undecided', terms: [0, 1, 1] },
    });
  });

  test.each([
    ['N - {2000000000}', '3'],
    ['N', '10000'],
  ])('rejects tables of steps that are too large to read: %s, %s steps', async (game, steps) => {
    const { code, out, err } = await say(['game', game, '--steps', steps]);
    expect(code).toBe(2);
    expect(err).toMatch(/--steps: expected tables of at most 10000000 characters.*\n.*hint: with --json/);
    expect(out).toBe('');
    expect((await say(['game', game, '--steps', steps, '--json'])).code).toBe(0);
  });

  test('answers all games in order, with an error for each bad one', async () => {
    const missing = `file:${join(folder, 'none.txt')}`;
    const games = ['N', missing, '{1, 1}', 'N - {100, 273, 373}', '{2}'];
    const flags = ['--limit', '1e5', '--json'];
    const asWords = await say(['game', ...games, ...flags]);
    const asLines = await say(['game', '-', ...flags], { input: games });
    expect(asWords).toEqual(asLines);
    expect(asWords.code).toBe(5);
    const answers = asWords.out.split('\n').map(line => JSON.parse(line));
    expect(answers.map(({ game, line }) => game ?? line)).toEqual(games);
    expect(answers.map(({ error }) => error !== undefined)).toEqual([false, true, true, false, false]);
    expect(answers[1].error).toBe(`cannot read ${join(folder, 'none.txt')}: it does not exist (ENOENT)`);
    expect((await say(['game', ...games.toSpliced(1, 1), ...flags])).code).toBe(2);
    expect((await say(['game', ...games.toSpliced(1, 2), ...flags])).code).toBe(3);
    const text = await say(['game', ...games, '--limit', '1e5']);
    expect(text.out.match(/ending, last player wins/g)).toHaveLength(3);
    expect(text.err).toMatch(/none\.txt: it does not exist[\s\S]*distinct numbers/);
  });

  test('writes no certificate of an undecided game, exit 3, and suggests how to decide it', async () => {
    const path = join(folder, 'proof.json');
    const { code, err } = await say(['game', 'N - {100, 273, 373}', '--limit', '1e5', '--certificate', path]);
    expect(code).toBe(3);
    expect(err.split('\n').slice(1)).toEqual([
      `the nim-sequence of N - {100, 273, 373} is undecided, and no certificate was written to ${path}: ` +
        'preperiod + period exceeds the limit; try a higher --limit',
    ]);
    const infinite = await say(['game', 'primes', '--certificate', path]);
    expect(infinite.code).toBe(3);
    expect(infinite.err).toContain('no period of this set is proved');
    expect(infinite.err).not.toContain('--limit');
    expect(existsSync(path)).toBe(false);
  });

  test('writes the certificate of the only sequence that is decided', async () => {
    const path = join(folder, 'proof.json');
    const { code, err } = await say([
      'game',
      '{4, 6, 11, 14}',
      '--limit',
      '45',
      '--certificate',
      path,
      '--json',
    ]);
    expect(code).toBe(3);
    expect(err).toMatch(/^the nim-sequence of .* is undecided, and its certificate is missing from /);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ sequence: 'outcomes' });
  });

  test.each([
    [['N - {2, 3, 2}'], 'N - {2, 3, 2}'],
    [['<1, 3, 4>'], 'hint'],
    [['{1, b}'], 'only ask, guess, new, prove and pipelines accept parameters'],
    [['{1, 3, 4}', '--steps', '3'], '--steps: expected an all-but game'],
    [['N - {1}', '--ending', 'take-all'], '--ending: expected a finite set'],
    [['primes', '--objective', 'last-player-loses'], '--objective: expected a finite set'],
    [['N', '--ending', 'sudden'], '--ending: expected "normal" or "take-all" or "sink", received "sudden"'],
    [['{}'], 'game'],
    [['{0, 3}'], 'game'],
    [['{9007199254740993}'], 'a number of at most 2^31, received 9007199254740993\n'],
    [['N - {-9007199254740993}'], 'a number of at least 1, received -9007199254740993\n'],
    [['N - {7, 10^30, 10^30 + 7}', '--steps', '2'], '--steps: expected numbers of at most 2^31'],
    [['N', '--heap', '-1'], '--heap: expected a non-negative integer'],
    [
      ['N', '--heap', '7', '--steps', '2'],
      '--heap: expected no other output next to --heap, received --steps',
    ],
    [
      ['{2}', '--heap', '7', '--objective', 'last-player-loses'],
      '--heap: expected --objective last-player-wins',
    ],
    [['N', '--terms', '-1'], '--terms'],
    [['N', '--terms', '1e20'], '--terms: expected an integer'],
    [['N', '--steps', '0'], '--steps'],
    [['N', 'N - {1}', '--certificate', 'x.json'], '--certificate: expected one game'],
  ])('%j exits with 2 and a reason', async (argv, message) => {
    const { code, err, out } = await say(['game', ...argv]);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(out).toBe('');
  });
});

describe('game by the theorem', () => {
  const GAME = 'N - {7, 10^100, 10^100+7}';

  test('gives period and saltus of numbers of any size, and cites the theorem', async () => {
    const { code, out } = await say(['game', GAME]);
    expect(code).toBe(0);
    expect(out).toContain(`period ${21n * (10n ** 100n + 4n)} heaps, saltus ${7n * (10n ** 100n + 4n)}`);
    expect(out).toContain('  by a theorem: docs/conjecture-12.md\n');
    const { nimSequence } = JSON.parse((await say(['game', GAME, '--json', '--terms', '8'])).out);
    expect(nimSequence).toEqual({
      status: 'theorem',
      reference: 'docs/conjecture-12.md',
      preperiod: 0,
      period: `${21n * (10n ** 100n + 4n)}`,
      saltus: `${7n * (10n ** 100n + 4n)}`,
      terms: [0, 1, 2, 3, 4, 5, 6, 0],
    });
  });

  test('decides a game that exceeds the limit; within the limit the game is proved as usual', async () => {
    const status = async (limit: string) => {
      const { code, out } = await say(['game', 'N - {4, 14, 18}', '--limit', limit, '--json']);
      expect(code).toBe(0);
      return JSON.parse(out).nimSequence;
    };
    expect(await status('95')).toMatchObject({ status: 'theorem', period: 96, saltus: 32 });
    expect(await status('96')).toMatchObject({ status: 'proved', period: 96, saltus: 32 });
  });

  test('writes no certificate, exit 3', async () => {
    const path = join(folder, 'proof.json');
    const { code, err } = await say(['game', GAME, '--certificate', path]);
    expect(code).toBe(3);
    expect(err).toContain('follows from a theorem (docs/conjecture-12.md); no certificate was written');
    expect(existsSync(path)).toBe(false);
  });

  test('prints the value of a heap on a line of its own', async () => {
    const heap = ['--heap', '10^200'];
    const value = `${'3'.repeat(199)}7`;
    expect(await say(['game', GAME, ...heap])).toMatchObject({ code: 0, out: value });
    expect(JSON.parse((await say(['game', GAME, ...heap, '--json'])).out)).toEqual({
      game: `N - {7, ${10n ** 100n}, ${10n ** 100n + 7n}}`,
      ending: 'normal',
      heap: `${10n ** 200n}`,
      status: 'theorem',
      reference: 'docs/conjecture-12.md',
      value,
    });
  });
});

describe('game --heap', () => {
  test('answers game by game, with undecided ones in their places, exit 3', async () => {
    const { code, out, err } = await say([
      'game',
      'N',
      'N - {2, 3, 6, 8}',
      'primes',
      '{1, 3, 4}',
      '--heap',
      '9e9',
    ]);
    expect(code).toBe(3);
    expect(out.split('\n')).toEqual(['9000000000', '2999999999', 'undecided', '3']);
    expect(err).toBe(
      'heap 9000000000 of primes is undecided: no period of this set is known, and the heap is too large to compute all smaller heaps',
    );
    const line = (await say(['game', 'primes', '--heap', '9e9', '--json'])).out;
    expect(JSON.parse(line)).toMatchObject({ game: 'primes', heap: 9_000_000_000, status: 'undecided' });
  });

  test('plays the moves of a file, but claims no period', async () => {
    const path = join(folder, 'moves.txt');
    writeFileSync(path, '2\n3\n');
    expect(await say(['game', `file:${path}`, '--heap', '4'])).toMatchObject({ code: 0, out: '2' });
    expect(await say(['game', `file:${path}`, '--heap', '9e9'])).toMatchObject({ code: 3, out: 'undecided' });
  });
});

describe('verify', () => {
  test('accepts the certificate that game wrote, and refuses it with one number changed', async () => {
    const path = join(folder, 'proof.json');
    await say(['game', 'N - {2, 3, 6, 8}', '--certificate', path]);
    expect(await say(['verify', path])).toMatchObject({
      code: 0,
      out: `${path}: verified: nim-values of N - {2, 3, 6, 8} (normal ending, last player wins): preperiod 42 heaps, period 9 heaps, saltus 3; heaps 0 to 68 were replayed by the rules of the game`,
      err: `${path}: replaying 69 heaps of N - {2, 3, 6, 8}`,
    });
    const certificate = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...certificate, preperiod: 41 }));
    expect(await say(['verify', path])).toMatchObject({ code: 1, out: expect.stringContaining('refused') });
  });

  test('accepts the proof that primes with 1 have n mod 4, and refuses it for another set or modulus', async () => {
    const path = join(folder, 'proof.json');
    await say(['game', 'primes | {1}', '--certificate', path]);
    expect((await say(['verify', path])).code).toBe(0);
    const proof = JSON.parse(readFileSync(path, 'utf8'));
    for (const change of [
      { modulus: 5 },
      { modulus: 3 },
      { game: 'primes' },
      { game: 'primes | {1, 4}' },
      { game: 'squares' },
    ]) {
      writeFileSync(path, JSON.stringify({ ...proof, ...change }));
      expect((await say(['verify', path])).code).toBe(1);
    }
  });

  test('accepts both certificates of a finite set', async () => {
    const path = join(folder, 'proofs.json');
    await say(['game', '{4, 6, 11, 14}', '--certificate', path]);
    const { code, out } = await say(['verify', path]);
    expect(code).toBe(0);
    expect(out.split('\n')).toHaveLength(2);
  });

  test.each([
    ['a file that is not JSON', '{', 2],
    ['another object', '{"a":1}', 2],
  ])('exits with 2 for %s', async (_, text, code) => {
    const path = join(folder, 'proof.json');
    writeFileSync(path, text);
    expect((await say(['verify', path])).code).toBe(code);
  });

  test.each([
    ['42', '5, "preperiod": 42'],
    ['42', '42.00000000000000000001'],
    ['42', '4.2e1'],
    ['{2, 3, 6, 8}', '{2, 3, 6, 8}", "game": "N - {2, 3, 6, 8}'],
    ['"preperiod"', '"pre\\u0070eriod"'],
  ])('parses JSON strictly, but with any spaces: %s as %s is refused', async (from, to) => {
    const path = join(folder, 'proof.json');
    await say(['game', 'N - {2, 3, 6, 8}', '--certificate', path]);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, ` ${JSON.stringify(JSON.parse(text), null, '\t')}\r\n`);
    expect(await say(['verify', path])).toMatchObject({ code: 0 });
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
    const { code, err } = await say(['verify', path]);
    expect(code).toBe(2);
    expect(err).toContain('a duplicate key, or a number or string in another spelling');
  });

  test('continues after a bad file, reported in its place, and exits with the worst code', async () => {
    const path = join(folder, 'proof.json');
    const lie = join(folder, 'lie.json');
    await say(['game', '{1, 3, 4}', '--certificate', path]);
    const [proof] = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(
      lie,
      JSON.stringify([
        { ...proof, period: 14 },
        { ...proof, ending: 7 },
      ]),
    );
    const none = join(folder, 'none.json');
    const { code, out } = await say(['verify', none, lie, path, '--json']);
    expect(code).toBe(5);
    expect(out.split('\n').map(line => JSON.parse(line))).toMatchObject([
      { file: none, error: `cannot read ${none}: it does not exist (ENOENT)` },
      { file: lie, error: expect.stringContaining('entry 2: expected a certificate (JSON written by') },
      {
        file: path,
        verdict: 'verified',
        ok: true,
        game: '{1, 3, 4}',
        sequence: 'nim-values',
        period: 7,
        heaps: 11,
      },
      { file: path, ok: true, sequence: 'outcomes' },
    ]);
    writeFileSync(lie, JSON.stringify({ ...proof, preperiod: 1 }));
    const two = await say(['verify', lie, path]);
    expect(two.code).toBe(1);
    expect(two.out.split('\n').map(line => line.split(': ')[1])).toEqual(['refused', 'verified', 'verified']);
  });

  test('reports undecided, exit 3, if the cost exceeds the limit', async () => {
    const path = join(folder, 'proof.json');
    await say(['game', 'N - {2, 3, 6, 8}', '--certificate', path]);
    const { code, out } = await say(['verify', path, '--limit', '50']);
    expect(code).toBe(3);
    expect(out).toMatch(/undecided: .*; a replay takes 69 heaps; the limit is 50$/);
    const json = await say(['verify', path, '--limit', '50', '--json']);
    expect(JSON.parse(json.out)).toMatchObject({ verdict: 'undecided', ok: false, cost: 69, limit: 50 });
    expect((await say(['verify', path, '--limit', '69'])).code).toBe(0);
  });

  test('describes a residue proof', async () => {
    const path = join(folder, 'proof.json');
    await say(['game', 'primes | {1}', '--certificate', path]);
    expect((await say(['verify', path])).out).toBe(
      `${path}: verified: nim-values of primes | {1}: G(n) = n mod 4 for every heap n; 1 to 3 are moves and no multiple of 4 is; no heap was replayed`,
    );
    const proof = JSON.parse(readFileSync(path, 'utf8')) as object;
    const changed = async (changes: object) => {
      writeFileSync(path, JSON.stringify({ ...proof, ...changes }));
      return say(['verify', path]);
    };
    expect(await changed({ modulus: 5 })).toMatchObject({
      code: 1,
      out: expect.stringMatching(/; 4 is not a move$/),
    });
    expect((await changed({ modulus: '4' })).err).toContain('received certificate.modulus is not an integer');
    expect((await changed({ format: 'toString' })).err).toMatch(
      /format is not one of .*saltus-residue-proof-1/,
    );
  });

  test('exits with 5 for a missing file', async () => {
    expect((await say(['verify', join(folder, 'none.json')])).code).toBe(5);
  });
});

describe('all subsets of a set', () => {
  test('game prints one line per subset, as for the 127 sets of Winning Ways', async () => {
    const { code, out, err } = await say(['game', 'S ⊆ {1..7}']);
    const lines = out.split('\n');
    expect([code, err, new Set(lines).size]).toEqual([0, '', 127]);
    expect(lines.filter(line => !line.includes('preperiod 0,'))).toEqual([
      '{2, 4, 7}: preperiod 8, period 3',
    ]);
    expect(lines).toContain('{2, 5, 7}: preperiod 0, period 22');
    expect(lines).toContain('{1, 2, 3, 4, 5, 6, 7}: preperiod 0, period 8');
  });

  test('keep the shape of JSON, and may be of any finite set with up to 16 numbers', async () => {
    const { out } = await say(['game', 'subsets of {2, 5, 7}', '--json']);
    expect(out.split('\n').map(line => JSON.parse(line).game)).toEqual([
      ...['{2}', '{5}', '{2, 5}', '{7}', '{2, 7}', '{5, 7}', '{2, 5, 7}'],
    ]);
    expect(JSON.parse(out.split('\n')[0]!).known).toBeUndefined();
    expect((await say(['game', 'S ⊆ {1..17}'])).err).toContain('at most 16 numbers');
    expect((await say(['game', 'subsets of primes'])).code).toBe(2);
  });
});

test('a heap of a sparse set is played beyond 2^20', async () => {
  const { out } = await say(['game', 'fibonacci', '--heap', '1100000']);
  expect(out).toBe(
    `${[...nimSegments({ kind: 'infinite', base: 'fibonacci', plus: [], minus: [] }, 1_100_001)].at(-1)!.values.at(-1)}`,
  );
  expect((await say(['game', 'squares', '--heap', '10^8'])).code).toBe(3);
});
