import type { FiniteRule } from '../../engine/index.ts';
import { type FamilyOfOneLetter, formatAffine, formatFamilyOfOneLetter } from '../../game/index.ts';
import type { KnownLaw } from '../law-of-game.ts';
import { certificateView } from './certificate-view.ts';
import { Choice } from './choice.ts';
import { html, put } from './element.ts';
import { lawAtK } from './law-at-k.ts';
import { affineView, wordView } from './law-word.ts';
import { letter } from './mathematics.ts';
import { WorkerClient } from './worker-client.ts';

/**
 * The laws for every value of the letter of a family: its classes, each with its words, expanded at one k next to
 * computed values.
 */
export class LawsPanel {
  readonly element = html('section', { class: 'x-laws' });
  readonly #root: string;
  readonly #desk = new WorkerClient();
  #question = '';
  #laws: readonly KnownLaw[] = [];
  #family: FamilyOfOneLetter | undefined;
  #rule: FiniteRule = { ending: 'normal', objective: 'last-player-wins' };
  #sequence: KnownLaw['sequence'] = 'nim-values';
  /** The initial value of the letter; any if undefined. */
  #value: number | undefined;

  /** @param root where the site is, from the page */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Proves the laws of a family, unless they are shown already, and shows the law for a value of its letter, or one
   * that grows with it.
   */
  show(family: FamilyOfOneLetter, rule: FiniteRule, value?: number): void {
    const text = JSON.stringify([family, rule]);
    this.#value = value;
    if (text === this.#question) {
      if (this.#laws.length > 0) this.#draw();
      return;
    }
    [this.#question, this.#family, this.#rule, this.#laws] = [text, family, rule, []];
    this.element.ariaLabel = `Laws for every value of ${family.letter} in ${formatFamilyOfOneLetter(family)}`;
    put(
      this.element,
      html('p', { role: 'status' }, 'Searching for laws that hold for every ', letter(family.letter), ' …'),
    );
    this.element.ariaBusy = 'true';
    this.#desk.ask(
      { kind: 'laws', family, rule },
      laws => {
        this.element.ariaBusy = 'false';
        // On the page of a family each sequence has certificates: one that is not found here needs nested powers.
        const provedHere = new Set(
          laws.filter(({ status }) => status === 'proved').map(({ sequence }) => sequence),
        );
        this.#laws = this.#root === '' ? laws : laws.filter(({ sequence }) => provedHere.has(sequence));
        if (laws.length === 0) {
          put(this.element, html('p', { role: 'status' }, 'Laws are not searched for under this ending.'));
          return;
        }
        if (this.#laws.length === 0) {
          put(this.element, html('p', { role: 'status' }, NESTED));
          return;
        }
        const sequences = new Set(this.#laws.map(({ sequence }) => sequence));
        if (!sequences.has(this.#sequence)) this.#sequence = [...sequences][0]!;
        this.#draw();
      },
      why => {
        this.element.ariaBusy = 'false';
        put(this.element, html('p', { role: 'alert' }, `The search for laws failed: ${why}.`));
      },
    );
  }

  leave(): void {
    this.#desk.cancel();
  }

  #draw(): void {
    const family = this.#family!;
    const found = this.#laws.filter(({ sequence }) => sequence === this.#sequence);
    const own = found.filter(({ modulus }) => modulus > 0);
    const alone = found.filter(({ modulus }) => modulus === 0).map(({ residue }) => residue);
    const value = this.#value;
    const here =
      value === undefined || alone.includes(value)
        ? -1
        : own.findIndex(({ modulus, residue }) => value % modulus === residue);
    const place = html('div', {});
    const classes = html(
      'select',
      { 'aria-label': 'Class of the parameter' },
      ...own.map((law, i) => html('option', { value: i, selected: i === here }, describeClass(law))),
    );
    const showClass = (k?: number) => {
      const law = own[Number(classes.value)]!;
      put(place, ...this.#lawView(law, k));
    };
    classes.onchange = () => showClass();
    const proved = own.filter(({ status }) => status === 'proved').length;
    const many = own.length === 1 ? 'all values form one class' : `${own.length} classes`;
    const open = own.length - proved;
    const name = formatFamilyOfOneLetter(family);
    put(
      this.element,
      html(
        'p',
        { role: 'status' },
        html('b', {}, name),
        ` for every ${family.letter}: ${many}, ${open === 0 ? 'all proved' : own.length === 1 ? 'not known' : `${open} of them not known`}${otherCertificates(family.letter, alone)}. `,
        html('a', { href: `${this.#root}guide/prove.html` }, 'How it is proved'),
      ),
      html('div', { class: 'x-row' }, html('label', {}, 'Class ', classes), this.#sequenceChoice()),
      place,
      certificateView(own.flatMap(law => (law.status === 'proved' ? [law.certificate] : []))),
    );
    if (here < 0) classes.value = `${Math.max(0, own.findIndex(growing))}`;
    showClass(here < 0 ? undefined : Math.max(own[here]!.from, Math.floor(value! / own[here]!.modulus)));
  }

  #sequenceChoice(): HTMLElement | false {
    const sequences = [...new Set(this.#laws.map(({ sequence }) => sequence))];
    if (sequences.length < 2) return false;
    const words = { 'nim-values': 'nim-values', outcomes: 'outcomes' } as const;
    const choice = new Choice('Sequence', words, sequence => {
      this.#sequence = sequence;
      this.#draw();
    });
    return choice.show(this.#sequence).element;
  }

  #lawView(law: KnownLaw, k?: number): (HTMLElement | false)[] {
    if (law.status === 'undecided') {
      return [html('p', {}, `Not known: ${law.why}. Each game of this class has to be computed separately.`)];
    }
    const { certificate } = law;
    const { preperiod, period, saltus, family } = certificate;
    const isAllBut = family.startsWith('N');
    const quantity = (name: string, number: typeof period) =>
      html('div', {}, html('dt', {}, name), html('dd', {}, affineView(number), ...byLetter(number, law)));
    return [
      html(
        'dl',
        { class: 'x-numbers' },
        quantity('preperiod', preperiod),
        quantity('period', period),
        isAllBut && quantity('saltus', saltus),
      ),
      wordView(certificate),
      isAllBut &&
        html(
          'p',
          { class: 'x-because' },
          'A heap has the letter 0 if its value is new. It has the letter j if the last heap with this value is smaller by the j-th excluded number.',
        ),
      lawAtK(certificate, this.#rule, this.#desk, this.#root, k ?? law.from + 2),
    ];
  }
}

/** The text for a family of a page whose certificates need more than the search in a browser. */
const NESTED =
  'Your browser searches only for sequences without nested powers. The sequences of this family have nested powers, so its laws are only in the certificates.';

/** Returns the values that are in no class. */
function otherCertificates(letter: string, alone: readonly number[]): string {
  if (alone.length === 0) return '';
  const values =
    alone.length > MAX_LISTED_VALUES
      ? `${alone.slice(0, MAX_LISTED_VALUES).join(', ')}, …`
      : alone.join(', ');
  return `; exceptions, computed one by one: ${letter} = ${values}`;
}

/** Maximum number of values listed one by one. */
const MAX_LISTED_VALUES = 12;

function growing(law: KnownLaw): boolean {
  return law.status === 'proved' && law.period[0] > 0;
}

function describeClass(law: KnownLaw): string {
  const values = `${law.letter} = ${formatAffine([law.modulus, law.residue], 'k')}`;
  return law.status === 'undecided' ? `${values}: not known` : `${values}, k ≥ ${law.from}`;
}

/** Returns the same number in terms of the letter, if that has integer coefficients. */
function byLetter(
  [slope, constant]: readonly [number, number],
  { letter, modulus, residue }: KnownLaw,
): (Node | string)[] {
  if (slope === 0 || modulus === 1 || slope % modulus !== 0) return [];
  const factor = slope / modulus;
  return [' = ', affineView([factor, constant - factor * residue], letter)];
}
