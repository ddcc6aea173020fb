/** The paper of the dark theme, as in tokens.css. */
const DARK_PAPER = '#15171b';

/**
 * The background of a chart whose marks would be lost on the paper: the dark end of viridis, and faint marks, which are
 * mixed with the background.
 */
const DARK_GROUND = '#4a4f57';

/**
 * Returns a chart for a dark page. Greys are inverted, so black lines become white. Hues stay, since colour-blind readers
 * can distinguish them on either background, and so does the direction of a colour scale.
 *
 * @example
 * inDarkColours({ fill: '#222222', stroke: '#0072b2' }) // { fill: '#dddddd', stroke: '#3a9bd9' }
 */
export function inDarkColours<T extends object>(spec: T): T {
  const dark = changed(spec) as T & { readonly config?: { readonly view?: object } };
  if (!hasGround(spec)) return dark;
  return { ...dark, config: { ...dark.config, view: { ...dark.config?.view, fill: DARK_GROUND } } };
}

/** Returns the drawing of a chart, in the same colours as {@link inDarkColours} gives the chart. */
export function drawingInDarkColours(svg: string, spec: object): string {
  const dark = svg.replace(
    /\b(fill|stroke|stop-color)="([^"]*)"/g,
    (_, name: string, value: string) => `${name}="${colour(value)}"`,
  );
  if (!hasGround(spec)) return dark;
  return dark.replace(/<path class="background" /, `$&fill="${DARK_GROUND}" `);
}

/** Small multiples have a ground each, and none needs one yet. */
function hasGround(spec: object): boolean {
  return !('facet' in spec) && hasFaintMarks(spec);
}

/** Whether somewhere in the chart colour is a quantity, or opacity depends on the row. */
function hasFaintMarks(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => {
    if (key === 'data' || key === 'config') return false;
    const isFaint =
      (key === 'color' && isScale(inner)) || (key === 'opacity' && Object(inner).field !== undefined);
    return isFaint || hasFaintMarks(inner);
  });
}

function isScale(channel: unknown): boolean {
  const { field, type, scale } = Object(channel) as Record<string, unknown>;
  return field !== undefined && type !== 'nominal' && Object(scale).range === undefined;
}

function changed(value: unknown, key = ''): unknown {
  // Rows are data, whatever they look like.
  if (Array.isArray(value)) return key === 'values' ? value : value.map(item => changed(item));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changed(inner, name)]));
  }
  return typeof value === 'string' ? colour(value) : value;
}

/**
 * Blue, lighter by as much as keeps it apart from the other hues; and the greys of grid and thin lines, which would be lost
 * on the paper if they were inverted.
 */
const LIGHTER: Readonly<Record<string, string>> = {
  '#0072b2': '#3a9bd9',
  '#e0e0e0': '#363b43',
  '#bbbbbb': '#6f757d',
};

function colour(text: string): string {
  const lower = text.toLowerCase();
  if (lower === 'white') return DARK_PAPER;
  if (lower === 'black') return '#ffffff';
  if (LIGHTER[lower]) return LIGHTER[lower];
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(lower) ?? [];
  if (red === undefined || red !== green || green !== blue) return text;
  if (red === 'ff') return DARK_PAPER;
  const inverted = (255 - Number.parseInt(red, 16)).toString(16).padStart(2, '0');
  return `#${inverted.repeat(3)}`;
}
