import { formatGame } from '../../game/index.ts';
import { residueProof } from '../infinite/residue-proof.ts';
import type { HeapGame, RuledGame } from './heap-game.ts';

/**
 * The game on heaps of any size for an infinite set with a proof of G(n) = n mod m, or null. 1 is a move of such a set,
 * so that take-all is as normal; in a sink all is otherwise. Its moves are not listed: a heap of n stones has some n / ln n
 * of them.
 *
 * Cost: that of the proof.
 */
export function residueHeapGame({ game, ending }: Pick<RuledGame, 'game' | 'ending'>): HeapGame | null {
  const proof = game.kind === 'infinite' && ending !== 'sink' ? residueProof(game) : null;
  if (proof === null) return null;
  return {
    name: formatGame(game),
    takesAll: false,
    typicalUpTo: proof.modulus,
    unlisted: `a move wins iff it leaves the right remainder mod ${proof.modulus}; there are too many to list`,
    value: heap => heap % proof.modulus,
    options: () => [],
    optionsOfValue: () => [],
  };
}
