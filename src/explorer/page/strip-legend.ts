import { type Paint, viridis } from '../viridis.ts';
import { type Child, html, svg } from './element.ts';

/** Returns the colours from the least level to the greatest; `isReduced` where the mean rise is taken off. */
export function scale(low: number, high: number, isReduced: boolean): Child[] {
  const steps = 24;
  const cells = Array.from({ length: steps }, (_, i) =>
    svg('rect', { x: i * 4, y: 0, width: 4.5, height: 10, fill: viridis(i / (steps - 1)).fill }),
  );
  const bar = svg(
    'svg',
    { width: steps * 4, height: 10, viewBox: `0 0 ${steps * 4} 10`, 'aria-hidden': 'true' },
    ...cells,
  );
  const formula = html(
    'span',
    {},
    html('var', {}, 'G'),
    '(',
    html('var', {}, 'n'),
    ') − ⌊',
    html('var', {}, 's'),
    ' ',
    html('var', {}, 'n'),
    ' / ',
    html('var', {}, 'p'),
    '⌋',
  );
  const what = isReduced
    ? ['colour: ', formula, ', so that each period has the same colours']
    : ['colour: ', html('var', {}, 'G'), '(', html('var', {}, 'n'), ')'];
  return [html('span', { class: 'x-scale' }, signed(low), bar, signed(high)), html('span', {}, ...what)];
}

function signed(value: number): string {
  return String(value).replace('-', '−');
}

/** Shows a colour with its meaning. */
export function swatch({ fill }: Paint, name: string): Child {
  const cell = svg('rect', { width: 10, height: 10, fill });
  return html('span', {}, svg('svg', { width: 10, height: 10, 'aria-hidden': 'true' }, cell), ` ${name}`);
}
