import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareCases, law } from '../../src/claim/index.ts';
import { parseExpression, parseFamily } from '../../src/game/index.ts';
import { boxesOf, leastBoxesOf, MAX_BLOCK_WORK } from '../../src/plan/boxes.ts';
import {
  type Block,
  examinedBoxes,
  orderedBlocksOf,
  type PipelineDefinition,
  type Plan,
  resolve,
} from '../../src/plan/index.ts';

const definition: PipelineDefinition = {
  id: 'example',
  question: 'Is N - {a, b, a+b} purely periodic?',
  source: 'saltus',
  sweep: { game: 'N - {a, b, a+b}', over: { a: '1..60', b: '3a..20a' }, where: 'gcd(a, b) = 1' },
  measure: ['preperiod'],
  limit: '1e9 heaps',
  cost: '20000 + 90b',
  claims: [
    law({
      id: 'pure',
      says: 'preperiod = 0',
      holds: ({ preperiod }) => preperiod === 0,
      mutant: ({ preperiod }) => preperiod === 1,
      mutantSays: 'preperiod = 1',
    }),
  ],
};
const plan = (
  changes: Partial<PipelineDefinition> = {},
  over?: Record<string, string>,
  limit?: string,
): Plan => resolve({ ...definition, ...changes }, 'x', { ...(over && { over }), ...(limit && { limit }) });
const casesOf = ({ sweep }: Pick<Block, 'sweep'>) => [...parseFamily(sweep).cases()];
const addresses = (resolved: Plan) => orderedBlocksOf(resolved).map(({ address }) => address);

describe('boxesLookedAt', () => {
  const boxes = (where: string | undefined, cost: string) => {
    const sweep = { game: '{1, 40a+b+2}', over: { a: '0..15', b: '0..15' }, ...(where && { where }) };
    const looked = examinedBoxes(plan({ sweep, measure: ['period'], cost, claims: [] }));
    return [...looked].map(({ block, ...steps }) => ({ corner: block?.corner, ...steps }));
  };

  test('counts the cases that it walks, up to the first case of each block or all', () => {
    const size = 256 + 8 * 8;
    // By its bounds, the product 45 is possible in three of four boxes.
    expect(boxes('a * b = 45', '2500000')).toEqual([
      { corner: undefined, walked: size, size },
      { corner: [0, 8], walked: 256 + 3 * 8 + 7, size },
      { corner: [8, 0], walked: 256 + 1 * 8 + 5, size },
    ]);
  });

  test('walks no last parameter if there is no condition', () => {
    expect(boxes(undefined, '1000')).toEqual([{ corner: [0, 0], walked: 256, size: 256 + 16 }]);
  });
});

