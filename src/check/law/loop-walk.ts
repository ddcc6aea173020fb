import { type Affine, isLoop, type LoopNumber, type LoopWord } from '../../game/index.ts';
import { insist, TooExpensive } from '../refused.ts';
import { BLANK } from './affine-for-all-k.ts';
import { add, type Cone, type Form } from './cone.ts';

/** A power in a line of text, at places relative to the first heap of a block; without an end it never ends. */
export interface Piece {
  readonly text: string;
  readonly start: Form;
  readonly end?: Form;
}

/** Powers with no loop between them, and all points at which they are spelled. */
export interface Block {
  readonly spot: Spot;
  readonly pieces: readonly Piece[];
  readonly points: Cone;
}

/** The pieces before a block, the nearest last, and the points at which exactly these precede it. */
export interface Context {
  readonly pieces: readonly Piece[];
  readonly points: Cone;
}

/** A place between two items of a word. */
interface Spot {
  readonly list: LoopWord;
  readonly index: number;
  readonly counters: readonly Form[];
  /** The place of the loop whose body contains the spot. */
  readonly loop?: Spot | undefined;
  readonly isRepeated: boolean;
}

/** Maximum number of steps back from one block, over all contexts. */
const MAX_STEPS = 20_000;

/**
 * The words of a certificate, followed for all k at once.
 *
 * The variables of all forms are m = k - from, the counters of the enclosing loops, and x, the place of a heap.
 */
export class LoopWalk {
  readonly one: Form;
  readonly x: Form;
  readonly zero: Form;
  /** The text that is repeated, if it is one text for all k. */
  readonly endlessText: string | undefined;
  readonly #before: LoopWord;
  readonly #repeated: LoopWord;
  readonly #from: number;
  readonly #variables: number;

