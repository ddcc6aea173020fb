import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT, readPublished } from '../../src/run/index.ts';
import { say } from './terminal.ts';

const register = readPublished('claims.csv', [join(ROOT, 'data')]);
const failing = register.filter(({ verdict }) => verdict === 'fails');
const folder = mkdtempSync(join(tmpdir(), 'saltus-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Splits a replay command into the arguments after `npx saltus`. */
function wordsOf(replay: string): string[] {
  const [, command] = /^npx saltus (.*)$/.exec(replay) ?? [];
  return [...(command ?? '').matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!);
}

describe('the replay command of each counterexample', () => {
  test('exists for every claim that fails', () => {
    expect(failing.length).toBeGreaterThan(10);
    expect(failing.filter(({ replay }) => wordsOf(replay!).length === 0).map(({ id }) => id)).toEqual([]);
  });

  // Games with larger moves take seconds each.
  const isSmall = (notation: string) => (notation.match(/\d+/g) ?? []).every(move => Number(move) < 130);
  const games = [...new Set(failing.map(({ replay }) => replay!))].filter(
    replay => wordsOf(replay)[0] === 'game' && isSmall(wordsOf(replay)[1]!),
  );
  test.each(games)(
    '%s works, and the checker, which shares no code with the engine, agrees',
    async replay => {
      const certificate = join(folder, 'certificate.json');
      const played = await say([...wordsOf(replay), '--certificate', certificate]);
      expect(played.code).toBe(0);
      const verified = await say(['verify', certificate]);
      expect(verified.code).toBe(0);
      expect(verified.out).toContain(wordsOf(replay)[1]);
    },
  );

  const sums = [...new Set(failing.map(({ replay }) => replay!))].filter(
    replay => wordsOf(replay)[0] === 'move',
  );
  test.each(sums)('%s works', async replay => {
    const { code, out, err } = await say([...wordsOf(replay), '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(['next', 'previous']).toContain(JSON.parse(out).winner);
  });
});
