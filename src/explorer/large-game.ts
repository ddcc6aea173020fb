import type { FiniteRule } from '../engine/index.ts';
import type { Issue } from '../errors.ts';
import {
  type FamilyOfOneLetter,
  formatGame,
  type LargeTriple,
  MAX_MOVE,
  MAX_NUMBERS,
  parseFamilyOfOneLetter,
  parseGameOfAnySize,
  type WrittenGame,
  wholeSumOf,
} from '../game/index.ts';
import { type Read, read, readGameText } from './subject.ts';

/** A game with numbers beyond `MAX_MOVE`, as one of a family that may have a law: {1, 2, 10^30} is {1, 2, c} at c = 10^30. */
export interface LargeGame {
  readonly kind: 'large';
  readonly family: FamilyOfOneLetter;
  /** The value of the letter. */
  readonly value: bigint;
}

/** Any game that the explorer can show. */
export type ExploredGame = WrittenGame | LargeTriple | LargeGame;

/** A game in braces, with N before them or without. */
const BRACES = /^\s*([Nℕ]\s*[-−–∖\\]\s*)?\{([^{}]*)\}\s*$/;

/** Maximum multiple of the least large number, and maximum difference from it, by which other large numbers are expressed. */
const [MAX_FACTOR, MAX_SUMMAND] = [100n, 1000n];

/** Reads a game like {@link readGameText}, and also games with larger numbers that a theorem or a law may cover. */
export function readGameOfAnySize(text: string): Read<ExploredGame> {
  const numbers = largeNumbersIn(text);
  if (!numbers) return readGameText(text);
  const triple = read(() => parseGameOfAnySize(text));
  if ('value' in triple && triple.value.kind === 'large-triple') return { value: triple.value };
  return readLargeGame(text, numbers);
}

/** Returns the canonical notation of a game. */
export function formatExplored(game: ExploredGame): string {
  if (game.kind !== 'large') return formatGame(game);
  const set = `{${largeNumbersOf(game).join(', ')}}`;
  return game.family.kind === 'all-but' ? `N - ${set}` : set;
}

/** Whether the numbers are too large for heaps to be played one by one until moves of all sizes are made. */
export function isLarge(game: ExploredGame): game is LargeTriple | LargeGame {
  return game.kind === 'large' || game.kind === 'large-triple';
}

/** Whether larger heaps have larger values without end, as in every all-but game. */
export function growsWithoutEnd(game: ExploredGame): boolean {
  const { kind } = game.kind === 'large' ? game.family : game;
  return kind === 'all-but' || kind === 'large-triple';
}

/** Whether the heaps have only outcomes and no nim-values, as for a finite set in misère play. */
export function hasOutcomesAlone(game: ExploredGame, { objective }: FiniteRule): boolean {
  const { kind } = game.kind === 'large' ? game.family : game;
  return kind === 'finite' && objective === 'last-player-loses';
}

/**
 * Returns a game with the same heaps below `heaps`. One move replaces all larger ones: only a sink uses them, and it only
 * matters that there is one.
 */
export function gameBelow(game: LargeGame, heaps: number): WrittenGame {
  const small = largeNumbersOf(game)
    .filter(number => number < heaps)
    .map(Number);
  if (game.family.kind === 'all-but') return { kind: 'all-but', excluded: small };
  return { kind: 'finite', moves: [...small, heaps] };
}

/** Returns the numbers of the set, least first. */
function largeNumbersOf({ family, value }: LargeGame): bigint[] {
  return family.numbers.map(([slope, constant]) => BigInt(slope) * value + BigInt(constant));
}

/** Returns the numbers of a set in braces, if one of them is too large to be played. */
function largeNumbersIn(text: string): bigint[] | undefined {
  const written = BRACES.exec(text)?.[2]?.split(',');
  const numbers = written?.map(text => wholeSumOf(text.replace(/\s/g, '')));
  if (!numbers?.every(number => number !== undefined && number > 0n)) return undefined;
  return (numbers as bigint[]).some(isBeyond) ? (numbers as bigint[]) : undefined;
}

function isBeyond(number: bigint): boolean {
  return number > MAX_MOVE;
}

function readLargeGame(text: string, numbers: readonly bigint[]): Read<LargeGame> {
  const [value = 0n] = numbers.filter(isBeyond).sort((p, q) => (p < q ? -1 : 1));
  const written = numbers.map(number => (isBeyond(number) ? byLetter(number, value) : `${number}`));
  const isFamily = written.every(text => text !== undefined) && numbers.length <= MAX_NUMBERS;
  if (isFamily && new Set(numbers).size === numbers.length) {
    const base = BRACES.exec(text)![1] === undefined ? '' : 'N - ';
    const family = parseFamilyOfOneLetter(`${base}{${written.join(', ')}}`);
    return { value: { kind: 'large', family, value } };
  }
  return { issues: [tooLarge(text)] };
}

/** `2c + 1`, where c is the value; undefined for a number that is not told so. */
function byLetter(number: bigint, value: bigint): string | undefined {
  const times = (2n * number + value) / (2n * value);
  const more = number - times * value;
  if (times > MAX_FACTOR || more > MAX_SUMMAND || more < -MAX_SUMMAND) return undefined;
  return `${times}c ${more < 0n ? '-' : '+'} ${more < 0n ? -more : more}`;
}

function tooLarge(text: string): Issue {
  return {
    where: 'game',
    expected: `at most ${MAX_NUMBERS} distinct numbers, with each one above 2^31 within ${MAX_SUMMAND} of a small multiple of the smallest of these`,
    received: text.trim(),
    hint: 'larger numbers need a theorem, as for N - {999, 10^50, 10^50+999} with b ≥ 3a, or a law for every c, as for {1, 2, 10^30}',
  };
}
