import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { analyseGame, runToEnd } from '../../src/engine/index.ts';
import { formatGame, type Game } from '../../src/game/index.ts';
import { nimValuesByDefinition } from '../engine/finite/definition.ts';
import { SmallPipeline } from './small-pipeline.ts';

let small: SmallPipeline;
beforeEach(() => {
  small = new SmallPipeline();
});
afterEach(() => small.remove());

const find = async (...words: string[]) => {
  const { out, err, code } = await small.say('find', ...words, '--json');
  return { ...JSON.parse(out), err, code } as {
    found: string[];
    undecided: string[];
    err: string;
    code: number;
  };
};

/** Returns the files of the block store, each with what a new copy of it would change. */
const storedFiles = () =>
  Object.fromEntries(
    readdirSync(small.blocks, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => {
        const { ino, mtimeNs } = statSync(join(parentPath, name), { bigint: true });
        return [join(parentPath, name), `${ino} ${mtimeNs}`];
      }),
  );

/** Returns the games of all {a, b, c} or N - {a, b, c} up to 14 with a saltus, as `game` computes each of them. */
function gamesOneByOne(isAllBut: boolean, saltus: number): string[] {
  const question = { ending: 'normal', objective: 'last-player-wins', terms: 0, limits: [1e6] } as const;
  const found: string[] = [];
  for (let a = 1; a <= 12; a++)
    for (let b = a + 1; b <= 13; b++)
      for (let c = b + 1; c <= 14; c++) {
        const numbers = [a, b, c];
        const game: Game = isAllBut
          ? { kind: 'all-but', excluded: numbers }
          : { kind: 'finite', moves: numbers };
        const sequence = runToEnd(analyseGame(game, question)).nimSequence;
        if (sequence && 'saltus' in sequence && sequence.saltus === saltus) found.push(formatGame(game));
      }
  return found;
}

describe('find', () => {
  test.each([
    [false, 0],
    [true, 6],
  ])('lists the sets that `game` finds one by one (all-but games: %s)', async (isAllBut, saltus) => {
    const kind = isAllBut ? ['--all-but'] : [];
    const { found } = await find('--saltus', `${saltus}`, '--max', '14', ...kind);
    expect(found).toEqual(gamesOneByOne(isAllBut, saltus));
    expect(found.length).toBeGreaterThan(10);
  });

  test('lists the sets with given first values, also if their period is undecided', async () => {
    const values = [0, 1, 0, 1, 2, 3, 2];
    const withValues: string[] = [];
    for (let a = 1; a <= 7; a++)
      for (let b = a + 1; b <= 8; b++)
        for (let c = b + 1; c <= 9; c++)
          if (nimValuesByDefinition([a, b, c], 'normal', values.length).join() === values.join())
            withValues.push(`{${a}, ${b}, ${c}}`);
    expect(withValues.length).toBeGreaterThan(1);
    const { found, undecided } = await find('--values', values.join(), '--max', '9', '--limit', '2');
    expect({ found, undecided }).toEqual({ found: withValues, undecided: [] });
    const withPeriod = await find(
      '--values',
      values.join(' '),
      '--period',
      '7',
      '--max',
      '9',
      '--limit',
      '2',
    );
    expect(withPeriod).toMatchObject({ found: [], undecided: withValues, code: 3 });
  });

  test('answers another question over the same sets from the stored rows', async () => {
    await find('--period', '22', '--max', '20');
    const stored = storedFiles();
    expect(Object.keys(stored)).not.toEqual([]);
    const { found } = await find('--preperiod', '11', '--max', '20');
    expect(found).toEqual(['{1, 6, 9}', '{3, 7, 8}']);
    expect(storedFiles()).toEqual(stored);
  });

  test('reuses the stored blocks that lie in a wider range', async () => {
    await find('--period', '22', '--max', '20');
    const stored = storedFiles();
    await find('--period', '22', '--max', '24');
    const wider = storedFiles();
    expect(Object.keys(wider).filter(path => wider[path] === stored[path])).not.toEqual([]);
  });

  test('computes a corrupt block again', async () => {
    const first = await find('--period', '22', '--max', '14');
    for (const path of Object.keys(storedFiles())) writeFileSync(path, 'not a block');
    const again = await find('--period', '22', '--max', '14');
    expect(again.err).toContain('corrupt');
    expect(again.found).toEqual(first.found);
  });

  test('decides under a higher limit what a lower one left undecided', async () => {
    const low = await find('--period', '22', '--max', '14', '--limit', '20');
    expect(low.undecided).toContain('{2, 5, 7}');
    expect(low.code).toBe(3);
    const high = await find('--period', '22', '--max', '14');
    expect(high.undecided).toEqual([]);
    expect(high.found).toContain('{2, 5, 7}');
  });
});
