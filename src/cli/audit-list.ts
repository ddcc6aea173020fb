import { moveSetOf, nimSegments } from '../engine/index.ts';
import { refuse } from '../errors.ts';
import { formatGame, type WrittenGame } from '../game/index.ts';
import { counted } from './amounts.ts';
import { refuseTooMuchMemory } from './commands/sequence.ts';
import { Findings } from './findings.ts';
import type { ListedNumber, NumberList } from './listed-numbers.ts';

/** The sequences with which a list can be compared. */
export type ListedSequence = 'nim-values' | 'outcomes' | 'p-positions' | 'moves';

/** Whether the index of a list is a heap. */
export function isByHeap(sequence: ListedSequence): boolean {
  return sequence === 'nim-values' || sequence === 'outcomes';
}

/** Numbers of a sequence that follow each other. */
interface Stretch {
  readonly from: number;
  readonly values: ArrayLike<number>;
}

/**
 * Compares a list with a sequence of a game in normal play. In a list of P-positions or moves, the index is only the place.
 * Memory: as for the command `sequence`.
 *
 * @param limit maximum number of heaps computed; numbers beyond it stay undecided
 */
export function auditList(
  list: NumberList,
  game: WrittenGame,
  { sequence, limit }: { readonly sequence: ListedSequence; readonly limit: number },
): Findings {
  const heaps = Math.min(limit, (isByHeap(sequence) ? list.last : list.greatest) + 1);
  const found = new Findings();
  const stretches = stretchesOf(game, sequence, heaps);
  let stretch = stretches.next().value;
  for (const { line, index, written } of list) {
    while (stretch && index >= stretch.from + stretch.values.length) stretch = stretches.next().value;
    const computed = stretch?.values[index - stretch.from];
    const isBeyond = computed === undefined && (isByHeap(sequence) || list.greatest >= limit);
    if (isBeyond) found.leave(`beyond the limit of ${counted(limit, 'heap')}`, line);
    else if (computed === Number(written)) found.agree();
    else {
      found.differ({
        line,
        game: formatGame(game),
        ...(isByHeap(sequence) ? { heap: index } : { place: index + 1 }),
        listed: written,
        computed: computed === undefined ? `no more up to ${heaps - 1}` : `${computed}`,
      });
    }
  }
  return found;
}

/** Yields the sequence in stretches without gaps, computed for heaps below `heaps`. */
function* stretchesOf(
  game: WrittenGame,
  sequence: ListedSequence,
  heaps: number,
): Generator<Stretch, undefined> {
  if (sequence === 'moves') {
    if (game.kind === 'started') refuse('--game', 'a game without initial values', formatGame(game));
    yield { from: 0, values: [...moveSetOf(game).upTo(heaps - 1)] };
    return undefined;
  }
  refuseTooMuchMemory(game, heaps, 'lines', '--limit');
  let count = 0;
  for (const { from, values } of nimSegments(game, heaps)) {
    if (sequence === 'nim-values') yield { from, values };
    else if (sequence === 'outcomes') yield { from, values: values.map(value => Math.min(value, 1)) };
    else {
      const positions: number[] = [];
      for (let i = 0; i < values.length; i++) if (values[i] === 0) positions.push(from + i);
      yield { from: count, values: positions };
      count += positions.length;
    }
  }
  return undefined;
}

/** Number of terms that are compared to find a list whose first heap is another one. */
const MAX_SHIFTED = 1000;

/** Returns another first heap, one above or below, with which the beginning of a list agrees. */
export function otherOffset(
  list: NumberList,
  game: WrittenGame,
  sequence: ListedSequence,
): number | undefined {
  const begun: ListedNumber[] = [];
  for (const listed of list) {
    if (listed.index > 2 * MAX_SHIFTED || begun.length === MAX_SHIFTED) break;
    begun.push(listed);
  }
  const [first, last] = [begun[0], begun.at(-1)];
  if (!first || !last) return undefined;
  const stretches = [...stretchesOf(game, sequence, last.index + 2)];
  const values = stretches.flatMap(stretch => Array.from(stretch.values));
  const shift = [-1, 1].find(by =>
    begun.every(({ index, written }) => values[index + by] === Number(written)),
  );
  return shift && first.index + shift;
}
