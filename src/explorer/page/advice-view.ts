import type { GameHeap, MoveAdvice } from '../../engine/index.ts';
import { formatGame } from '../../game/index.ts';
import { shortened } from '../shortened.ts';
import { html } from './element.ts';

/** Winning moves that are listed; the rest are counted. */
const MAX_LISTED = 30;

/** Shows the winner, the reason by nim-values, and the winning moves. */
export function adviceView(
  advice: MoveAdvice,
  heaps: readonly GameHeap[],
  values: readonly (number | null)[],
): HTMLElement[] {
  return [...nimSumBar(advice.nimSum, values), ...winnerView(advice, heaps)];
}

/** Returns the nim-values in binary below each other, with their sum without carrying. */
function nimSumBar(nimSum: number | null, values: readonly (number | null)[]): HTMLElement[] {
  if (nimSum === null || values.length < 2) return [];
  const all = values.map(value => value!);
  const bits = Math.max(1, ...[...all, nimSum].map(value => value.toString(2).length));
  const row = (name: string, value: number, style: string) =>
    html(
      'tr',
      { class: style },
      html('th', { scope: 'row' }, name),
      ...[...value.toString(2).padStart(bits, '0')].map(bit => html('td', { class: `x-bit-${bit}` }, bit)),
      html('td', { class: 'x-decimal' }, `= ${value}`),
    );
  return [
    html(
      'table',
      { class: 'x-nim-sum', 'aria-label': 'Nim-sum' },
      html(
        'tbody',
        {},
        ...all.map((value, i) => row(`heap ${i + 1}`, value, '')),
        row('nim-sum', nimSum, 'x-sum'),
      ),
    ),
  ];
}

function winnerView(advice: MoveAdvice, heaps: readonly GameHeap[]): HTMLElement[] {
  const { winner, nimSum, moves, undecided } = advice;
  const sum = nimSum === null ? '' : `, nim-sum ${nimSum}`;
  if (winner === 'undecided') return [html('p', {}, `Undecided: ${undecided!.why}${sum}.`)];
  if (winner === 'previous') {
    return [html('p', {}, `The player to move loses${sum}: each move loses against best play.`)];
  }
  const list = moves.slice(0, MAX_LISTED).map(({ heap, from, to }) => {
    const game = shortened(formatGame(heaps[heap - 1]!.game));
    return html('li', {}, `heap ${heap}, ${game}: take ${from - to}, from ${from} to ${to}`);
  });
  const more = moves.length - MAX_LISTED;
  return [
    html('p', {}, `The player to move wins${sum}. Winning moves:`),
    html('ul', {}, ...list),
    ...(more > 0 ? [html('p', {}, `and ${more} more.`)] : []),
  ];
}
