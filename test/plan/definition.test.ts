import { expect, test } from 'vitest';
import { type Law, law } from '../../src/claim/index.ts';
import { DefinitionError } from '../../src/errors.ts';
import { claimsOf, definePipeline, questionOf, resolve } from '../../src/plan/index.ts';

const near = { says: 'T = 2', mutant: () => false, mutantSays: 'T = 3' };
const TEXT = {
  id: 'x',
  question: 'How long?',
  source: 'my-notebook, page 3',
  sweep: { game: '{a, b}', over: { a: '1..3', b: 'a+1..9' } },
  measure: ['T'],
  limit: '1e6 heaps',
} as const;

test('forAll applies to laws written entirely as text, and not to those with functions', () => {
  const definition = definePipeline({
    ...TEXT,
    forAll: 'b',
    claims: [
      law({ id: 'text', holds: 'T >= 2' }),
      law({ id: 'under-a-text', where: 'odd(a)', holds: 'T >= 2' }),
      law({ id: 'form', holds: { B: '01' } }),
      law({ id: 'under-a-function', where: ({ a }) => a === 1, holds: 'T >= 2' }),
      law({ id: 'function', holds: ({ T }) => T === 2, ...near }),
    ],
  });
  const laws = claimsOf(definition) as readonly Law[];
  expect(laws.map(({ id, provable }) => [id, provable?.letter])).toEqual([
    ['text', 'b'],
    ['under-a-text', 'b'],
    ['form', 'b'],
    ['under-a-function', undefined],
    ['function', undefined],
  ]);
});

test('a law may name its own forAll parameter, and errors of all laws are reported at once', () => {
  const claims = [law({ id: 'own', holds: 'T >= 2', forAll: 'b' })];
  const [own] = claimsOf(definePipeline({ ...TEXT, forAll: 'a', claims })) as readonly [Law];
  expect(own.provable?.letter).toBe('b');
  const two = [law({ id: 'one', holds: 'T >=' }), law({ id: 'two', holds: 'S = 2' })];
  const broken = () => resolve(definePipeline({ ...TEXT, claims: two }), 'file');
  expect(broken).toThrow(DefinitionError);
  expect(broken).toThrow(/claim one\.holds[\s\S]*claim two\.holds/);
});

test('a misspelt measure is reported with other errors of shape, not the laws that spell it correctly', () => {
  const text = {
    ...TEXT,
    measure: ['preperiod', 'peroid'] as never,
    limit: 5 as never,
    answer: ['two'],
    claims: [law({ id: 'two', holds: 'period = 2' }), law({ id: 'three', holds: 'saltus = 2' })],
  };
  expect(() => resolve(definePipeline(text), 'file')).toThrow(
    /^file: measure\[1\]: expected .*received "peroid"\n\s+hint: did you mean "period"\?\nfile: limit: .*$/,
  );
});

const chart = (fields: object) => ({ name: 'x', title: 'X', spec: { mark: 'point' }, ...fields });

/** Returns the places of all errors in a definition. */
function places(text: object): string[] {
  try {
    resolve(definePipeline(text as Parameters<typeof definePipeline>[0]), 'file');
  } catch (thrown) {
    if (thrown instanceof DefinitionError)
      return thrown.issues.map(({ where }) => where.replace(/^file: /, '')).sort();
    throw thrown;
  }
  return [];
}

