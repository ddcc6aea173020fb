import type { Placement } from '../engine/index.ts';
import { refuse } from '../errors.ts';

/** Labelled and blank, as the boundary patterns are printed. */
const LABELLED = '*';
const BLANK = '␣';

/** Characters of all tables together: more than anybody reads. */
const MAX_CHARACTERS = 1e7;

/**
 * Returns the iterations of Algorithm 1 as the paper prints them: the sequence as filled after each value, and H_k, which
 * shows for each heap whether its value is below k.
 *
 * @throws DefinitionError if the text would be too long to print
 */
export function stepsAsText(steps: readonly Placement[]): string {
  const last = steps.reduce((largest, { heaps }) => Math.max(largest, heaps.at(-1)!), 0) + 2;
  const width = Math.max(String(last).length, String(steps.length - 1).length) + 1;
  const characters = 3 * steps.length * (last + 1) * width;
  if (characters > MAX_CHARACTERS) {
    const hint = 'with --json, only the heaps of each step are printed';
    refuse('--steps', `tables of at most ${MAX_CHARACTERS} characters`, `about ${characters}`, hint);
  }
  const line = (title: string, cells: readonly string[]) =>
    `${title.padEnd(6)}${cells.map(cell => cell.padStart(width)).join('')}`.trimEnd();
  const heaps = Array.from({ length: last + 1 }, (_, heap) => heap);
  const cells = heaps.map(() => '');
  const blocks = steps.map(({ value, heaps: places }) => {
    for (const heap of places) cells[heap] = String(value);
    const pattern = cells.map(cell => (cell === '' ? BLANK : LABELLED));
    return [
      `k = ${value}: heaps ${places.join(', ')}`,
      line('n', heaps.map(String)),
      line('G(n)', cells),
      line(`H_${value + 1}`, pattern),
    ].join('\n');
  });
  return blocks.join('\n\n');
}
