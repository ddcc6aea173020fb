import { about, definePipeline, ours, type Row, type SeriesOf } from '../../src/index.ts';

export default definePipeline({
  id: 'supertiles',
  question: 'Which supertiles form the tiling of N - {a, b, a+b}?',
  answer: ['in-supertiles', 'sizes', 'count'],
  ...about('saltus, below 3a'),
  sweep: { game: 'N - {a, b, a+b}', over: { a: '2..20', b: 'a+1..4a' }, where: 'b != 2a' },
  measure: [{ series: 'tiling', upTo: '3a b + 6b' }],
  cost: '30000 + 100a b',
  claims: [
    ours('in-supertiles', {
      with: [1, 2],
      says: least =>
        `each tile belongs to a supertile with at least ${least} ${least === 1 ? 'tile' : 'tiles'} A and at least ${least} B`,
      holds: (least, row, { tiling }) =>
        supertilesOf(row, tiling).every(({ m, r }) => m >= least && r >= least),
      theorem: { reference: 'docs/laws.md, section 3', hypothesis: 'a < b, b ≠ 2a' },
    }),
    ours('mirrored', {
      says: 'if b - a is odd and divides a - 1 or a + 1, a period has as many supertiles of m tiles A and r tiles B as of r tiles A and m tiles B',
      where: isProduct,
      holds: (row, { tiling }) => isMirrored(ofOnePeriod(row, tiling)),
      mutant: (row, { tiling }) => isMirrored(ofOnePeriod(row, tiling).slice(1)),
      mutantSays:
        'without its first supertile, a period has as many supertiles of m tiles A and r tiles B as of r tiles A and m tiles B',
    }),
    ours('sizes', {
      says: 'if b - a < a is odd and divides a - 1 or a + 1, the largest number m of tiles A in a supertile and the largest number r of tiles B are both ⌈a / (b - a)⌉',
      where: row => isProduct(row) && row.b < 2 * row.a,
      holds: (row, { tiling }) =>
        greatest(row, tiling).every(size => size === Math.ceil(row.a / (row.b - row.a))),
      mutant: (row, { tiling }) =>
        greatest(row, tiling).every(size => size === Math.floor(row.a / (row.b - row.a))),
      mutantSays:
        'the largest number m of tiles A in a supertile and the largest number r of tiles B are both ⌊a / (b - a)⌋',
    }),
    ours('count', {
      says: 'if b - a is odd and divides a - 1 or a + 1, the number of supertiles in a period is a min(a, b - a)',
      where: isProduct,
      holds: (row, { tiling }) => ofOnePeriod(row, tiling).length === row.a * Math.min(row.a, row.b - row.a),
      mutant: (row, { tiling }) => ofOnePeriod(row, tiling).length === row.a * (row.b - row.a),
      mutantSays: 'the number of supertiles in a period is a (b - a)',
    }),
  ],
});

/** Tiles A at E - md, …, E - d and tiles B at E + a, …, E + a + (r-1)d, for d = b - a. */
interface Supertile {
  readonly E: number;
  readonly m: number;
  readonly r: number;
}

/** Returns every tile that begins more than 6b heaps before the end of the series, with the tiles of its supertile. */
function supertilesOf({ a, b }: Row, tiling: SeriesOf['tiling']): Supertile[] {
  const d = b - a;
  const tileAt = new Map<number, 'A' | 'B'>();
  const seen = new Set<number>();
  for (const [heap, , , value, tile] of tiling) {
    if (seen.has(value!)) continue;
    seen.add(value!);
    tileAt.set(heap!, tile === 0 ? 'A' : 'B');
  }
  const run = (from: number, step: number, tile: 'A' | 'B') => {
    let count = 0;
    while (tileAt.get(from + count * step) === tile) count++;
    return count;
  };
  const supertiles = new Map<number, Supertile>();
  for (const [heap, tile] of tileAt) {
    if (heap >= tiling.length - 6 * b) break;
    const E = tile === 'A' ? heap + run(heap, d, 'A') * d : heap - (run(heap, -d, 'B') - 1) * d - a;
    supertiles.set(E, { E, m: run(E - d, -d, 'A'), r: run(E + a, d, 'B') });
  }
  return [...supertiles.values()];
}

/** Returns the supertiles whose tiles A begin in the first 3ab heaps, which are one period if the saltus is ab. */
function ofOnePeriod(row: Row, tiling: SeriesOf['tiling']): Supertile[] {
  return supertilesOf(row, tiling).filter(({ E }) => E - (row.b - row.a) < 3 * row.a * row.b);
}

function greatest(row: Row, tiling: SeriesOf['tiling']): number[] {
  const supertiles = ofOnePeriod(row, tiling);
  return [Math.max(...supertiles.map(({ m }) => m)), Math.max(...supertiles.map(({ r }) => r))];
}

function isMirrored(supertiles: readonly Supertile[]): boolean {
  const sizes = supertiles.map(({ m, r }) => `${m}, ${r}`).sort();
  const mirrored = supertiles.map(({ m, r }) => `${r}, ${m}`).sort();
  return sizes.every((size, i) => size === mirrored[i]);
}

/** Whether docs/laws.md proves that the saltus is ab. */
function isProduct({ a, b }: Row): boolean {
  const d = b - a;
  return b < 3 * a && d % 2 === 1 && ((a - 1) % d === 0 || (a + 1) % d === 0);
}