test('errors of shape in all parts are reported at once with their places, before all others', () => {
  const broken = {
    ...TEXT,
    sweep: { ...TEXT.sweep, game: 'N - {a, b}', where: 'gcd(a, d) = 1' },
    measure: ['saltuss', 'period', 'T'],
    limit: '1e9 hops',
    answer: ['nosuch', 'odd'],
    colour: 'red',
    tables: { by: 'q' },
    claims: [
      law({ id: 'one', holds: 'saltus >=' }),
      law({ id: 'two', holds: 'perod = saltus' }),
      law({ id: 'odd', says: 'x', holds: () => true }),
      law({ id: 'one', holds: 'saltus > 0' }),
    ],
    charts: [
      chart({ title: 1 }),
      chart({ colr: 'a' }),
      chart({ name: 'y', fields: ['saltus', 'colour'] }),
      chart({}),
    ],
  };
  expect(places(broken)).toEqual([
    'charts[0].title',
    'charts[1].colr',
    'claims[2].mutant',
    'colour',
    'measure[0]',
  ]);
  const { colour: _, ...sound } = broken;
  const shaped = {
    ...sound,
    measure: ['saltus', 'period', 'T'],
    claims: broken.claims.filter(({ id }) => id !== 'odd'),
    charts: broken.charts.slice(2),
  };
  expect(places(shaped)).toEqual([
    'answer[0]',
    'answer[1]',
    'charts[0].fields[1]',
    'claim one.holds',
    'claim two.holds',
    'claims[2].id',
    'limit',
    'measure[2]',
    'sweep.where',
    'tables.by',
  ]);
});

const nothing = { ...TEXT, claims: [] };

test('charts and summaries are checked only if the measures that they read are valid', () => {
  const readers = {
    charts: [chart({ fields: ['period'] })],
    summaries: [{ name: 's', title: 'S', by: { t: 'period' }, most: 'period' }],
  };
  expect(places({ ...nothing, ...readers })).toEqual([
    'charts[0].fields[0]',
    'summaries[0].by.t',
    'summaries[0].most',
  ]);
  expect(places({ ...nothing, ...readers, measure: ['T', 'zzzzzzzz'] })).toEqual(['measure[1]']);
});

test('charts are checked only if the summaries that they draw are valid', () => {
  const drawn = { charts: [chart({ of: 's' })] };
  expect(places({ ...nothing, ...drawn })).toEqual(['charts[0].of']);
  const summaries = [{ name: 's', by: { t: 'T' } }];
  expect(places({ ...nothing, ...drawn, summaries })).toEqual(['summaries[0].title']);
});

const erratum = {
  nature: 'slip',
  printed: '2',
  right: '3',
  why: 'so',
  fails: { says: 'always', where: () => true },
} as const;

test('a law with an erratum needs no mutant, even if another law has an error', () => {
  const claims = [law({ id: 'one', holds: 'T = 2', erratum }), law({ id: 'two', holds: 'S = 2' })];
  expect(places({ ...TEXT, claims })).toEqual(['claim two.holds']);
});

test('an error in a game is reported once, whether or not its condition has one too', () => {
  const sweep = { ...TEXT.sweep, game: '{a, b, d}' };
  expect(places({ ...nothing, sweep })).toEqual(['sweep.game']);
  expect(places({ ...nothing, sweep: { ...sweep, where: 'a <' } })).toEqual(['sweep.game', 'sweep.where']);
});

test('an OEIS number needs a single game whose terms are in a table', () => {
  const oeis = (changes: object, table = true) =>
    places({
      ...nothing,
      measure: [{ series: 'terms', upTo: '9', table }],
      oeis: 'A014589',
      sweep: { game: '{1, 3, 4}' },
      ...changes,
    });
  expect(oeis({})).toEqual([]);
  expect(oeis({ sweep: TEXT.sweep })).toEqual(['oeis']);
  expect(oeis({}, false)).toEqual(['oeis']);
});

test('a sweep with a range that is not text is not parsed, and its error is reported once', () => {
  const over = { a: 5, b: 'a+1..9', c: '1..2' };
  expect(places({ ...nothing, sweep: { ...TEXT.sweep, over } })).toEqual(['sweep.over.a']);
});

test('a question names its pipeline file only if the file is within the package', () => {
  const definition = definePipeline(nothing);
  const plan = resolve(definition, 'file');
  const files = ['pipelines/mine/x.ts', '/home/me/pipelines/x.ts', '../x.ts', undefined];
  expect(files.map(file => questionOf(definition, plan, file).file)).toEqual([
    'pipelines/mine/x.ts',
    undefined,
    undefined,
    undefined,
  ]);
});

test('an error in a value with several possible shapes refers to the intended shape', () => {
  const measure = ['T', { series: 'tems', upTo: '9' }];
  expect(places({ ...nothing, measure })).toEqual(['measure[1].series']);
});
