import { formatGame, type Game } from '../../game/index.ts';
import { residueProof } from '../infinite/residue-proof.ts';
import type { HeapGame } from './heap-game.ts';

/**
 * The game on heaps of any size for an infinite set with a proof of G(n) = n mod m, or null. 1 is a move of such a set,
 * so that both endings are one. Its moves are not listed: a heap of n stones has some n / ln n of them.
 *
 * Cost: that of the proof.
 */
export function residueHeapGame(game: Extract<Game, { kind: 'infinite' }>): HeapGame | null {
  const proof = residueProof(game);
  if (proof === null) return null;
  return {
    name: formatGame(game),
    takesAll: false,
    typicalUpTo: proof.modulus,
    unlisted: `a move wins iff it leaves the right remainder mod ${proof.modulus}; there are too many to be looked at`,
    value: heap => heap % proof.modulus,
    options: () => [],
    optionsOfValue: () => [],
  };
}
