import { formatGame } from '../../game/index.ts';
import { residueProof } from '../infinite/residue-proof.ts';
import type { HeapGame, RuledGame } from './heap-game.ts';

/**
 * The game on heaps of any size for an infinite set with a proof of G(n) = n mod m, or null. 1 is a move of such a set,
 * so that both endings are one. Its moves are not listed: a heap of n stones has some n / ln n of them.
 *
 * Cost: that of the proof.
 */
export function residueHeapGame({ game }: Pick<RuledGame, 'game'>): HeapGame | null {
  const proof = game.kind === 'infinite' ? residueProof(game) : null;
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
