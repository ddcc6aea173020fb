import { type Iteration, runsOf } from '../iteration.ts';
import { html, svg } from './element.ts';

const WIDTH = 1000;
const TAPE = { y: 64, height: 26 };

/** Above the tape, in the middle of a head's cell: a triangle, or a cross. */
const TRIANGLE = (x: number) => `M${x - 6} ${TAPE.y - 13}h12l-6 11z`;
const CROSS = (x: number) => `M${x - 5} ${TAPE.y - 13}l10 10m0 -10l-10 10`;
const DOT = (x: number) => `M${x - 1} ${TAPE.y - 8}h2`;
const SHAPES = { writes: TRIANGLE, passes: TRIANGLE, 'is barred': CROSS } as const;

/**
 * One iteration on a tape too long for letters: labelled stretches are filled, heads are arrows over their heaps,
 * filled where they write.
 */
export function tapeDrawing(
  { value, first, heads, labels }: Iteration,
  acted: number,
  largest: number,
): HTMLElement {
  const [from, end] = [first - largest * 0.02, first + largest * 1.02];
  const x = (heap: number) => ((heap - from) / (end - from)) * WIDTH;
  const cell = WIDTH / (end - from);
  const written = new Set(
    heads.slice(0, acted).flatMap(({ heap, finding }) => (finding.does === 'writes' ? [heap] : [])),
  );
  const runs = runsOf(labels, from, end).map(run =>
    svg('rect', {
      class: 'x-labelled',
      x: x(run.from),
      y: TAPE.y,
      width: (run.to - run.from) * cell,
      height: TAPE.height,
    }),
  );
  const marks = heads.map((head, i) => {
    const middle = x(head.heap) + cell / 2;
    const up = i % 2 === 0 ? 20 : 36;
    const kind = i < acted ? head.finding.does.replace(' ', '-') : 'waiting';
    return svg(
      'g',
      { class: `x-arrow x-${kind}` },
      svg('text', { x: middle, y: up }, head.offset === 0 ? 'n' : `+${head.offset}`),
      svg('path', { class: 'x-stem', d: `M${middle} ${up + 4}V${TAPE.y - 12}` }),
      svg('path', { d: i < acted ? SHAPES[head.finding.does](middle) : DOT(middle) }),
      written.has(head.heap) &&
        svg('rect', {
          class: 'x-just',
          x: middle - Math.max(2, cell / 2),
          y: TAPE.y,
          width: Math.max(4, cell),
          height: TAPE.height,
        }),
    );
  });
  const edge = TAPE.y + TAPE.height + 18;
  const drawing = svg(
    'svg',
    {
      class: 'x-long-tape',
      viewBox: `0 0 ${WIDTH} ${edge + 8}`,
      role: 'img',
      'aria-label': `H for k = ${value}, from heap ${first}`,
    },
    svg('rect', { class: 'x-track', x: 0, y: TAPE.y, width: WIDTH, height: TAPE.height }),
    ...runs,
    ...marks,
    svg('text', { x: x(first) + cell / 2, y: edge }, first),
    svg('text', { x: x(first + largest) + cell / 2, y: edge }, first + largest),
  );
  return html('div', { class: 'x-scroll' }, drawing);
}
