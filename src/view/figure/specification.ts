import { mergeConfig } from 'vega-util';
import { digestOf } from '../../plan/index.ts';
import { HOUSE_STYLE } from './house-style.ts';
import { withPowersOfTen } from './powers-of-ten.ts';
import { withRaised } from './raised.ts';

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

/**
 * Adds digests to a specification, in a place that Vega-Lite ignores: of the code that drew it, and of each drawn file.
 *
 * @param drawnBy digest of the code
 * @param drawn the files by their ending
 */
export function withDigests(
  specification: string,
  drawnBy: string,
  drawn: Readonly<Record<string, string | Uint8Array>>,
): string {
  const sha256 = Object.fromEntries(
    Object.entries(drawn).map(([ending, bytes]) => [ending, digestOf(bytes)]),
  );
  const usermeta = JSON.stringify({ drawnBy, sha256 }, null, 2).replaceAll('\n', '\n  ');
  return specification.replace(/\n}\n$/, `,\n  "usermeta": ${usermeta}\n}\n`);
}

/** Returns a part of a chart in the common style: the form of powers, in titles and on axes, and the marks on axes. */
function written(key: string, value: unknown, rows: Parameters<typeof withPowersOfTen>[2]): unknown {
  if (!TEXTS.has(key)) return withPowersOfTen(key, value, rows);
  if (typeof value === 'string') return withRaised(value);
  return Array.isArray(value) && value.every(line => typeof line === 'string')
    ? value.map(withRaised)
    : value;
}

const TEXTS = new Set(['title', 'text', 'subtitle']);

function exactly(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value;
}
