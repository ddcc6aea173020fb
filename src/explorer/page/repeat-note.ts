import type { GameAnswer } from '../../engine/index.ts';
import { button } from './button.ts';
import { type Child, html } from './element.ts';
import { letter, number } from './mathematics.ts';

/**
 * Shows the positions of the repeated boundary pattern that proves the period, with links to them; nothing if no period
 * is proved.
 *
 * @param value the value that is being placed
 * @param values the number of values placed in all
 */
export function repeatNote(
  analysis: GameAnswer | undefined,
  value: number,
  values: number,
  goTo: (value: number) => void,
): Child[] {
  const repeat = analysis?.certificate?.repeat;
  if (repeat?.kind !== 'boundary-pattern') return [];
  const { from, to, valueFrom, valueTo } = repeat;
  const first = pattern(valueFrom, from);
  const second = pattern(valueTo, to);
  const [here, there] = value === valueTo ? [second, first] : [first, second];
  const said = ['The boundary pattern of ', ...here, ' recurs as that of ', ...there];
  if (value === valueFrom || value === valueTo) return [...said, ', which proves the period.'];
  const reached = [valueFrom, valueTo].filter(k => k < values);
  const jump = (k: number) => button(html('span', {}, 'Go to ', letter('k'), ` = ${k}`), () => goTo(k));
  return [...said, '. ', ...reached.flatMap(k => [jump(k), ' '])];
}

function pattern(k: number, heap: number): Child[] {
  return [letter('H', String(k)), ' at heap ', number(heap)];
}
