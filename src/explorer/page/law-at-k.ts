import { gameAt } from '../../check/index.ts';
import type { FiniteRule } from '../../engine/index.ts';
import { formatGame, type LawCertificate, parseFamilyOfOneLetter } from '../../game/index.ts';
import { DEFAULTS, writeAddress } from '../address.ts';
import { firstDifference } from '../first-difference.ts';
import { quantitiesAt, type Spelled, spelled, termsByLaw } from '../law-values.ts';
import type { ShownSequence } from '../shown-sequence.ts';
import { html, put } from './element.ts';
import { letter, number } from './mathematics.ts';
import { NumberSlider } from './number-slider.ts';
import { Strip } from './strip.ts';
import { unfolded } from './unfolded.ts';
import type { WorkerDesk } from './worker-desk.ts';

const CELL = { cell: 22, below: 9, lettered: true, rows: 3 };

/** One game of a law: its word unfolded at a k of a slider, and its values as they are computed from the definition. */
export class LawAtK {
  readonly element: HTMLElement;
  readonly #law: LawCertificate;
  readonly #rule: FiniteRule;
  readonly #desk: WorkerDesk;
  readonly #root: string;
  readonly #slider: NumberSlider;
  readonly #game = html('p', { class: 'x-law-game' });
  readonly #word = html('div', {});
  readonly #computed = html('div', {});
  readonly #said = html('p', { role: 'status', class: 'x-because' });

  constructor(law: LawCertificate, rule: FiniteRule, desk: WorkerDesk, root: string, k: number) {
    [this.#law, this.#rule, this.#desk, this.#root] = [law, rule, desk, root];
    this.#slider = new NumberSlider('k', law.from, text =>
      this.#show(Math.max(law.from, Math.trunc(Number(text)) || 0)),
    );
    this.element = html(
      'div',
      { class: 'x-at-k' },
      this.#slider.element,
      this.#game,
      html('p', { class: 'x-caption' }, 'Unfolded from the law'),
      this.#word,
      html('p', { class: 'x-caption' }, 'Computed from the definition'),
      this.#computed,
      this.#said,
    );
    this.#show(k);
  }

  #show(k: number): void {
    this.#slider.show(`${k}`);
    const { family, letter: name, modulus, residue } = this.#law;
    const value = modulus * k + residue;
    const { preperiod, period, saltus } = quantitiesAt(this.#law, BigInt(k));
    const at = spelled(this.#law, BigInt(k));
    const game = gameAt(parseFamilyOfOneLetter(family), value)!;
    put(
      this.#game,
      letter(name),
      ` = ${value}: `,
      html('a', { href: this.#addressOf(formatGame(game)) }, formatGame(game)),
      ' has preperiod ',
      number(preperiod),
      ', period ',
      number(period),
      ...(saltus === 0n ? [] : [', saltus ', number(saltus)]),
    );
    put(this.#word, unfolded(at));
    put(this.#said, 'computing');
    this.#desk.ask(
      { kind: 'terms', game, rule: this.#rule },
      ({ values, outcomes }) =>
        this.#compare(BigInt(k), at, this.#law.sequence === 'outcomes' ? outcomes : values),
      why => put(this.#said, `The values could not be computed here: ${why}.`),
    );
  }

  #addressOf(game: string): string {
    return `${this.#root}explorer.html${writeAddress({ ...DEFAULTS, ...this.#rule, game })}`;
  }

  #compare(k: bigint, at: Spelled, computed: ArrayLike<number> | null): void {
    const terms = computed ?? [];
    const { sequence, family } = this.#law;
    const what = sequence === 'outcomes' ? 'outcomes' : 'nim-sequence';
    const isAllBut = family.startsWith('N');
    const { preperiod, period, saltus } = quantitiesAt(this.#law, k);
    const marked = { preperiod: Number(preperiod), period: Number(period), saltus: Number(saltus) };
    const shown: ShownSequence = { what, terms, period: marked, grows: isAllBut };
    const strip = new Strip(shown);
    put(this.#computed, strip.element);
    strip.draw(CELL);
    const differs = firstDifference(terms, termsByLaw(at, terms.length));
    if (differs === undefined) {
      put(this.#said, 'Law and computation agree on all of the first ', number(terms.length), ' heaps.');
    } else put(this.#said, html('b', {}, 'They differ'), ', first at heap ', number(differs), '.');
  }
}
