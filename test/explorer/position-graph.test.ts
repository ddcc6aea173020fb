import { describe, expect, test } from 'vitest';
import { arcs, xOf } from '../../src/explorer/arcs.ts';
import { positionGraph } from '../../src/explorer/position-graph.ts';
import { nimSequenceByDefinition } from '../engine/all-but/definition.ts';
import { nimValuesByDefinition, outcomesByDefinition } from '../engine/finite/definition.ts';

const NORMAL = { ending: 'normal', objective: 'last-player-wins' } as const;

describe('the graph of positions', () => {
  test.each([[1, 3, 4], [3, 5, 6], [2, 7], [4]].map(moves => ({ moves })))(
    'agrees with the outcomes of the definition for $moves under every rule',
    ({ moves }) => {
      for (const ending of ['normal', 'take-all'] as const) {
        for (const objective of ['last-player-wins', 'last-player-loses'] as const) {
          const rule = { ending, objective };
          const positions = positionGraph({ kind: 'finite', moves }, rule, 30);
          const outcomes = outcomesByDefinition(moves, rule, 31);
          expect(positions.map(({ isPPosition }) => isPPosition)).toEqual(outcomes.map(f => f === 0));
          for (const { heap, options, winning } of positions) {
            expect(winning).toEqual(options.filter(to => outcomes[to] === 0));
            const isBelow = ending === 'take-all' && heap > 0 && heap < moves[0]!;
            expect(options).toEqual(isBelow ? [0] : moves.filter(s => s <= heap).map(s => heap - s));
          }
        }
      }
    },
  );

  test('agrees with the nim-values of the definition', () => {
    const finite = positionGraph({ kind: 'finite', moves: [1, 3, 4] }, NORMAL, 20);
    expect(finite.map(({ value }) => value)).toEqual(nimValuesByDefinition([1, 3, 4], 'normal', 21));
    const allBut = positionGraph({ kind: 'all-but', excluded: [2, 3, 6, 8] }, NORMAL, 20);
    expect(allBut.map(({ value }) => value)).toEqual(nimSequenceByDefinition([2, 3, 6, 8], 21));
    expect(allBut[5]!.options).toEqual([4, 1, 0]);
    const misere = { ...NORMAL, objective: 'last-player-loses' } as const;
    expect(positionGraph({ kind: 'finite', moves: [1, 3, 4] }, misere, 5).map(({ value }) => value)).toEqual(
      Array(6).fill(null),
    );
  });
});

test('draws each move as an arc from heap to heap, higher for larger moves, within the picture', () => {
  const picture = { step: 10, baseline: 100, radius: 5 };
  const positions = positionGraph({ kind: 'finite', moves: [1, 3] }, NORMAL, 5);
  const drawn = arcs(positions, picture);
  expect(drawn.map(({ from, to }) => [from, to])).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
    [3, 0],
    [4, 3],
    [4, 1],
    [5, 4],
    [5, 2],
  ]);
  const heights = drawn.map(({ from, to, path }) => {
    const [, start, top, , height, end] = /^M(\S+) (\S+)A(\S+) (\S+) 0 0 0 (\S+) 95$/.exec(path)!;
    expect([start, end, top]).toEqual([String(xOf(from, picture)), String(xOf(to, picture)), '95']);
    return Number(height);
  });
  expect(Math.max(...heights)).toBeLessThan(95);
  expect(heights[3]).toBeGreaterThan(heights[2]!);
  expect(drawn.filter(({ wins }) => wins).map(({ from, to }) => [from, to])).toEqual(
    drawn.filter(({ to }) => to % 2 === 0).map(({ from, to }) => [from, to]),
  );
});
