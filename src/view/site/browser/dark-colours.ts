/** The paper of the dark theme, as in tokens.css. */
const DARK_PAPER = '#15171b';

/**
 * A chart for a dark page: greys change places, from black to white, so that ink stays ink; hues stay, for they are
 * told apart by the colour-blind on either ground.
 *
 * @example
 * inDarkColours({ fill: '#222222', stroke: '#0072b2' }) // { fill: '#dddddd', stroke: '#3a9bd9' }
 */
export function inDarkColours<T>(spec: T): T {
  return changed(spec) as T;
}

function changed(value: unknown, key = ''): unknown {
  // Rows are data, whatever they look like.
  if (Array.isArray(value)) return key === 'values' ? value : value.map(item => changed(item));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changed(inner, name)]));
  }
  return typeof value === 'string' ? colour(value) : value;
}

/** Hues that are too dark for a dark page, each lighter by as much as keeps it apart from the others. */
const LIGHTER: Readonly<Record<string, string>> = { '#0072b2': '#3a9bd9' };

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
