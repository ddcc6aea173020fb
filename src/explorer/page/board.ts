import type { GameHeap } from '../../engine/index.ts';
import { formatGame } from '../../game/index.ts';
import { isLarge } from '../large-game.ts';
import {
  afterMove,
  heapsNow,
  type Match,
  playerToMove,
  rewoundTo,
  startMatch,
  takenBack,
  winnerAtEnd,
} from '../match.ts';
import { formatMoves } from '../moves-text.ts';
import { reply } from '../reply.ts';
import { shortened } from '../shortened.ts';
import type { SumPosition } from '../sum-position.ts';
import { adviceView } from './advice-view.ts';
import { button } from './button.ts';
import { Choice } from './choice.ts';
import { html, put } from './element.ts';
import { MAX_GRAPH_HEAP } from './graph-view.ts';
import { heapView } from './heap-view.ts';
import type { ViewContext } from './view.ts';

/** Milliseconds before it is said that the engine is thinking: mostly it is done before. */
const PATIENCE = 200;

/** Shows the heaps, the player to move, and the last moves. */
export function board(begun: Match, { address, ask, go, note, analysis }: ViewContext): HTMLElement {
  const { game, rule } = analysis.subject;
  const heaps = html('div', { class: 'x-board' });
  const status = html('p', { role: 'status', class: 'x-status' });
  const advice = html('div', { class: 'x-advice' });
  const review = html('div', { class: 'x-review' });
  const log = html('ol', { class: 'x-log', 'aria-label': 'Moves' });
  const showAdvice = html('input', { type: 'checkbox', checked: address.advice === 'shown' });
  const starter = new Choice('First to move', { you: 'you', engine: 'the engine' }, first =>
    set(startMatch(match.start, first)),
  );
  let match = begun;
  let position: SumPosition | undefined;
  /** The positions that were seen, by the moves that lead to them. */
  const seen = new Map<string, SumPosition>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** The last action, announced with the player to move. */
  let text = '';
  showAdvice.onchange = () => {
    note({ advice: showAdvice.checked ? 'shown' : 'hidden' }, 'same');
    draw();
  };

  /**
   * Continues from a match: requests its position, and lets the engine move if it is its turn. Each move of the user is a
   * step that Back undoes, together with the engine's reply.
   *
   * @param done the action as a sentence, to announce it
   */
  function set(next: Match, done = '', how: 'step' | 'same' = 'step'): void {
    [match, text, position] = [next, done, undefined];
    note({ first: next.starter, moves: formatMoves(next) }, how);
    heaps.ariaBusy = 'true';
    clearTimeout(waiting);
    waiting = setTimeout(() => put(status, `${done}The engine is thinking.`), PATIENCE);
    ask(
      { kind: 'sum', heaps: heapsNow(next), rule },
      found => {
        if (match !== next) return;
        clearTimeout(waiting);
        position = found;
        seen.set(formatMoves(next), found);
        const move = playerToMove(next) === 'engine' ? reply(heapsNow(next), found) : undefined;
        if (move) {
          const from = heapsNow(next)[move.heap - 1]!.heap;
          const guess =
            found.advice.winner === 'undecided' ? ' (a guess, because this sum is undecided)' : '';
          const answer = `The engine takes ${from - move.to} from heap ${move.heap}, leaving ${move.to}${guess}. `;
          set(afterMove(next, move.heap, move.to), answer, 'same');
        } else draw();
      },
      why => {
        clearTimeout(waiting);
        put(status, `This position could not be computed: ${why}`);
      },
    );
  }

  function draw(): void {
    const shown = position;
    if (!shown) return;
    heaps.ariaBusy = 'false';
    const now = heapsNow(match);
    const isOver = shown.options.every(left => left.length === 0);
    const isAdvised = showAdvice.checked && !isOver;
    const winning = isAdvised ? shown.advice.moves : [];
    const focused = [...heaps.children].findIndex(child => child.contains(document.activeElement));
    put(
      heaps,
      ...now.map(({ game, heap }, i) =>
        heapView({
          title: `Heap ${i + 1}`,
          game: shortened(formatGame(game)),
          stones: heap,
          options: shown.options[i]!,
          value: showAdvice.checked ? shown.values[i]! : null,
          winning: winning.filter(move => move.heap === i + 1).map(({ to }) => to),
          take: to => {
            // The engine is thinking: the board still shows the position before the user's last move.
            if (position !== shown) return;
            set(afterMove(match, i + 1, to), `You took ${heap - to} from heap ${i + 1}. `);
          },
        }),
      ),
    );
    restoreFocus(focused);
    const ending = winnerAtEnd(match, rule.objective) === 'you' ? 'You win.' : 'The engine wins.';
    put(status, `${text}${isOver ? `No moves are left. ${ending}` : 'Your move.'}`);
    put(review, ...(isOver ? afterMatch() : []));
    put(advice, ...(isAdvised ? [...adviceView(shown.advice, now, shown.values), ...reasons(now)] : []));
    put(
      log,
      ...match.turns.map(({ by, heap, from, to }, i) => {
        const says = `${by === 'you' ? 'You' : 'Engine'}: heap ${heap}, ${from} → ${to}`;
        if (by === 'engine') return html('li', {}, says);
        const title = 'Undo this move and all later ones';
        return html(
          'li',
          {},
          button(says, () => set(rewoundTo(match, i)), { title }),
        );
      }),
    );
  }

  /** Offers the graph that shows why a heap of this game is won or lost. */
  function reasons(now: readonly GameHeap[]): HTMLElement[] {
    const [only, ...others] = now;
    if (!only || others.length > 0 || only.heap > MAX_GRAPH_HEAP) return [];
    if (isLarge(game) || formatGame(only.game) !== formatGame(game)) return [];
    const heap = `${only.heap}`;
    return [button(`Why: heap ${heap} in the graph`, () => go({ view: 'graph', heap }))];
  }

  /** Offers another match, and shows the first move by which a win was given away. */
  function afterMatch(): HTMLElement[] {
    const missed = winnerAtEnd(match, rule.objective) === 'engine' ? missedWin(match, seen) : undefined;
    const other = match.starter === 'you' ? 'engine' : 'you';
    return [
      ...(missed === undefined ? [] : [html('p', {}, missed)]),
      html(
        'p',
        { class: 'x-row' },
        button('Play again', () => set(startMatch(match.start, match.starter))),
        button(other === 'you' ? 'Let me go first' : 'Let me go second', () => {
          starter.show(other);
          set(startMatch(match.start, other));
        }),
      ),
    ];
  }

  function restoreFocus(heap: number): void {
    if (heap < 0) return;
    const here = heaps.children[heap]?.querySelector<HTMLElement>('[tabindex="0"], input');
    const anywhere = heaps.querySelector<HTMLElement>('[tabindex="0"], input');
    (here ?? anywhere ?? showAdvice).focus();
  }

  set(match, '', 'same');
  return html(
    'div',
    {},
    status,
    review,
    heaps,
    html('p', { class: 'x-quiet' }, 'Click a solid stone to take it and all stones to its right.'),
    html(
      'div',
      { class: 'x-row' },
      starter.show(match.starter).element,
      button('Start again', () => set(startMatch(match.start, match.starter))),
      button('Take back', () => set(takenBack(match))),
      html('label', { class: 'x-field' }, showAdvice, ' Show who wins'),
    ),
    advice,
    log,
  );
}

/**
 * Describes the last position that you could have won, and a move that wins it; undefined if there is none among the
 * positions that were seen.
 */
function missedWin(match: Match, seen: ReadonlyMap<string, SumPosition>): string | undefined {
  for (let turn = match.turns.length - 1; turn >= 0; turn--) {
    if (match.turns[turn]!.by === 'engine') continue;
    const before = rewoundTo(match, turn);
    const { winner, moves } = seen.get(formatMoves(before))?.advice ?? {};
    const win = winner === 'next' ? moves?.[0] : undefined;
    if (win === undefined) continue;
    const taken = heapsNow(before)[win.heap - 1]!.heap - win.to;
    const number = before.turns.filter(({ by }) => by === 'you').length + 1;
    return `You could have won: in your move ${number}, take ${taken} from heap ${win.heap}.`;
  }
  return undefined;
}
