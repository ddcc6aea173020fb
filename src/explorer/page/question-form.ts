import { type Address, DEFAULTS, writeAddress } from '../address.ts';
import { Choice } from './choice.ts';
import { type Child, html, put } from './element.ts';
import { form, notationField } from './form.ts';

/** Games to begin with, and why. */
const EXAMPLES: readonly {
  readonly game: string;
  readonly ending?: Address['ending'];
  readonly why: string;
}[] = [
  { game: 'N - {2, 3, 6, 8}', why: 'the worked example of Sleator and Slusky' },
  { game: 'N - {1, 3, 4}', why: 'the first row of their tables' },
  { game: 'N - {100, 273, 373}', why: 'a period of 12,122,571,000 heaps' },
  { game: 'N - {7, 10^50, 10^50+7}', why: 'too large to compute, but known by a theorem' },
  { game: 'N - {a, b, a+b}', why: 'a family: its letters become sliders' },
  { game: '{1, 3, 4}', why: 'a finite set' },
  { game: '{3, 5, 6}', ending: 'take-all', why: 'the take-all ending' },
  { game: 'primes', why: 'take-a-prime' },
  { game: 'primes | {1}', why: 'a proof in words' },
];

/** The form for a game and its rules. */
export class QuestionForm {
  readonly element: HTMLFormElement;
  readonly #game = notationField({
    id: 'x-notation',
    name: 'game',
    'aria-describedby': 'x-forms x-mistakes',
  });
  readonly #limit = notationField({ id: 'x-limit', name: 'limit', size: 10 });
  readonly #mistakes = html('div', { id: 'x-mistakes' });
  readonly #rules = html('summary', {});
  readonly #fold: HTMLDetailsElement;
  readonly #ending: Choice<Address['ending']>;
  readonly #objective: Choice<Address['objective']>;

  constructor(go: (change: Partial<Address>) => void) {
    // Uses the text as typed, also if a rule is chosen before the text is submitted.
    const typed = () => ({ game: this.#game.value, limit: this.#limit.value.trim() });
    this.#ending = new Choice('Ending', { normal: 'normal', 'take-all': 'take-all', sink: 'sink' }, ending =>
      go({ ...typed(), ending }),
    );
    this.#objective = new Choice(
      'Objective',
      { 'last-player-wins': 'last player wins', 'last-player-loses': 'last player loses' },
      objective => go({ ...typed(), objective }),
    );
    this.#fold = html(
      'details',
      { class: 'x-fold' },
      this.#rules,
      html('div', { class: 'x-rules' }, this.#ending.element, this.#objective.element, this.#limitField()),
      html(
        'p',
        { id: 'x-forms', class: 'x-quiet' },
        html('code', {}, '{1, 3, 4}'),
        ' the moves, ',
        html('code', {}, 'N - {2, 3}'),
        ' all except these, ',
        html('code', {}, 'N'),
        ', ',
        html('code', {}, 'primes'),
        ', ',
        html('code', {}, 'squares'),
        '; ',
        html('code', {}, 'N - {a, b, a+b}'),
        ' letters become sliders',
      ),
    );
    this.element = form(
      { class: 'x-question' },
      () => go(typed()),
      html(
        'div',
        { class: 'x-bar' },
        html('label', { for: 'x-notation' }, 'Game'),
        html('div', { class: 'x-ask' }, this.#game, html('button', { class: 'primary' }, 'Explore')),
      ),
      this.#mistakes,
      html('nav', { class: 'x-examples', 'aria-label': 'Examples' }, ...examples()),
      this.#fold,
    );
  }

  show({ game, ending, objective, limit }: Address): void {
    this.#game.value = game;
    this.#limit.value = limit;
    this.#ending.show(ending);
    this.#objective.show(objective);
    const wins = objective === 'last-player-wins' ? 'last player wins' : 'last player loses';
    put(this.#rules, `Rules and notation: ${ending} ending, ${wins}`);
    const isDefault =
      ending === DEFAULTS.ending && objective === DEFAULTS.objective && limit === DEFAULTS.limit;
    if (!isDefault) this.#fold.open = true;
  }

  /** Shows the errors of the game, or clears them. */
  complain(...about: Child[]): void {
    put(this.#mistakes, ...about);
    this.#game.ariaInvalid = about.length > 0 ? 'true' : null;
  }

  #limitField(): HTMLElement {
    const label = html('label', { for: 'x-limit' }, 'Search limit (heaps)');
    return html('div', { class: 'x-choice x-limit' }, label, ' ', this.#limit);
  }
}

function examples(): Child[] {
  return EXAMPLES.map(({ game, ending = 'normal', why }) => {
    const href = writeAddress({ ...DEFAULTS, game, ending });
    const rule = ending === 'normal' ? '' : `, ${ending}`;
    return html('a', { href, title: why }, game, rule);
  });
}
