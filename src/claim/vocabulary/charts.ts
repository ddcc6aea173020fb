import { refuse, shown } from '../../errors.ts';

/**
 * A column on an axis, with further properties of scale and axis for Vega-Lite. A plain string is both its name and its
 * title.
 */
type Axis = string | { readonly field: string; readonly title: string; readonly [property: string]: unknown };

/** The common parts of a chart. */
export interface Drawn {
  /** Names the file: `<name>.svg`. */
  readonly name: string;
  readonly title: string;
  /** The series or summary whose rows are drawn instead of the cases. */
  readonly of?: string;
  readonly fields?: readonly string[];
  /** Over the drawing, with a line or two below it; the title, if absent. */
  readonly heading?: string | { readonly text: string; readonly subtitle: string | readonly string[] };
  /** The size in px; default 360 by 220. */
  readonly size?: readonly [width: number, height: number];
  readonly transform?: readonly object[];
}

/** Two columns against each other, in a mark of Vega-Lite. */
interface Drawing extends Drawn {
  readonly x: Axis;
  readonly y: Axis;
  /** Size, colour and stroke, replacing the defaults of the chart. */
  readonly mark?: object;
}

const BLUE = '#0072b2';
const GREY = '#909090';

/** An axis of numbers from 1 to some hundreds: logarithmic, with marks beyond 10 too. */
export const OF_NUMBERS = {
  scale: { type: 'log', nice: false },
  axis: {
    values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 25, 30, 40, 50, 60, 80, 100, 200],
    labelOverlap: true,
  },
} as const;

/** A point for each row. */
export function points({ mark, x, y, ...rest }: Drawing) {
  return chart(rest, { type: 'point', filled: true, ...mark }, numbers(rest, { x, y }));
}

/** The rows joined by a line, in the order of x. */
export function line({ mark = { point: { color: BLUE }, color: BLUE }, x, y, ...rest }: Drawing) {
  return chart(rest, { type: 'line', ...mark }, numbers(rest, { x, y }));
}

/** A square for each pair of whole numbers, y upwards, in the colour of a third column; in grey where that is undecided. */
export function heatMap({
  x,
  y,
  color,
  ...rest
}: Drawn & { readonly x: string; readonly y: string; readonly color: Axis }) {
  const axis = { labelOverlap: true };
  const encoding = numbers(rest, { x, y, color });
  const drawn = chart(
    rest,
    { type: 'rect', invalid: 'show' },
    {
      x: { field: x, type: 'ordinal', title: x, axis: { ...axis, labelAngle: 0 } },
      y: { field: y, type: 'ordinal', title: y, sort: 'descending', axis },
      color: { ...encoding.color, scale: { scheme: 'viridis' } },
    },
  );
  const config = { scale: { invalid: { color: { value: GREY } } } };
  return { ...drawn, spec: { ...drawn.spec, config } };
}

/** Channels of numbers, each of which is needed. */
function numbers<Channels extends Readonly<Record<string, Axis>>>({ name }: Drawn, channels: Channels) {
  return Object.fromEntries(
    Object.entries(channels).map(([channel, axis]) => {
      if (axis === undefined) refuse(`chart ${name}.${channel}`, 'a column', 'nothing');
      const { field, title, ...rest } = typeof axis === 'string' ? { field: axis, title: axis } : axis;
      return [channel, { field, type: 'quantitative', title, ...rest }];
    }),
  ) as Record<keyof Channels, object>;
}

function chart({ heading, size = [360, 220], transform, ...rest }: Drawn, mark: unknown, encoding: object) {
  if (!Array.isArray(size)) refuse(`chart ${rest.name}.size`, '[width, height] in px', shown(size));
  const [width, height] = size;
  const spec = {
    title: heading ?? rest.title,
    width,
    height,
    ...(transform && { transform }),
    mark,
    encoding,
  };
  return { ...rest, spec };
}
