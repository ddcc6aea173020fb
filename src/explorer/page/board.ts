import { formatGame } from '../../game/index.ts';
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
import { heapView } from './heap-view.ts';
import type { ViewContext } from './view.ts';

/** Milliseconds before it is said that the engine is thinking: mostly it is done before. */
const PATIENCE = 200;

/** The heaps as they stand, whose move it is, and how it came to that. */
export class Board {
  readonly element: HTMLElement;
  readonly #context: ViewContext;
  readonly #heaps = html('div', { class: 'x-board' });
  readonly #status = html('p', { role: 'status', class: 'x-status' });
  readonly #advice = html('div', { class: 'x-advice' });
  readonly #log = html('ol', { class: 'x-log', 'aria-label': 'Moves' });
  readonly #showAdvice = html('input', { type: 'checkbox' });
  readonly #starter = new Choice('First to move', { you: 'you', engine: 'the engine' }, starter =>
    this.#set(startMatch(this.#match.start, starter)),
  );
  #match: Match;
  #position: SumPosition | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** What was done last, told with whose turn it is. */
  #told = '';

  constructor(match: Match, context: ViewContext) {
    this.#context = context;
    this.#match = match;
    this.#showAdvice.onchange = () => this.#draw();
    this.element = html(
      'div',
      {},
      this.#status,
      this.#heaps,
      html('p', { class: 'x-quiet' }, 'A filled stone can be taken, with all that lie to its right.'),
      html(
        'div',
        { class: 'x-row' },
        this.#starter.show(match.starter).element,
        button('Start again', () => this.#set(startMatch(this.#match.start, this.#match.starter))),
        button('Take back', () => this.#set(takenBack(this.#match))),
        html('label', { class: 'x-field' }, this.#showAdvice, ' Show who wins'),
      ),
      this.#advice,
      this.#log,
    );
    this.#set(match, '', 'same');
  }

  /**
   * Goes on from a match: asks for its position, and lets the engine move where it is its turn. Each of your moves is a step
   * that Back takes back; the answer of the engine belongs to it.
   *
   * @param told what was done, for whom it is news
   */
  #set(match: Match, told = '', how: 'step' | 'same' = 'step'): void {
    [this.#match, this.#told] = [match, told];
    this.#context.note({ first: match.starter, moves: formatMoves(match) }, how);
    this.#position = undefined;
    this.#heaps.ariaBusy = 'true';
    const { rule } = this.#context.study.subject;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => put(this.#status, `${told}The engine is thinking.`), PATIENCE);
    this.#context.ask(
      { kind: 'sum', heaps: heapsNow(match), rule },
      position => {
        if (this.#match !== match) return;
        clearTimeout(this.#waiting);
        this.#position = position;
        const move = playerToMove(match) === 'engine' ? reply(heapsNow(match), position) : undefined;
        if (move) {
          const from = heapsNow(match)[move.heap - 1]!.heap;
          const guess =
            position.advice.winner === 'undecided' ? ' (a guess: this sum is undecided here)' : '';
          const answer = `The engine takes ${from - move.to} from heap ${move.heap}, leaving ${move.to}${guess}. `;
          this.#set(afterMove(match, move.heap, move.to), answer, 'same');
        } else this.#draw();
      },
      why => {
        clearTimeout(this.#waiting);
        put(this.#status, `This position could not be computed: ${why}`);
      },
    );
  }

  #draw(): void {
    const position = this.#position;
    if (!position) return;
    this.#heaps.ariaBusy = 'false';
    const heaps = heapsNow(this.#match);
    const { objective } = this.#context.study.subject.rule;
    const isOver = position.options.every(left => left.length === 0);
    const shown = this.#showAdvice.checked && !isOver ? position.advice.moves : [];
    const focused = this.#focusedHeap();
    put(
      this.#heaps,
      ...heaps.map(({ game, heap }, i) =>
        heapView({
          title: `Heap ${i + 1}`,
          game: shortened(formatGame(game)),
          stones: heap,
          options: position.options[i]!,
          value: this.#showAdvice.checked ? position.values[i]! : null,
          winning: shown.filter(move => move.heap === i + 1).map(({ to }) => to),
          take: to => {
            // Not while the engine thinks: the board shows what was before your last move.
            if (this.#position !== position) return;
            this.#set(afterMove(this.#match, i + 1, to), `You took ${heap - to} from heap ${i + 1}. `);
          },
        }),
      ),
    );
    this.#restoreFocus(focused);
    const ending = winnerAtEnd(this.#match, objective) === 'you' ? 'You win.' : 'The engine wins.';
    put(this.#status, `${this.#told}${isOver ? `No moves are left. ${ending}` : 'Your move.'}`);
    put(
      this.#advice,
      ...(this.#showAdvice.checked && !isOver ? adviceView(position.advice, heaps, position.values) : []),
    );
    put(
      this.#log,
      ...this.#match.turns.map(({ by, heap, from, to }, i) => {
        const says = `${by === 'you' ? 'You' : 'Engine'}: heap ${heap}, ${from} → ${to}`;
        if (by === 'engine') return html('li', {}, says);
        const title = 'Go back to before this move';
        return html(
          'li',
          {},
          button(says, () => this.#set(rewoundTo(this.#match, i)), { title }),
        );
      }),
    );
  }

  #focusedHeap(): number {
    return [...this.#heaps.children].findIndex(child => child.contains(document.activeElement));
  }

  #restoreFocus(heap: number): void {
    if (heap < 0) return;
    const here = this.#heaps.children[heap]?.querySelector<HTMLElement>('[tabindex="0"], input');
    const anywhere = this.#heaps.querySelector<HTMLElement>('[tabindex="0"], input');
    (here ?? anywhere ?? this.#showAdvice).focus();
  }
}
