import { expect, test } from 'vitest';
import { type Law, law } from '../../src/claim/index.ts';
import { DefinitionError } from '../../src/errors.ts';
import { definePipeline } from '../../src/plan/index.ts';

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

test('a misspelt measure is told before the law that reads it by its right name, and what else is wrong with it', () => {
  const broken = () =>
    definePipeline({
      ...TEXT,
      measure: ['preperiod', 'peroid'] as never,
      limit: 5 as never,
      answer: ['two'],
      claims: [law({ id: 'two', holds: 'period = 2' })],
    });
  expect(broken).toThrow(
    /^measure\[1\]: expected .*received "peroid"\n\s+hint: write "period"\nlimit: .*\nclaim two\.holds: /,
  );
});
