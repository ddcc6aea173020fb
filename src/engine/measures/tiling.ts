import { refuse } from '../../errors.ts';
import { formatGame } from '../../game/index.ts';
import { fesSet } from '../all-but/fes-set.ts';
import { tiling as tilingOf } from '../all-but/tiling-cells.ts';
import { HEAP, type Table, VALUE } from './measure.ts';

/** The heaps below `upTo` in the tiling by two L-trominoes. */
export const tiling: Table = {
  kinds: ['all-but'],
  proof: 'definition',
  only: {
    says: 'N - {a, b, a+b} with b ≠ 2a',
    has: game => game.kind === 'all-but' && fesSet(game.excluded).lemma6 !== null,
  },
  columns: [
    HEAP,
    {
      name: 'row',
      title: 'row',
      description: 'Heaps congruent modulo a; each row starts b heaps after the last one',
    },
    { name: 'column', title: 'column', description: '⌊heap / a⌋' },
    { ...VALUE, description: 'Nim-value of the heap' },
    {
      name: 'tile',
      title: 'tile',
      description:
        '0 if the value covers A = {n, n + a, n + a + b}, 1 if it covers B = {n, n + b, n + a + b}',
    },
    {
      name: 'round',
      title: 'round',
      description:
        'Number of runs of tiles A begun so far in the row, minus 1; for b ≥ 3a, the round of the tile',
    },
  ],
  rows({ game, excluded }, upTo) {
    const { lemma6 } = fesSet(excluded);
    if (lemma6 === null) refuse('measure tiling', tiling.only!.says, formatGame(game));
    return tilingOf(lemma6.a, lemma6.b, upTo).map(({ row, column, value, tile, round }, heap) => [
      heap,
      row,
      column,
      value,
      tile === 'A' ? 0 : 1,
      round,
    ]);
  },
};
