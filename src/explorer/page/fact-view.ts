import { type Child, html } from './element.ts';
import { letter, number } from './mathematics.ts';

/** The known facts on a sequence. */
export interface Fact {
  readonly title: string;
  /** The kind of proof. */
  readonly status: 'proved' | 'theorem';
  readonly preperiod: number | bigint;
  readonly period: number | bigint;
  /** Absent if a sequence has none. */
  readonly saltus?: number | bigint | undefined;
  /** Absent if it is stated elsewhere. */
  readonly because?: readonly Child[];
}

/** Preperiod, period and saltus, and why. */
export function factView({ title, status, preperiod, period, saltus, because }: Fact): HTMLElement {
  return html(
    'div',
    { class: 'x-fact' },
    html('h3', {}, title, ' ', html('span', { class: 'x-proved' }, status)),
    html(
      'dl',
      { class: 'x-numbers' },
      quantity('preperiod', letter('n', '0'), preperiod),
      quantity('period', letter(title === 'Outcomes' ? 'T' : 'p'), period),
      saltus !== undefined && quantity('saltus', letter('s'), saltus),
    ),
    because !== undefined && html('p', { class: 'x-because' }, ...because),
  );
}

function quantity(name: string, sign: HTMLElement, value: number | bigint): HTMLElement {
  return html('div', {}, html('dt', {}, `${name} `, sign), html('dd', {}, number(value)));
}
