import { expect, test } from 'vitest';
import { type Law, law } from '../../src/claim/index.ts';
import { DefinitionError } from '../../src/errors.ts';
import { definePipeline, resolve } from '../../src/plan/index.ts';

const near = { says: 'T = 2', mutant: () => false, mutantSays: 'T = 3' };
const TEXT = {
  id: 'x',
  question: 'How long?',
  source: 'my-notebook, page 3',
  sweep: { game: '{a, b}', over: { a: '1..3', b: 'a+1..9' } },
  measure: ['T'],
  limit: '1e6 heaps',
} as const;

test('forAll asks of all values what is a text in all of its parts, and nothing of what is a function', () => {
  const { claims, ...rest } = definePipeline({
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
  const laws = claims as readonly Law[];
  expect(laws.map(({ id, provable }) => [id, provable?.letter])).toEqual([
    ['text', 'b'],
    ['under-a-text', 'b'],
    ['form', 'b'],
    ['under-a-function', undefined],
    ['function', undefined],
  ]);
  expect(rest).toEqual(TEXT);
});

test('a law is told by its own letter where it names one; all mistakes of all laws are told at once', () => {
  const [own] = definePipeline({
    ...TEXT,
    forAll: 'a',
    claims: [law({ id: 'own', holds: 'T >= 2', forAll: 'b' })],
  }).claims as readonly [Law];
  expect(own.provable?.letter).toBe('b');
  const broken = () =>
    definePipeline({
      ...TEXT,
      claims: [law({ id: 'one', holds: 'T >=' }), law({ id: 'two', holds: 'S = 2' })],
    });
  expect(broken).toThrow(DefinitionError);
  expect(broken).toThrow(/claim one\.holds[\s\S]*claim two\.holds/);
});

test('a misspelt measure is read as it was meant: the law that reads it by its right name is not blamed', () => {
  const broken = () =>
    definePipeline({
      ...TEXT,
      measure: ['preperiod', 'peroid'] as never,
      limit: 5 as never,
      answer: ['two'],
      claims: [law({ id: 'two', holds: 'period = 2' }), law({ id: 'three', holds: 'saltus = 2' })],
    });
  expect(broken).toThrow(
    /^measure\[1\]: expected .*received "peroid"\n\s+hint: write "period"\nlimit: .*\nclaim three\.holds: /,
  );
});

const chart = (fields: object) => ({ name: 'x', title: 'X', spec: { mark: 'point' }, ...fields });

test('mistakes of all parts are told at once, each at its place, and what follows from one of them is not', () => {
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
      { kind: 'law', id: 'odd', says: 'x', holds: () => true },
      law({ id: 'one', holds: 'saltus > 0' }),
    ],
    charts: [
      chart({ title: 1 }),
      chart({ colr: 'a' }),
      chart({ name: 'y', fields: ['saltus', 'colour'] }),
      chart({}),
    ],
  };
  const places = (text: object) => {
    try {
      resolve(definePipeline(text as Parameters<typeof definePipeline>[0]), 'file');
    } catch (thrown) {
      if (thrown instanceof DefinitionError) return thrown.issues.map(({ where }) => where).sort();
      throw thrown;
    }
    return [];
  };
  expect(places(broken)).toEqual([
    'answer[0]',
    'charts[0].title',
    'charts[1].colr',
    'charts[2].fields[1]',
    'charts[3].name',
    'claim one.holds',
    'claim two.holds',
    'claims[2].mutant',
    'claims[3].id',
    'colour',
    'limit',
    'measure[0]',
    'measure[2]',
    'sweep.where',
    'tables.by',
  ]);
});
