import { expect, test } from 'vitest';
import { type FiniteRule, valueOfHeap } from '../../src/engine/index.ts';
import { type ExploredGame, readGameOfAnySize } from '../../src/explorer/large-game.ts';
import { messagesOn } from '../../src/explorer/question.ts';
import { parseFamilyOfOneLetter } from '../../src/game/index.ts';
import { outcomesByDefinition } from '../engine/finite/definition.ts';

const LOSES: FiniteRule = { ending: 'normal', objective: 'last-player-loses' };

function answerOf(game: ExploredGame, rule: FiniteRule, heap: bigint): unknown {
  const [first, end] = messagesOn(7, { kind: 'value', game, rule, heap, limit: 1e6 });
  expect(end).toEqual({ id: 7, end: true });
  return 'report' in first! ? first.report : first;
}

function gameOf(text: string): ExploredGame {
  const read = readGameOfAnySize(text);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  return read.value;
}

test.each(['normal', 'take-all', 'sink'] as const)(
  'a heap in misère play has the outcome of the definition, ending %s',
  ending => {
    const rule: FiniteRule = { ...LOSES, ending };
    const outcomes = outcomesByDefinition([3, 5, 6], rule, 60);
    for (const [heap, outcome] of outcomes.entries())
      expect(answerOf(gameOf('{3, 5, 6}'), rule, BigInt(heap))).toEqual({
        status: 'played',
        value: BigInt(outcome),
      });
  },
);

test('a heap by a law in misère play has the outcome of the definition', () => {
  const family = parseFamilyOfOneLetter('{1, 2, c}');
  for (const c of [30, 31, 32, 40]) {
    const outcomes = outcomesByDefinition([1, 2, c], LOSES, 200);
    for (const [heap, outcome] of outcomes.entries())
      expect(answerOf({ kind: 'large', family, value: BigInt(c) }, LOSES, BigInt(heap))).toMatchObject({
        status: 'theorem',
        value: BigInt(outcome),
      });
  }
});

test('a heap in normal play, or of an all-but game, has its nim-value', () => {
  for (const [text, rule] of [
    ['{1, 3, 4}', { ...LOSES, objective: 'last-player-wins' }],
    ['N - {2, 3, 6, 8}', LOSES],
  ] as const) {
    const game = gameOf(text);
    if (game.kind !== 'finite' && game.kind !== 'all-but') throw new Error(text);
    for (let heap = 0n; heap < 50n; heap++)
      expect(answerOf(game, rule, heap)).toEqual(valueOfHeap(game, 'normal', heap, 1e6));
  }
});