describe('the blocks of a plan', () => {
  test('contain every case exactly once, in any sweep', () => {
    const sweeps = fc.constantFrom<PipelineDefinition['sweep']>(
      { game: 'N - {a, b, a+b}', over: { a: '1..9', b: '3a..20a' }, where: 'gcd(a, b) = 1' },
      { game: 'N - {a, b, a+b}', over: { a: '3..12', b: '3a..' }, where: 'gcd(a, b) = 1', first: { b: 5 } },
      { game: '{a, b, c}', over: { a: '1..8', b: 'a+1..9', c: 'b+1..10' } },
      { game: 'N - {a, b}', over: { a: '5', b: '6..300' } },
      { game: 'N - {a}', over: { a: '1..400' } },
      { game: '{1, 3, 4}' },
    );
    const costs = fc.constantFrom('1', '1000000', '5000000000', '1000000a');
    fc.assert(
      fc.property(sweeps, costs, (sweep, cost) => {
        const ofLetters = sweep.over ? cost : '1000';
        const resolved = plan({ sweep, cost: ofLetters, measure: ['period'], claims: [] });
        const cases = orderedBlocksOf(resolved).map(casesOf);
        const all = casesOf(resolved);
        expect(cases.flat().sort(compareCases)).toEqual(all);
        expect(cases.every(({ length }) => length > 0)).toBe(true);
      }),
      { seed: 6, numRuns: 40 },
    );
  });

  test('contain the cases on both sides of 0', () => {
    for (const [c, cases] of [
      ['-9..1', 11],
      ['-1..9', 11],
    ] as const) {
      const sweep = { game: '{1, c+12}', over: { c } };
      const resolved = plan({ sweep, measure: ['period'], cost: '1000', claims: [] });
      expect(orderedBlocksOf(resolved).flatMap(casesOf).sort(compareCases)).toEqual(casesOf(resolved));
      expect(casesOf(resolved)).toHaveLength(cases);
    }
  });

  test('follow the order of their corners, and contain no case before their corner', () => {
    const blocks = orderedBlocksOf(plan());
    for (const [i, { corner }] of blocks.entries()) {
      if (i > 0) expect(compareCases(blocks[i - 1]!.corner, corner)).toBeLessThan(0);
      expect(compareCases(corner, casesOf(blocks[i]!)[0]!)).toBeLessThanOrEqual(0);
    }
  });

  test('keep their addresses when a range grows in any parameter, except at its end', () => {
    const small = addresses(plan({}, { a: '1..127' }));
    expect(small.length).toBeGreaterThan(20);
    for (const over of [{ a: '1..300' }, { a: '1..127', b: '3a..33a' }]) {
      const wide = new Set(addresses(plan({}, over)));
      const found = small.filter(address => wide.has(address));
      expect(found.length / small.length).toBeGreaterThan(over.a === '1..300' ? 0.99 : 0.5);
    }
  });

  test('suffice for two cores in a run of seconds, and stay few in a run of hours', () => {
    const small = orderedBlocksOf(plan());
    expect(small.length).toBeGreaterThan(8);
    expect(small.length).toBeLessThan(100);
    const large = orderedBlocksOf(plan({}, { a: '1..400' }));
    const work = large.reduce((sum, resolved) => sum + resolved.work, 0);
    expect(Math.max(...large.map(resolved => resolved.work))).toBeLessThanOrEqual(MAX_BLOCK_WORK);
    expect(work / large.length).toBeGreaterThan(MAX_BLOCK_WORK / 8);
  });

  test('differ in address if measures or conditions differ, but not if only limits differ', () => {
    const others = [
      plan(),
      plan({ measure: ['saltus'], claims: [] }),
      plan({ sweep: { ...definition.sweep, where: 'gcd(a, b) = 2' } }),
    ];
    const all = others.flatMap(addresses);
    expect(new Set(all).size).toBe(all.length);
    expect(addresses(plan({}, undefined, '1e8'))).toEqual(addresses(plan()));
  });

  test('need not be built to count a billion values of a parameter', () => {
    const resolved = plan({}, { a: '1..1000000000' });
    expect(resolved.sweep.over).toMatchObject({ a: '1..1000000000' });
  });
});

test('more blocks than the maximum are rejected', () => {
  const blocks = orderedBlocksOf(plan());
  expect(orderedBlocksOf(plan(), blocks.length)).toHaveLength(blocks.length);
  expect(() => orderedBlocksOf(plan(), blocks.length - 1)).toThrow(
    `--over: expected ranges of at most ${blocks.length - 1} blocks, received more`,
  );
});

test('a range with too many cases is rejected before any block is built', () => {
  const huge = plan({ sweep: { game: 'N - {a}', over: { a: '1..10^12' } }, cost: '1000000' });
  let addressed = 0;
  const counting = Object.defineProperty({ ...huge }, 'measure', {
    get: () => {
      addressed++;
      return huge.measure;
    },
  });
  expect(() => orderedBlocksOf(counting)).toThrow(
    '--over: expected ranges of at most 1048576 blocks, received at least 100000000',
  );
  expect(addressed).toBe(0);
});

test('the estimated minimum number of boxes never exceeds the actual number', () => {
  const small = fc.record({
    to: fc.integer({ min: 1, max: 3000 }),
    cost: fc.integer({ min: 1, max: 10 ** 9 }),
  });
  fc.assert(
    fc.property(small, ({ to, cost: ofOne }) => {
      const family = parseFamily({ game: 'N - {a}', over: { a: `1..${to}` } });
      const cost = parseExpression(`${ofOne}`, { where: 'cost', names: ['a'], type: 'integer' });
      expect(leastBoxesOf(family, cost)).toBeLessThanOrEqual([...boxesOf(family, cost)].length);
    }),
    { seed: 51 },
  );
});

test('plans with different rules share no block address', () => {
  const sweep = { game: '{3, b}', over: { b: '4..9' } };
  const rules = (['normal', 'take-all', 'sink'] as const).flatMap(ending =>
    (['last-player-wins', 'last-player-loses'] as const).map(objective => ({ ending, objective })),
  );
  const all = rules.flatMap(rule =>
    addresses(plan({ sweep: { ...sweep, ...rule }, measure: ['T'], cost: '1000', claims: [] })),
  );
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(rules.length);
});
