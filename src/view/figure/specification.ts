import { mergeConfig } from 'vega-util';
import { HOUSE_STYLE } from './house-style.ts';
import { withPowersOfTen } from './powers-of-ten.ts';
import { withSuperscripts } from './superscripts.ts';

const VEGA_LITE = 'https://vega.github.io/schema/vega-lite/v6.json';

/**
 * Returns a chart with house style and rows, as it is drawn: the text of `.vl.json`. Pretty JSON with the rows last, one
 * a line, so that a changed row is a changed line.
 */
export function specificationOf(spec: object, values: readonly Readonly<Record<string, unknown>>[]): string {
  const { config = {}, ...rest } = spec as { config?: object };
  const styled = { $schema: VEGA_LITE, ...rest, config: mergeConfig({}, HOUSE_STYLE, config) };
  const rows = values.map(row => `      ${JSON.stringify(row, exactly)}`);
  // A layer with data of its own may reach beyond the rows.
  const seen = JSON.stringify(spec).includes('"data":') ? [] : values;
  const head = JSON.stringify(styled, (key, value) => written(key, value, seen), 2).replace(/\n}$/, '');
  return `${head},\n  "data": {\n    "values": [\n${rows.join(',\n')}\n    ]\n  }\n}\n`;
}

/** What the file of a specification says about its figure, in a place that Vega-Lite ignores. */
export interface Usermeta {
  readonly caption: string;
  /** A description of the picture, for readers who do not see it. */
  readonly words: string;
  /** Digest of the code that drew it. */
  readonly drawnBy: string;
  /** Digest of the drawing. */
  readonly svg: string;
}

export function withUsermeta(specification: string, usermeta: Usermeta): string {
  const text = JSON.stringify(usermeta, null, 2).replaceAll('\n', '\n  ');
  return specification.replace(/\n}\n$/, () => `,\n  "usermeta": ${text}\n}\n`);
}

/** Returns a part of a chart in the common style: the form of powers, in titles and on axes, and the marks on axes. */
function written(key: string, value: unknown, rows: Parameters<typeof withPowersOfTen>[2]): unknown {
  if (!TEXTS.has(key)) return withPowersOfTen(key, value, rows);
  if (typeof value === 'string') return withSuperscripts(value);
  return Array.isArray(value) && value.every(line => typeof line === 'string')
    ? value.map(withSuperscripts)
    : value;
}

const TEXTS = new Set(['title', 'text', 'subtitle']);

function exactly(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value;
}
