import { expect, test } from 'vitest';
import { law } from '../../src/claim/index.ts';
import { definePipeline, type PipelineDefinition, resolve } from '../../src/plan/index.ts';
import { textIssues } from '../../src/plan/text-issues.ts';

/** A definition with text in every place that accepts it. */
const written = (): PipelineDefinition =>
  definePipeline({
    id: 'x',
    question: 'How long?',
    answer: ['long'],
    source: 'my-notebook, page 3',
    sweep: { game: '{a, b}', over: { a: '1..3', b: 'a+1..9' }, where: 'a < b' },
    measure: ['T', { series: 'terms', upTo: 'T + a' }],
    limit: '1e6 heaps',
    cost: '1000',
    summaries: [{ name: 'by-a', title: 'By a', by: { a: 'a' }, most: 'T' }],
    claims: [
      law({ id: 'long', holds: 'T > 1' }),
      law({
        id: 'wrong',
        says: 'T = 7',
        holds: 'T = 7',
        erratum: {
          nature: 'wrong',
          printed: 'T = 7',
          right: 'T > 1',
          why: 'a typo',
          fails: { says: 'T is not 7', where: ({ T }) => T !== 7 },
        },
      }),
    ],
    charts: [
      { name: 'chart', title: 'T', spec: { mark: 'point', encoding: { x: { field: 'a', title: 'a' } } } },
    ],
  });

/** Lists the paths of all texts in a value. */
function textsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, [...path, key]));
}

function changed(
  value: unknown,
  [key, ...path]: readonly string[],
  change: (text: string) => string,
): unknown {
  if (key === undefined) return change(value as string);
  if (Array.isArray(value)) return value.with(Number(key), changed(value[Number(key)], path, change));
  const record = value as Record<string, unknown>;
  return { ...record, [key]: changed(record[key], path, change) };
}

const place = (path: readonly string[]) =>
  path
    .map(part => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .slice(1);

test('a definition without control characters is accepted', () => {
  expect(textIssues(written())).toEqual([]);
  expect(() => resolve(written(), 'x.ts')).not.toThrow();
});

test('a bidirectional control character is rejected in every text of a definition, at its place', () => {
  const definition = written();
  const paths = textsOf(definition);
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) {
    const spoilt = changed(definition, path, text => `${text[0]}\u{202E}${text.slice(1)}`);
    expect(() => resolve(spoilt as PipelineDefinition, 'x.ts')).toThrow(
      `${place(path)}: expected one line of text without control or bidirectional characters, received U+202E as character 2`,
    );
  }
});

test.each([
  ['an escape', '\u001B', 'U+001B'],
  ['a bell', '\u0007', 'U+0007'],
  ['a tab', '\t', 'U+0009'],
  ['a line feed', '\n', 'U+000A'],
  ['a carriage return', '\r', 'U+000D'],
  ['a delete', '\u007F', 'U+007F'],
  ['a control character of Latin-1', '\u009B', 'U+009B'],
  ['a line separator', '\u2028', 'U+2028'],
  ['a right-to-left isolate', '\u2067', 'U+2067'],
  ['half a character', '\uD83D', 'U+D83D'],
])('%s is rejected, with its position in whole characters', (_, sign, point) => {
  expect(textIssues({ question: `a😀${sign}b` })).toEqual([
    { where: 'question', expected: expect.any(String), received: `${point} as character 3` },
  ]);
});

test.each(['Dürer’s “E(S)” ≥ 2²', '日本語', 'עברית', 'a😀b', 'a­b'])('%s is accepted as text', text => {
  expect(textIssues({ question: text })).toEqual([]);
});

test('keys are checked too, and a cyclic specification is walked once', () => {
  const spec: Record<string, unknown> = { 'a\u202Eb': 1 };
  spec.self = spec;
  expect(textIssues({ charts: [{ spec }] })).toMatchObject([{ where: 'a key of charts[0].spec' }]);
});
