import type { Issue } from '../errors.ts';
import { ENDINGS, type Ending, isSum, OBJECTIVES, type Objective } from '../game/index.ts';

/** The views of a game. */
export const VIEWS = ['sequence', 'algorithm', 'tiling', 'graph', 'play'] as const;
export type View = (typeof VIEWS)[number];

/** All that an address says. The texts are as the user wrote them, mistakes and all. */
export interface Address {
  readonly game: string;
  /** The letters of a case of the family `game`, `a=3,b=10`; empty for the least letters that make a game. */
  readonly letters: string;
  readonly ending: Ending;
  readonly objective: Objective;
  readonly view: View;
  /** A sum of heaps to be played, `{1, 3, 4}:7 + N:5`; empty for one that fits the game. */
  readonly heaps: string;
  /** The player who moves first. */
  readonly first: 'you' | 'engine';
  /** The moves played so far, `1:4,2:0`; empty at the start. */
  readonly moves: string;
  /** Whether the board shows who wins. */
  readonly advice: 'hidden' | 'shown';
  /** A heap to go to, of any size; empty for none. */
  readonly heap: string;
  /** A second game for comparison; empty for none. */
  readonly beside: string;
  /** Heaps to search for a proof of periodicity, such as `1e11`. */
  readonly limit: string;
}

/** The value of each field that an address does not name. The game is the worked example of Sleator and Slusky. */
export const DEFAULTS: Address = {
  game: 'N - {2, 3, 6, 8}',
  letters: '',
  ending: 'normal',
  objective: 'last-player-wins',
  view: 'sequence',
  heaps: '',
  first: 'you',
  moves: '',
  advice: 'hidden',
  heap: '',
  beside: '',
  limit: '1e11',
};

/** Fields that take one of a few words. */
const WORDS = {
  ending: ENDINGS,
  objective: OBJECTIVES,
  view: VIEWS,
  first: ['you', 'engine'],
  advice: ['hidden', 'shown'],
} as const;

/**
 * Returns the part of an address starting at `#`, with the fields that differ from {@link DEFAULTS} and always the
 * game, in a fixed order. Half of a surrogate pair, which no address can hold, becomes U+FFFD.
 */
export function writeAddress(address: Address): string {
  const fields = Object.keys(DEFAULTS) as (keyof Address)[];
  const written = fields.filter(field => field === 'game' || address[field] !== DEFAULTS[field]);
  return `#${written.map(field => `${field}=${encode(address[field])}`).join('&')}`;
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/**
 * Reads the part of an address starting at `#`. A plus sign is a plus sign. A field that cannot be read is reported and
 * keeps its default; heaps without a game set the game to that of the first heap.
 */
export function readAddress(hash: string): { readonly address: Address; readonly issues: readonly Issue[] } {
  const issues: Issue[] = [];
  const read: Partial<Record<keyof Address, string>> = {};
  for (const pair of hash.replace(/^#/, '').split('&')) {
    if (pair === '') continue;
    const [name = '', ...rest] = pair.split('=');
    const text = decode(rest.join('='));
    if (!isField(name)) {
      const expected = `one of ${Object.keys(DEFAULTS).join(', ')}`;
      issues.push({ where: 'address', expected, received: name });
    } else if (text === undefined) {
      const expected = 'percent-encoded UTF-8, such as %7B for {';
      issues.push({ where: `address, ${name}`, expected, received: rest.join('=') });
    } else if (name in WORDS && !words(name).includes(text)) {
      issues.push({ where: `address, ${name}`, expected: words(name).join(' or '), received: text });
    } else {
      read[name] = text;
    }
  }
  if (read.game === undefined && read.heaps) read.game = firstGame(read.heaps);
  return { address: { ...DEFAULTS, ...read } as Address, issues };
}

/**
 * Turns an address whose game is a sum of heaps into a position to play: the sum as its heaps, the game of the first of
 * them, and the view for play.
 */
export function withSumAsHeaps(address: Address): Address {
  const { game } = address;
  return isSum(game) ? { ...address, game: firstGame(game), heaps: game, view: 'play' } : address;
}

function firstGame(heaps: string): string {
  return heaps.split(':')[0]!.trim();
}

function isField(name: string): name is keyof Address {
  return Object.hasOwn(DEFAULTS, name);
}

function words(name: string): readonly string[] {
  return WORDS[name as keyof typeof WORDS];
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
