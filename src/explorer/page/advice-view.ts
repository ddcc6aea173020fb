import type { GameHeap, MoveAdvice } from '../../engine/index.ts';
import { formatGame } from '../../game/index.ts';
import { shortened } from '../shortened.ts';
import { html } from './element.ts';

/** Winning moves that are listed; the rest are counted. */
const MOST_LISTED = 30;

/** Who wins, and by which moves. */
export function adviceView(advice: MoveAdvice, heaps: readonly GameHeap[]): HTMLElement[] {
  const { winner, nimSum, moves, undecided } = advice;
  const sum = nimSum === null ? '' : `, nim-sum ${nimSum}`;
  if (winner === 'undecided') return [html('p', {}, `Undecided: ${undecided!.why}${sum}.`)];
  if (winner === 'previous') {
    return [html('p', {}, `The previous player wins${sum}: against best play every move loses.`)];
  }
  const list = moves.slice(0, MOST_LISTED).map(({ heap, from, to }) => {
    const game = shortened(formatGame(heaps[heap - 1]!.game));
    return html('li', {}, `heap ${heap}, ${game}: take ${from - to}, from ${from} to ${to}`);
  });
  const more = moves.length - MOST_LISTED;
  return [
    html('p', {}, `The next player wins${sum}, by:`),
    html('ul', {}, ...list),
    ...(more > 0 ? [html('p', {}, `and ${more} more.`)] : []),
  ];
}
