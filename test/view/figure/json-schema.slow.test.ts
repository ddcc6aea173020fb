import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUSE_STYLE } from '../../../src/view/figure/house-style.ts';
import { type JsonSchema, schemaIssues } from '../../../src/view/figure/json-schema.ts';
import { COLLAPSE, STAIRCASE } from './charts.ts';

const path = createRequire(import.meta.url).resolve('vega-lite/vega-lite-schema.json');
const vegaLite: JsonSchema = JSON.parse(readFileSync(path, 'utf8'));
const bars = {
  data: { values: [] },
  mark: { type: 'bar', color: 'black' },
  encoding: { x: { field: 'a', type: 'ordinal' }, y: { aggregate: 'count', type: 'quantitative' } },
};
const styled = { ...bars, config: HOUSE_STYLE };
const specs: object[] = [
  bars,
  styled,
  { ...COLLAPSE, data: { values: [] } },
  { ...STAIRCASE, data: { values: [] } },
];

/** Options that halve the generated code: only verdicts are needed, and the schema is trusted. */
const FAST = {
  inlineRefs: false,
  messages: false,
  validateFormats: false,
  validateSchema: false,
  code: { optimize: false },
};

describe('schemaIssues', () => {
  test('finds no error in a valid specification', () => {
    for (const spec of specs) expect(schemaIssues(vegaLite, spec, 'chart')).toEqual([]);
  });

  test.each<[string, object, string, string]>([
    ['a misspelt key at the top', { ...bars, tranform: [] }, 'chart.tranform', 'the key tranform'],
    [
      'a misspelt key of a mark',
      { ...bars, mark: { type: 'bar', colr: 'red' } },
      'chart.mark.colr',
      'the key colr',
    ],
    ['an invalid channel', { ...bars, encoding: { X: { field: 'a' } } }, 'chart.encoding.X', 'the key X'],
    [
      'an invalid type',
      { ...bars, encoding: { x: { field: 'a', type: 'quantitive' } } },
      'chart.encoding.x.type',
      '"quantitive"',
    ],
    [
      'an error in one layer of a panel',
      {
        data: bars.data,
        facet: { field: 'a' },
        spec: { layer: [{ mark: 'bar' }, { mark: { type: 'bar', fo: 1 } }] },
      },
      'chart.spec.layer.1.mark.fo',
      'the key fo',
    ],
    [
      'a number that is too large',
      { ...bars, mark: { type: 'bar', opacity: 1.5 } },
      'chart.mark.opacity',
      '1.5',
    ],
    [
      'a number that is too small',
      { ...bars, mark: { type: 'bar', opacity: -0.5 } },
      'chart.mark.opacity',
      '-0.5',
    ],
  ])('locates %s', (_what, spec, where, received) => {
    expect(schemaIssues(vegaLite, spec, 'chart')).toMatchObject([{ where, received }]);
  });

  test('describes what was expected by the intended alternative', () => {
    const mark = { type: 'bar', opacity: 1.5, orient: 'up', blend: 'x', clip: 'yes' };
    const expected = schemaIssues(vegaLite, { ...bars, mark }, 'chart').map(issue => issue.expected);
    expect(expected).toEqual(['at most 1', 'one of "horizontal", "vertical"', expect.any(String), 'boolean']);
  });

  test('lists all errors, and known keys with a similar beginning', () => {
    const spec = { ...bars, tranform: [], mark: { type: 'bar', colr: 'red' } };
    const issues = schemaIssues(vegaLite, spec, 'chart');
    expect(issues.map(issue => issue.where).sort()).toEqual(['chart.mark.colr', 'chart.tranform']);
    expect(issues.find(issue => issue.where === 'chart.tranform')?.hint).toBe(
      'known keys like it: transform',
    );
  });

  test('reports many nested errors as such, not as another kind of chart', () => {
    const mark = { type: 'bar', one: 1, two: 2, three: 3, four: 4 };
    const issues = schemaIssues(vegaLite, { data: bars.data, layer: [{ mark }, { mark }] }, 'chart');
    expect(issues.map(issue => issue.where)).toEqual(
      [0, 1].flatMap(at => ['one', 'two', 'three', 'four'].map(key => `chart.layer.${at}.mark.${key}`)),
    );
  });

  test('agrees with ajv on random changes of a valid specification', () => {
    const fits = new Ajv({ strict: false, ...FAST }).compile(vegaLite);
    const verdicts = { good: 0, bad: 0 };
    const change = fc.record({
      spec: fc.constantFrom(...specs),
      at: fc.nat(),
      by: fc.oneof(
        fc.jsonValue({ maxDepth: 1 }),
        fc.constantFrom('point', 'b', null, 1.5, -1, 1000, { field: 'b' }),
        fc.constant(undefined),
      ),
      key: fc.option(fc.constantFrom('type', 'title', 'axis', 'color', 'nonsense')),
    });
    fc.assert(
      fc.property(change, ({ spec, at, by, key }) => {
        const changed = changedAt(spec, at, by, key);
        const good = fits(changed);
        verdicts[good ? 'good' : 'bad']++;
        return (schemaIssues(vegaLite, changed, 'chart').length === 0) === good;
      }),
      { seed: 12, numRuns: 90 },
    );
    expect(Math.min(verdicts.good, verdicts.bad)).toBeGreaterThan(10);
  });
});

/** Returns a copy of the specification with one value, chosen by number, changed, removed, or under another key. */
function changedAt(spec: object, at: number, by: unknown, key: string | null): unknown {
  const copy = JSON.parse(JSON.stringify(spec));
  const places: [Record<string, unknown>, string][] = [];
  const visit = (node: Record<string, unknown>) => {
    for (const [name, inner] of Object.entries(node)) {
      places.push([node, name]);
      if (typeof inner === 'object' && inner !== null) visit(inner as Record<string, unknown>);
    }
  };
  visit(copy);
  const [node, name] = places[at % places.length]!;
  if (key !== null && !Array.isArray(node)) node[key] = node[name];
  else node[name] = by;
  return JSON.parse(JSON.stringify(copy));
}
