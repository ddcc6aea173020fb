import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Ending, type KnownFamily, knownFamilies } from '../../src/game/index.ts';
import { ROOT } from '../../src/run/index.ts';

const INDEX = JSON.parse(readFileSync(join(ROOT, 'data', 'known.json'), 'utf8')) as KnownFamily[];
const TWO = { a: '1..20', b: 'a+1..40' };

type Over = Readonly<Record<string, string>>;

/** Returns the closest pipelines. */
function pipelinesOf(game: string, over: Over = {}, ending: Ending = 'normal'): string[] {
  const found = knownFamilies({ family: { game, over }, ending, objective: 'last-player-wins' }, INDEX);
  return found.map(({ pipeline, dividedBy }) => (dividedBy ? `${pipeline} / ${dividedBy}` : pipeline));
}

describe('known families', () => {
  test.each<[string, Over, string]>([
    ['{a, b, a+b}', TWO, 'three-moves-additive'],
    ['N - {a, b, 2a+b}', TWO, 'guess-fes-a-b-2a-plus-b'],
    ['{1, b, c}', { b: '2..30', c: 'b+1..60' }, 'periods-1-b-c'],
    ['N - {y, 2x+y, x}', { x: '1..9', y: 'x+1..40' }, 'guess-fes-a-b-2a-plus-b'],
    ['{1, 5, 12}', {}, 'periods-1-b-c'],
    ['N - {7, 100, 107}', {}, 'fes-saltus'],
    ['N - {100, 400, 500}', {}, 'conjecture-12-proof'],
    ['N - {a, b, a+b}', { a: '1..9', b: '3a..99' }, 'conjecture-12-proof'],
    ['{4, 10, 14}', {}, 'guess-2-n-n-plus-2 / 2'],
    ['{5n, 10n, 20n+5}', { n: '1..9' }, 'guess-n-2n-4n-plus-1 / 5'],
    ['{2, 7, c}', { c: '1..300' }, 'three-moves-every-c'],
    ['{3, 5, 6}', {}, 'stone-picking-example'],
    ['primes - {2}', {}, 'take-a-prime-without-2'],
    ['N - {8, 3, 6, 2}', {}, 'fes-worked-example'],
    ['{14k+1, 4, 6, 10}', { k: '1..9' }, 'growth-one-more-move'],
    ['N - {3, 700}', {}, 'fes-two-every-b'],
    ['N - {na, nb, n(a+b)}', { n: '1..4', ...TWO }, 'fes-multiples'],
  ])('%s %j is answered by %s', (game, over, pipeline) => {
    const isTakeAll = pipeline.startsWith('stone');
    expect(pipelinesOf(game, over, isTakeAll ? 'take-all' : 'normal')[0]).toBe(pipeline);
  });

  test.each<[string, Over]>([
    ['{a, b, 3a+b}', TWO],
    ['N - {a, b, 3a+b}', TWO],
    ['N - {a, b, a+b+1}', TWO],
    ['{a, b, a+b+1}', TWO],
    ['{a, b, 2a+3b}', TWO],
    ['{a, 4a+3, b}', TWO],
    ['{n, 5n, 7n+1}', { n: '1..9' }],
    ['{2, 3, 5, 8, c}', { c: '9..99' }],
    ['N - {a, 4a, b}', { a: '1..9', b: '4a+1..60' }],
    ['{n, n+2, n+5}', { n: '1..90' }],
    ['fibonacci | {4}', {}],
    ['primes | {4}', {}],
    ['{70, 100, 321}', {}],
    ['N - {40, 77, 130, 401}', {}],
    ['{a, b, a+b} from 1', TWO],
  ])('nothing is known of %s %j', (game, over) => {
    expect(pipelinesOf(game, over)).toEqual([]);
  });

  test('a family is unknown beyond the ranges, except where a theorem continues', () => {
    expect(pipelinesOf('{1, 61, 90}')).not.toContain('periods-1-b-c');
    expect(pipelinesOf('{1, 40, 9000}')).toContain('periods-1-b-c');
    expect(pipelinesOf('{a, b, 2a+b}', { a: '21..30', b: 'a+1..60' })).toEqual([]);
  });

  test('a rule of play counts only if the games agree under both', () => {
    expect(pipelinesOf('{2, b}', { b: '3..9' })).not.toContain('result-strings-2-b');
    expect(pipelinesOf('{2, b}', { b: '3..9' }, 'take-all')[0]).toBe('result-strings-2-b');
    expect(pipelinesOf('{1, 5, 12}', {}, 'sink')).toEqual([]);
  });

  test('a statement about one winning rule is not known for the other', () => {
    const family = { game: '{1, 5, 12}' };
    const [normal, other] = (['last-player-wins', 'last-player-loses'] as const).map(objective =>
      knownFamilies({ family, ending: 'normal', objective }, INDEX).map(({ pipeline }) => pipeline),
    );
    expect(normal).toContain('periods-1-b-c');
    expect(other).not.toContain('periods-1-b-c');
  });

  test('a statement whose hypothesis a game does not satisfy is left out', () => {
    const [first] = knownFamilies(
      { family: { game: '{1, 5, 12}' }, ending: 'normal', objective: 'last-player-wins' },
      INDEX,
    );
    expect(first!.statements.map(({ says }) => says)).toEqual([
      'if b is odd and c is even, outcomePreperiod = 0 and T = b + c',
    ]);
    expect(first!.page).toBe('pipelines/result-strings-1-b-c.html#periods-1-b-c');
  });

  test.each(['{1, 3, 10}', '{1, b, c}'])(
    '%s at b = 3, c = 10 does not satisfy the hypothesis that b and c are odd',
    game => {
      const over = game === '{1, b, c}' && { over: { b: '3..3', c: '10..10' } };
      const question = {
        family: { game, ...over },
        ending: 'normal',
        objective: 'last-player-wins',
      } as const;
      const found = knownFamilies(question, INDEX).find(({ pipeline }) => pipeline === 'periods-1-b-c');
      expect(found!.statements.map(({ if: conditions }) => conditions)).toEqual([['odd(b)', 'even(c)']]);
    },
  );

  test('a hypothesis in words, which cannot be checked for a game, comes after other statements', () => {
    const known = knownFamilies(
      { family: { game: 'N - {5, 12, 17}' }, ending: 'normal', objective: 'last-player-wins' },
      INDEX,
    );
    expect(known[0]!.statements[0]!.says).not.toMatch(/^if /);
    const product = known.find(({ pipeline }) => pipeline === 'below-3a-product');
    expect(product!.statements.at(-1)!.says).toMatch(/^if /);
  });

  test('statements are ordered by their weights, not by their words', () => {
    const statement = { verdict: 'holds', for: 'b = 2..9' } as const;
    const family: KnownFamily = {
      pipeline: 'small',
      question: '',
      page: '',
      family: { game: '{1, b}', over: { b: '2..9' } },
      ending: 'normal',
      objective: 'last-player-wins',
      sets: [
        {
          at: {},
          numbers: [
            [1, 0],
            [0, 1],
          ],
        },
      ],
      statements: [
        { ...statement, says: 'the period is b + 1', weight: 4 },
        { ...statement, says: 'odd: even implies', weight: 7 },
        { ...statement, says: 'T = 2', if: ['odd(b)'], weight: 6 },
      ],
    };
    const saysOf = (game: string) =>
      knownFamilies({ family: { game }, ending: 'normal', objective: 'last-player-wins' }, [family]).flatMap(
        ({ statements }) => statements.map(({ says }) => says),
      );
    expect(saysOf('{1, 5}')).toEqual(['odd: even implies', 'T = 2', 'the period is b + 1']);
    expect(saysOf('{1, 4}')).toEqual(['odd: even implies', 'the period is b + 1']);
  });
});
