import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Address,
  DEFAULTS,
  readAddress,
  VIEWS,
  withSumAsHeaps,
  writeAddress,
} from '../../src/explorer/address.ts';

const addresses: fc.Arbitrary<Address> = fc.record({
  game: fc.string({ unit: 'grapheme' }),
  letters: fc.string({ unit: 'grapheme' }),
  ending: fc.constantFrom('normal', 'take-all'),
  objective: fc.constantFrom('last-player-wins', 'last-player-loses'),
  view: fc.constantFrom(...VIEWS),
  heaps: fc.string({ unit: 'grapheme' }),
  first: fc.constantFrom('you', 'engine'),
  advice: fc.constantFrom('hidden', 'shown'),
  moves: fc.string({ unit: 'binary-ascii' }),
  heap: fc.string({ unit: 'binary-ascii' }),
  beside: fc.string({ unit: 'grapheme' }),
  limit: fc.string({ unit: 'binary-ascii' }),
});

describe('an address', () => {
  test('encodes everything, so that reading it gives the same values', () => {
    fc.assert(
      fc.property(addresses, address => {
        expect(readAddress(writeAddress(address))).toEqual({ address, issues: [] });
      }),
      { seed: 20260707 },
    );
  });

  test('names the game, and only values other than the defaults', () => {
    expect(writeAddress(DEFAULTS)).toBe('#game=N%20-%20%7B2%2C%203%2C%206%2C%208%7D');
    expect(
      writeAddress({ ...DEFAULTS, game: '{1, 3}', ending: 'take-all', view: 'play', heaps: 'N:2' }),
    ).toBe('#game=%7B1%2C%203%7D&ending=take-all&view=play&heaps=N%3A2');
  });

  test('stands for the worked example if it is empty', () => {
    expect(readAddress('')).toEqual({ address: DEFAULTS, issues: [] });
    expect(readAddress('#')).toEqual({ address: DEFAULTS, issues: [] });
  });

  test('may contain plus and equals signs unescaped', () => {
    expect(readAddress('#game=N&heaps=N:1+N:2=').address.heaps).toBe('N:1+N:2=');
  });

  test('takes the game of its first heap if it names none', () => {
    expect(readAddress('#view=play&heaps=%7B1%2C3%7D%3A7%20%2B%20N%3A5').address.game).toBe('{1,3}');
  });

  test('opens the play view if its game is a sum of heaps, and is otherwise unchanged', () => {
    const { address } = readAddress('#game={1, 2}:0 + N:3&ending=take-all&view=graph');
    expect(withSumAsHeaps(address)).toEqual({
      ...address,
      game: '{1, 2}',
      heaps: '{1, 2}:0 + N:3',
      view: 'play',
    });
    expect(withSumAsHeaps(DEFAULTS)).toBe(DEFAULTS);
  });

  test('replaces half a surrogate pair', () => {
    expect(readAddress(writeAddress({ ...DEFAULTS, game: 'a\ud800b' })).address.game).toBe('a\ufffdb');
  });

  test.each([
    [
      '#game=N&colour=red',
      'address',
      'one of game, letters, ending, objective, view, heaps, first, moves, advice, heap, beside, limit',
      'colour',
    ],
    [
      '#game=N&toString=1',
      'address',
      'one of game, letters, ending, objective, view, heaps, first, moves, advice, heap, beside, limit',
      'toString',
    ],
    ['#ending=odd', 'address, ending', 'normal or take-all or sink', 'odd'],
    ['#objective=win', 'address, objective', 'last-player-wins or last-player-loses', 'win'],
    ['#view=tree', 'address, view', 'sequence or algorithm or tiling or graph or play', 'tree'],
    ['#game=%zz', 'address, game', 'percent-encoded UTF-8, such as %7B for {', '%zz'],
  ])('%s reports its error and falls back to the defaults', (hash, where, expected, received) => {
    const { address, issues } = readAddress(hash);
    expect(issues).toEqual([{ where, expected, received }]);
    expect({ ...address, game: DEFAULTS.game }).toEqual(DEFAULTS);
  });
});
