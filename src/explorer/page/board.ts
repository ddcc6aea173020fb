import { formatGame } from '../../game/index.ts';
import {
  afterMove,
  heapsNow,
  type Match,
  type Player,
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
  readonly #starters: readonly HTMLInputElement[];
  #match: Match;
  #position: SumPosition | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** What was done last, told with whose turn it is. */
  #told = '';

  constructor(match: Match, context: ViewContext) {
    this.#context = context;
    this.#match = match;
    this.#showAdvice.onchange = () => this.#draw();
    const starter = (player: Player, says: string) => {
      const input = html('input', {
        type: 'radio',
        name: 'x-starter',
        value: player,
        checked: player === match.starter,
      });
      input.onchange = () => this.#restart(player);
      return { input, label: html('label', {}, input, ` ${says}`) };
    };
    const choices = [starter('you', 'you'), starter('engine', 'the engine')];
    this.#starters = choices.map(({ input }) => input);
    const again = html('button', { type: 'button' }, 'Start again');
    again.onclick = () => this.#restart(this.#match.starter);
    const back = html('button', { type: 'button' }, 'Take back');
    back.onclick = () => {
      this.#told = '';
      this.#set(takenBack(this.#match));
    };
    this.element = html(
      'div',
      {},
      this.#status,
      this.#heaps,
      html('p', { class: 'x-quiet' }, 'A filled stone can be taken, with all that lie to its right.'),
      html(
        'div',
        { class: 'x-row' },
        html(
          'fieldset',
          { class: 'x-choice' },
          html('legend', {}, 'First to move'),
          ...choices.map(({ label }) => label),
        ),
        again,
        back,
        html('label', { class: 'x-field' }, this.#showAdvice, ' Show who wins'),
      ),
      this.#advice,
      this.#log,
    );
    this.#set(match, 'same');
  }

  #restart(starter: Player): void {
    for (const input of this.#starters) input.checked = input.value === starter;
    this.#told = '';
    this.#set(startMatch(this.#match.start, starter));
  }

  /**
   * Goes on from a match: asks for its position, and lets the engine move where it is its turn. Each of your moves is a step
   * that Back takes back; the answer of the engine belongs to it.
   */
  #set(match: Match, how: 'step' | 'same' = 'step'): void {
    this.#match = match;
    this.#context.note({ first: match.starter, moves: formatMoves(match) }, how);
    this.#position = undefined;
    this.#heaps.ariaBusy = 'true';
    const { rule } = this.#context.study.subject;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => put(this.#status, `${this.#told}The engine is thinking.`), PATIENCE);
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
          this.#told = `The engine takes ${from - move.to} from heap ${move.heap}, leaving ${move.to}${guess}. `;
          this.#set(afterMove(match, move.heap, move.to), 'same');
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
            this.#told = `You took ${heap - to} from heap ${i + 1}. `;
            this.#set(afterMove(this.#match, i + 1, to));
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
        const back = html('button', { type: 'button', title: 'Go back to before this move' }, says);
        back.onclick = () => {
          this.#told = '';
          this.#set(rewoundTo(this.#match, i));
        };
        return html('li', {}, back);
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
