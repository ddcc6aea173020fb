import { type Head, type Iteration, runsOf } from '../iteration.ts';
import { labelLevels } from '../label-levels.ts';
import { svg } from './element.ts';
import { scrolling } from './scrolling.ts';

/** Sizes in units of the drawing; the tape lies at y = 0. */
const WIDTH = 1000;
const HEIGHT = 26;
/** The space at either end of the tape, for labels of heads. */
const MARGIN = 44;
const LABEL = { width: 62, height: 17 };
/** Maximum number of labels above each other; further ones are left out. */
const MAX_LEVELS = 8;

/** Marks above the middle of a head's cell: a triangle or a cross; a dot if the head has not acted. */
const TRIANGLE = (x: number) => `M${x - 6} -13h12l-6 11z`;
const CROSS = (x: number) => `M${x - 5} -13l10 10m0 -10l-10 10`;
const DOT = (x: number) => `M${x - 1} -8h2`;
const SHAPES = { writes: TRIANGLE, passes: TRIANGLE, 'is barred': CROSS } as const;

/**
 * Returns one iteration on a tape too long for letters: labelled stretches are filled, heads are arrows over their heaps,
 * filled where they write.
 *
 * @param acted heads that have acted so far
 */
export function tapeDrawing(
  { value, first, heads, labels }: Iteration,
  acted: number,
  largest: number,
): HTMLElement {
  const [from, end] = [first - largest * 0.02, first + largest * 1.02];
  const cell = WIDTH / (end - from);
  const x = (heap: number) => (heap - from) * cell;
  const stretch = (start: number, stop: number, style: string) =>
    svg('rect', { class: style, x: x(start), y: 0, width: (stop - start) * cell, height: HEIGHT });
  const levels = labelLevels(
    heads.map(({ heap }) => x(heap + 0.5)),
    LABEL.width,
  );
  const marks = heads.map((head, i) => headMark(head, x(head.heap + 0.5), levels[i]!, i < acted, cell));
  const number = (heap: number) => svg('text', { x: x(heap + 0.5), y: HEIGHT + 18 }, heap);
  const top = -20 - LABEL.height * (Math.min(MAX_LEVELS, Math.max(...levels) + 1) + 1);
  const drawing = svg(
    'svg',
    {
      class: 'x-long-tape',
      viewBox: `${-MARGIN} ${top} ${WIDTH + 2 * MARGIN} ${HEIGHT + 26 - top}`,
      role: 'img',
      'aria-label': `H for k = ${value}, from heap ${first}`,
    },
    svg('rect', { class: 'x-track', x: 0, y: 0, width: WIDTH, height: HEIGHT }),
    ...runsOf(labels, from, end).map(run => stretch(run.from, run.to, 'x-labelled')),
    ...marks,
    number(first),
    number(first + largest),
  );
  return scrolling(`Tape for k = ${value}`, drawing);
}

function headMark(
  { offset, finding }: Head,
  middle: number,
  level: number,
  hasActed: boolean,
  cell: number,
): SVGElement {
  const kind = hasActed ? finding.does.replace(' ', '-') : 'waiting';
  const up = -24 - LABEL.height * level;
  const side = Math.max(4, cell);
  return svg(
    'g',
    { class: `x-arrow x-${kind}` },
    level < MAX_LEVELS && svg('text', { x: middle, y: up }, offset === 0 ? 'n' : `+${offset}`),
    level < MAX_LEVELS && svg('path', { class: 'x-stem', d: `M${middle} ${up + 4}V-14` }),
    svg('path', { d: hasActed ? SHAPES[finding.does](middle) : DOT(middle) }),
    hasActed &&
      finding.does === 'writes' &&
      svg('rect', { class: 'x-just', x: middle - side / 2, y: 0, width: side, height: HEIGHT }),
  );
}
