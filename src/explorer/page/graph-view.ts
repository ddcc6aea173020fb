import type { WrittenGame } from '../../game/index.ts';
import { type ArcPicture, arcs, xOf } from '../arcs.ts';
import type { Position } from '../position-graph.ts';
import { afterKey } from '../strip-rows.ts';
import { type Child, html, put, svg } from './element.ts';
import { HeapCursor } from './heap-cursor.ts';
import { failureIn } from './issues-view.ts';
import type { View, ViewContext } from './view.ts';

/** Minimum and maximum distance between heaps, in pixels. */
const STEP = { least: 32, most: 58 };
const HEIGHT = { baseline: 240, radius: 14 };
/** Minimum number of arcs at which only the arcs of one heap at a time are drawn strongly. */
const DENSE = 120;
/** The largest heap that the graph can show. */
export const MAX_GRAPH_HEAP = 40;
const MIN = 4;
const FIRST = 22;
/** The heap that is chosen first unless the address names one. */
const FIRST_CHOSEN = 7;

/** Small heaps as vertices, moves as arcs. */
export function graphView({ address, analysis, ask }: ViewContext, game: WrittenGame): View {
  const stage = html('div', {});
  const named = /^\d+$/.test(address.heap) ? Number(address.heap) : undefined;
  const largest = html('input', {
    id: 'x-largest',
    type: 'number',
    min: MIN,
    max: MAX_GRAPH_HEAP,
    value: Math.min(MAX_GRAPH_HEAP, Math.max(FIRST, named ?? 0)),
  });
  const element = html(
    'section',
    { 'aria-label': 'Graph of positions' },
    html('p', { class: 'x-row' }, html('label', { for: 'x-largest' }, 'Heaps 0 to'), largest),
    stage,
  );
  const { rule } = analysis.subject;
  const draw = () => {
    const upTo = Math.min(MAX_GRAPH_HEAP, Math.max(MIN, Math.trunc(Number(largest.value)) || FIRST));
    largest.value = String(upTo);
    ask(
      { kind: 'graph', game, rule, largest: upTo },
      positions => {
        const step = Math.min(
          STEP.most,
          Math.max(STEP.least, Math.floor(stage.clientWidth / positions.length)),
        );
        const moves = game.kind === 'finite' ? game.moves : [];
        put(stage, graph(positions, moves, { ...HEIGHT, step }, named ?? FIRST_CHOSEN));
      },
      failureIn(stage),
    );
  };
  largest.onchange = draw;
  draw();
  return { element };
}

/** Returns the graph, with a cursor on one of its heaps, at first on a given one or the last. */
function graph(
  positions: readonly Position[],
  moves: readonly number[],
  picture: ArcPicture,
  first: number,
): HTMLElement {
  const paths = arcs(positions, picture).map(({ from, to, wins, path }) => {
    const index = moves.indexOf(from - to);
    const style = `x-arc${wins ? ' x-wins' : ''}${moves.length <= 6 && index >= 0 ? ` x-move-${index}` : ''}`;
    return { from, path: svg('path', { class: style, d: path, 'marker-end': 'url(#x-head)' }) };
  });
  const vertices = positions.map(position => vertex(position, picture));
  const width = positions.length * picture.step;
  const height = picture.baseline + 2 * picture.radius + 8;
  const drawing = svg(
    'svg',
    {
      class: paths.length > DENSE ? 'x-graph x-dense' : 'x-graph',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      'aria-hidden': 'true',
    },
    svg('defs', {}, arrowhead()),
    ...paths.map(({ path }) => path),
    ...vertices,
  );
  const last = positions.length - 1;
  let chosen = 0;
  const show = (heap: number) => {
    chosen = heap;
    for (const { from, path } of paths) {
      path.classList.toggle('x-lit', from === heap);
      if (from === heap) vertices[0]!.before(path);
    }
    vertices.forEach((group, i) => {
      group.classList.toggle('x-here', i === heap);
    });
    cursor.choose(heap, describePosition(positions[heap]!));
  };
  const cursor = new HeapCursor('Heap', last, 'x-scroll x-stage', {
    afterKey: key => afterKey(key, { cursor: chosen, columns: 1, page: 5, last }),
    go: show,
  });
  cursor.draw(drawing);
  vertices.forEach((group, heap) => {
    group.onpointerenter = group.onclick = () => show(heap);
  });
  show(Math.min(last, first));
  return html('div', {}, cursor.element, cursor.readout, legend(moves));
}

function vertex({ heap, isPPosition }: Position, picture: ArcPicture): SVGGElement {
  const x = xOf(heap, picture);
  const { baseline: y, radius } = picture;
  return svg(
    'g',
    { class: `x-vertex${isPPosition ? ' x-p' : ''}` },
    svg('circle', { cx: x, cy: y, r: radius }),
    isPPosition === true && svg('circle', { class: 'x-inner', cx: x, cy: y, r: radius - 3 }),
    svg('text', { x, y }, heap),
    isPPosition === true && svg('text', { class: 'x-letter', x, y: y + radius + 12 }, 'P'),
  );
}

function arrowhead(): SVGElement {
  return svg(
    'marker',
    {
      id: 'x-head',
      viewBox: '0 0 8 8',
      refX: 7,
      refY: 4,
      markerWidth: 7,
      markerHeight: 7,
      orient: 'auto',
      markerUnits: 'userSpaceOnUse',
    },
    svg('path', { d: 'M0 1L8 4L0 7z', fill: 'context-stroke' }),
  );
}

function describePosition({ heap, isPPosition, value, options, winning }: Position): Child[] {
  const kind = isPPosition === null ? 'undecided' : isPPosition ? 'a P-position' : 'an N-position';
  const named = value === null ? [] : [', ', html('var', {}, 'G'), ` = ${value}`];
  const moves = options.length === 0 ? 'no moves' : `moves to ${options.join(', ')}`;
  const wins = winning.length === 0 ? '' : `; wins by moving to ${winning.join(', ')}`;
  return [`heap ${heap}: ${kind}`, ...named, `; ${moves}${wins}`];
}

function legend(moves: readonly number[]): HTMLElement {
  const line = (style: string) =>
    svg(
      'svg',
      { width: 26, height: 10, 'aria-hidden': 'true' },
      svg('path', { class: `x-arc x-lit ${style}`, d: 'M1 5H25' }),
    );
  const colours =
    moves.length <= 6 ? moves.map((move, i) => html('span', {}, line(`x-move-${i}`), ` take ${move}`)) : [];
  return html(
    'p',
    { class: 'x-legend' },
    html('span', {}, html('b', {}, 'P'), ': the player to move loses'),
    ...colours,
    html('span', {}, line('x-wins'), ' winning move'),
  );
}
