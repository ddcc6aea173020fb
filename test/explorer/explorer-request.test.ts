import { expect, test } from 'vitest';
import { readAddress } from '../../src/explorer/address.ts';
import { readRequest } from '../../src/explorer/explorer-request.ts';

const requestOf = (hash: string) => readRequest(readAddress(hash).address);
const wrong = (hash: string) => {
  const read = requestOf(hash);
  return 'issues' in read ? read.issues.map(({ where }) => where) : [];
};

test('an address gives a game with its rule and limit, or a family at its parameter values', () => {
  expect(requestOf('#game={1, 3, 4}&ending=take-all&limit=1e6')).toEqual({
    value: {
      subject: {
        game: { kind: 'finite', moves: [1, 3, 4] },
        rule: { ending: 'take-all', objective: 'last-player-wins' },
        limit: 1_000_000,
      },
    },
  });
  expect(requestOf('#game={1, b}&letters=b=6')).toMatchObject({
    value: { subject: { game: { kind: 'finite', moves: [1, 6] } }, letters: expect.anything() },
  });
});

test('all errors of an address are reported at once', () => {
  expect(wrong('#game={1, 3&limit=-5')).toEqual(['game', 'limit']);
  expect(wrong('#game={2, 3} from 0, 1&ending=sink&limit=some')).toEqual(['limit', 'game']);
  expect(wrong('#game={2, 3} from 0, 1')).toEqual([]);
});
