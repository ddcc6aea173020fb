import { mergeConfig } from 'vega-util';
import { HOUSE_STYLE } from './house-style.ts';
import { logarithmic } from './powers-of-ten.ts';

const VEGA_LITE = 'https://vega.github.io/schema/vega-lite/v6.json';

/**
 * A chart with house style and rows, as it is drawn: the text of `.vl.json`. Pretty JSON with the rows last, one a line,
 * so that a changed row is a changed line.
 */
export function specificationOf(spec: object, values: readonly Readonly<Record<string, unknown>>[]): string {
  const { config = {}, ...rest } = spec as { config?: object };
  const styled = { $schema: VEGA_LITE, ...rest, config: mergeConfig({}, HOUSE_STYLE, config) };
  const rows = values.map(row => `      ${JSON.stringify(row, exactly)}`);
  const head = JSON.stringify(styled, logarithmic, 2).replace(/\n}$/, '');
  return `${head},\n  "data": {\n    "values": [\n${rows.join(',\n')}\n    ]\n  }\n}\n`;
}

function exactly(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value;
}