  constructor(before: LoopWord, repeated: LoopWord, depth: number, from: number) {
    [this.#before, this.#repeated, this.#from] = [before, repeated, from];
    this.#variables = depth + 2;
    [this.one, this.x] = [this.#unit(0), this.#unit(this.#variables)];
    this.zero = this.one.map(() => 0);
    this.endlessText = endlessTextOf(repeated);
  }

  numberOf([alpha, gamma, ...betas]: LoopNumber | Affine, counters: readonly Form[] = []): Form {
    insist(
      betas.length <= counters.length,
      'a number depends on the counter of a loop that does not enclose it',
    );
    const own = add(add(this.zero, gamma + alpha * this.#from, this.one), alpha, this.#unit(1));
    return betas.reduce((form, beta, i) => add(form, beta, counters[i]!), own);
  }

  /** x - 1 */
  below(form: Form): Form {
    return add(form, -1, this.one);
  }

  /** -x */
  minus(form: Form): Form {
    return add(this.zero, -1, form);
  }

  /** All blocks of a word, in which no exponent and no count is negative. */
  *blocks(isRepeated: boolean, points: Cone): Generator<Block> {
    const list = isRepeated ? this.#repeated : this.#before;
    yield* this.#blocksOf({ list, index: 0, counters: [], isRepeated }, points);
  }

  *#blocksOf(first: Spot, points: Cone): Generator<Block> {
    const { list, counters } = first;
    let pieces: Piece[] = [];
    let start = this.zero;
    for (const [index, item] of list.entries()) {
      if (isLoop(item)) {
        const count = this.numberOf(item.count, counters);
        insist(points.isAtLeast0(count), 'a loop has a negative count');
        const counter = this.#unit(2 + counters.length);
        const inside = points.where(add(this.below(count), -1, counter));
        const body = {
          ...first,
          list: item.body,
          counters: [...counters, counter],
          loop: { ...first, index },
        };
        if (!inside.isEmpty) yield* this.#blocksOf(body, inside);
        continue;
      }
      const [text, exponent] = item;
      const times = this.numberOf(exponent, counters);
      insist(text !== '' && points.isAtLeast0(times), 'a power has no letters, or has a negative exponent');
      const end = add(start, text.length, times);
      const isEndless = first.isRepeated && this.endlessText !== undefined;
      pieces.push(isEndless ? { text, start } : { text, start, end });
      start = end;
      const next = list[index + 1];
      if (next !== undefined && !isLoop(next)) continue;
      yield { spot: { ...first, index: index + 1 - pieces.length }, pieces, points };
      [pieces, start] = [[], this.zero];
    }
  }

  /**
   * All that may precede a block, as far back as a distance or the blank heaps below 0.
   *
   * @param isCyclic whether only `repeated` precedes the first heap of `repeated`
   */
  *contexts({ spot, points }: Block, distance: Form, isCyclic: boolean): Generator<Context> {
    let steps = 0;
    const open = [{ spot: spot as Spot, start: this.zero, pieces: [] as readonly Piece[], points }];
    for (let next = open.pop(); next; next = open.pop()) {
      if (++steps > MAX_STEPS)
        throw new TooExpensive(steps, 'too many powers precede a block within the largest number');
      const { start, pieces, points } = next;
      if (points.isEmpty) continue;
      if (points.isAtLeast0(add(this.minus(start), -1, distance))) {
        yield { pieces, points };
        continue;
      }
      if (next.spot.index > 0) {
        const item = next.spot.list[next.spot.index - 1]!;
        if (!isLoop(item)) {
          const begin = add(start, -item[0].length, this.numberOf(item[1], next.spot.counters));
          const piece = { text: item[0], start: begin, end: start };
          open.push({ spot: before(next.spot), start: begin, pieces: [piece, ...pieces], points });
          continue;
        }
      } else if (next.spot.loop === undefined) {
        if (!next.spot.isRepeated) {
          yield { pieces: [{ text: BLANK, start: add(start, -1, distance), end: start }, ...pieces], points };
          continue;
        }
        if (this.endlessText === undefined) open.push({ ...next, spot: this.#end(true) });
        if (!isCyclic) open.push({ ...next, spot: this.#end(false) });
        continue;
      }
      for (const [spot, condition] of this.#waysBack(next.spot))
        open.push({ ...next, spot, points: points.where(condition) });
    }
  }

  /** The letters that may be the last one of a word. */
  lastLetters(isRepeated: boolean, all: Cone): ReadonlySet<string> {
    const letters = new Set<string>();
    const open = [{ spot: this.#end(isRepeated), points: all }];
    let steps = 0;
    for (let next = open.pop(); next; next = open.pop()) {
      if (++steps > MAX_STEPS)
        throw new TooExpensive(steps, 'too many powers at the end of a word may be empty');
      const { spot, points } = next;
      if (points.isEmpty) continue;
      const item = spot.list[spot.index - 1];
      if (item !== undefined && !isLoop(item)) {
        const times = this.numberOf(item[1], spot.counters);
        if (!points.where(this.below(times)).isEmpty) letters.add(item[0].at(-1)!);
        open.push({ spot: before(spot), points: points.where(this.minus(times)) });
      } else if (item !== undefined || spot.loop !== undefined) {
        for (const [back, condition] of this.#waysBack(spot))
          open.push({ spot: back, points: points.where(condition) });
      }
    }
    return letters;
  }

  /** Returns the steps back from the place after a loop, or from the beginning of its body: one iteration back, or before the loop. */
  #waysBack(spot: Spot): readonly (readonly [spot: Spot, condition: Form])[] {
    const { list, index, counters, loop } = spot;
    if (index > 0) {
      const item = list[index - 1]!;
      insist(isLoop(item), 'not a loop');
      const count = this.numberOf(item.count, counters);
      const last = this.below(count);
      const inside = { ...spot, list: item.body, index: item.body.length, loop: before(spot) };
      return [
        [{ ...inside, counters: [...counters, last] }, last],
        [before(spot), this.minus(count)],
      ];
    }
    const counter = counters.at(-1)!;
    const previous = this.below(counter);
    return [
      [{ ...spot, index: list.length, counters: [...counters.slice(0, -1), previous] }, previous],
      [loop!, this.minus(counter)],
    ];
  }

  #end(isRepeated: boolean): Spot {
    const list = isRepeated ? this.#repeated : this.#before;
    return { list, index: list.length, counters: [], isRepeated };
  }

  #unit(variable: number): Form {
    return Array.from({ length: this.#variables + 1 }, (_, i) => Number(i === variable));
  }
}

function before(spot: Spot): Spot {
  return { ...spot, index: spot.index - 1 };
}

function endlessTextOf([first, ...others]: LoopWord): string | undefined {
  if (first === undefined || others.length > 0 || isLoop(first)) return undefined;
  const [text, times] = first;
  return times.every((c, i) => c === (i === 1 ? 1 : 0)) ? text : undefined;
}
