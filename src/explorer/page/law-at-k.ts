import { gameAt } from '../../check/index.ts';
import type { FiniteRule } from '../../engine/index.ts';
import { formatGame, type LawCertificate, parseFamilyOfOneLetter } from '../../game/index.ts';
import { DEFAULTS, writeAddress } from '../address.ts';
import { firstDifference } from '../first-difference.ts';
import { quantitiesAt, readK, spelled, termsByLaw } from '../law-values.ts';
import { html, put } from './element.ts';
import { letter, number } from './mathematics.ts';
import { NumberSlider } from './number-slider.ts';
import { Strip } from './strip.ts';
import type { WorkerClient } from './worker-client.ts';
import { writtenOut } from './written-out.ts';

const CELL = { cell: 22, below: 9, lettered: true, rows: 3 };

/**
 * Returns one game of a law: its word unfolded at a k of a slider, and its values as they are computed from the
 * definition.
 */
export function lawAtK(
  law: LawCertificate,
  rule: FiniteRule,
  client: WorkerClient,
  root: string,
  first: number,
): HTMLElement {
  const { family, letter: name, modulus, residue, sequence } = law;
  const isOfOutcomes = sequence === 'outcomes';
  const slider = new NumberSlider('k', law.from, text => show(readK(text, law)));
  const heading = html('p', { class: 'x-law-game' });
  const word = html('div', {});
  const computed = html('div', {});
  const element = html('p', { role: 'status', class: 'x-because' });

  function show(k: number): void {
    slider.show(`${k}`);
    const value = modulus * k + residue;
    const { preperiod, period, saltus } = quantitiesAt(law, BigInt(k));
    const at = spelled(law, BigInt(k));
    const game = gameAt(parseFamilyOfOneLetter(family), value)!;
    const address = writeAddress({ ...DEFAULTS, ...rule, game: formatGame(game) });
    put(
      heading,
      letter(name),
      ` = ${value}: `,
      html('a', { href: `${root}explorer.html${address}` }, formatGame(game)),
      ' has preperiod ',
      number(preperiod),
      ', period ',
      number(period),
      ...(saltus === 0n ? [] : [', saltus ', number(saltus)]),
    );
    put(word, writtenOut(at));
    put(element, 'Computing …');
    client.ask(
      { kind: 'terms', game, rule },
      ({ values, outcomes }) => {
        const terms = (isOfOutcomes ? outcomes : values) ?? [];
        const strip = new Strip({
          what: isOfOutcomes ? 'outcomes' : 'nim-sequence',
          terms,
          period: { preperiod: Number(preperiod), period: Number(period), saltus: Number(saltus) },
          grows: family.startsWith('N'),
        });
        put(computed, strip.element);
        strip.draw(CELL);
        const differs = firstDifference(terms, termsByLaw(at, terms.length));
        if (differs === undefined) {
          const whole = preperiod + period;
          const all =
            terms.length < whole ? [' of the ', number(whole), ' heaps before the first repeat'] : [' heaps'];
          put(element, 'Law and computation agree on the first ', number(terms.length), ...all, '.');
        } else put(element, html('b', {}, 'They differ'), ', first at heap ', number(differs), '.');
      },
      why => put(element, `The values could not be computed here: ${why}.`),
    );
  }

  show(first);
  return html(
    'div',
    { class: 'x-at-k' },
    slider.element,
    heading,
    html('p', { class: 'x-caption' }, 'Written out from the law'),
    word,
    html('p', { class: 'x-caption' }, 'Computed from the definition'),
    computed,
    element,
  );
}
