import { describe, expect, test } from 'vitest';
import { closeLaw, type Law } from '../../src/claim/index.ts';
import { DefinitionError } from '../../src/errors.ts';
import { claim, printedTable, printedTerms } from '../../src/index.ts';
import {
  blocksOf,
  computeRows,
  definePipeline,
  type PipelineDefinition,
  type Plan,
  RowsJudge,
  resolve,
  sweptBy,
} from '../../src/plan/index.ts';

const pure = claim('pure', {
  says: 'preperiod = 0',
  holds: ({ preperiod }) => preperiod === 0,
  mutant: ({ preperiod }) => preperiod === 1,
  mutantSays: 'preperiod = 1',
});
const closed = closeLaw(pure, []);

const { mutant, mutantSays, ...failing } = pure;
const erratum = {
  nature: 'slip',
  printed: 'x',
  right: 'y',
  why: 'z',
  fails: { says: 'a = 1', where: closed.holds },
};

const definition: PipelineDefinition = {
  id: 'example',
  question: 'What is the saltus?',
  source: 'this-test',
  sweep: { game: 'N - {a, b, a+b}', over: { a: '1..3', b: '3a..' }, where: 'gcd(a, b) = 1', first: { b: 5 } },
  measure: ['preperiod', 'period', 'saltus', { series: 'terms', upTo: 'period + a + b' }],
  limit: '1e9 heaps',
  claims: [pure],
};

/** Returns the message with which a definition is rejected, without the file. */
function refusal(changes: object, overrides = {}): string {
  try {
    resolve({ ...definition, ...changes }, 'pipelines/example.ts', overrides);
  } catch (thrown) {
    if (thrown instanceof DefinitionError) return thrown.message;
    throw thrown;
  }
  return 'not refused';
}

const sweep = (changes: object) => ({ sweep: { ...definition.sweep, ...changes } });

test('nested lists of claims are flattened', () => {
  const { claims } = definePipeline({
    ...definition,
    claims: [[pure, { ...pure, id: 'again' }], { ...pure, id: 'last' }],
  });
  expect(claims.map(({ id }) => id)).toEqual(['pure', 'again', 'last']);
});

test('a misspelt key is reported once with a suggestion, without its consequences', () => {
  const { measure: _, ...others } = definition;
  const measures = { measures: ['salt', 'period'], sweep: { gam: 'N - {a}', ovr: { a: '1..x' } } };
  const message = refusal({ ...others, ...measures, measure: undefined }).split('\n');
  expect(message.filter(line => !line.startsWith('  '))).toEqual([
    expect.stringMatching(/: sweep.gam: .* the unknown key "gam"$/),
    expect.stringMatching(/: sweep.ovr: .* the unknown key "ovr"$/),
    expect.stringMatching(/: measures: .* the unknown key "measures"$/),
  ]);
  expect(message.filter(line => line.startsWith('  hint: did you mean'))).toEqual(
    ['game', 'over', 'measure'].map(name => `  hint: did you mean "${name}"?`),
  );
});

test('an error is reported without its consequences', () => {
  const { claims, ...others } = definition;
  const slips: [object, string][] = [
    [{ ...others, claims: undefined, clams: claims }, 'clams'],
    [{ ...definition, claims: [claim('pure', { hold: 'preperiod = 0' } as never)] }, 'claims[0].hold'],
    [
      { ...definition, claims: [claim('pure', { holds: 'period = a', wher: 'a = 1' } as never)] },
      'claims[0].wher',
    ],
    [{ ...definition, ...sweep({ ending: 'takeall' }) }, 'sweep.ending'],
    [{ ...definition, measure: undefined, claims: [claim('pure', { holds: 'preperiod = 0' })] }, 'measure'],
  ];
  for (const [slip, place] of slips) {
    let message = '';
    try {
      resolve(definePipeline(slip as never), 'pipelines/example.ts', {});
    } catch (thrown) {
      if (!(thrown instanceof DefinitionError)) throw thrown;
      message = thrown.issues.map(({ where }) => where.replace('pipelines/example.ts: ', '')).join(' ');
    }
    expect(message).toBe(place);
  }
});

describe('the message for an invalid definition', () => {
  const invalid: readonly (readonly [changes: object, message: string])[] = [
    [
      { mesure: ['saltus'] },
      'pipelines/example.ts: mesure: expected one of the keys id, question, answer, source, published, sweep, measure, limit, cost, ',
    ],
    [
      sweep({ were: 'a < b' }),
      'sweep.were: expected one of the keys game, over, where, first, called, ending, objective, received the unknown key "were"',
    ],
    [
      { claims: [{ ...pure, hold: pure.holds }] },
      'claims[0].hold: expected one of the keys id, source, says, ',
    ],
    [
      { claims: [{ ...pure, forall: 'a' }] },
      'received the unknown key "forall"\n  hint: did you mean "forAll"?',
    ],
    [
      { claims: [{ ...pure, forAll: 'a' }] },
      'claim pure.forAll: expected a law and hypotheses written as strings, received a function',
    ],
    [{ measure: ['satlus'] }, 'measure[0]: expected "preperiod" or "period" or "saltus"'],
    [{ question: undefined }, 'question: expected a string, received nothing'],
    [{ claims: undefined }, 'claims: expected a list, [ … ], received nothing'],
    [{ answer: ['pure', 'sure'] }, 'answer[1]: expected a claim: pure, received sure'],
    [{ answer: ['pure', 'pure'] }, 'answer[1]: expected a claim, once, received pure twice'],
    [{ answer: [] }, 'answer: '],
    [{ summaries: [{ name: 'all', title: 'All', by: {} }] }, 'summaries[0].by: expected at least one'],
    [sweep({ where: 3 }), 'sweep.where: expected a string, received 3'],
    [{ question: '' }, 'question: expected a string, received ""'],
    [{ claims: [{ ...pure, mutant: undefined }] }, 'claims[0].mutant: expected a function'],
    [
      { claims: [{ ...pure, mutantSays: undefined }] },
      'claims[0].mutantSays: expected a string, received nothing',
    ],
    [
      { claims: [{ ...pure, erratum }] },
      'claims[0].mutant: expected nothing: the erratum says where the law fails, received a function',
    ],
    [{ claims: [pure, pure] }, 'claims[1].id: expected a unique id, received pure twice'],
    [
      { measure: ['period', 'preperiod', 'period'] },
      'measure[2]: expected distinct measures, received period twice',
    ],
    [
      { measure: ['period', { series: 'terms', upTo: '10' }, { series: 'terms', upTo: '12' }] },
      'measure[2]: expected distinct measures, received series terms twice',
    ],
    [
      { source: 'My notebook' },
      'source: expected a key and a place, such as "sleator-slusky-2012, Lemma 6" or "my-notebook, page 3", received "My notebook"',
    ],
    [{ claims: [{ says: 'pure' }] }, 'claims[0].kind: expected a claim made by claim(…) or printedTable(…)'],
    [
      { claims: [{ ...pure, erratum: { nature: 'slip', printed: 'x', right: 'y', why: 'z' } }] },
      'claims[0].erratum.fails: expected a record, { … }, received nothing',
    ],
    [
      {
        claims: [
          {
            ...failing,
            erratum: { ...erratum, correctedBy: 'puer' },
          },
        ],
      },
      'claims[0].erratum.correctedBy: expected a claim that holds: there is none, received puer',
    ],
    [
      { claims: [{ ...failing, erratum: { ...erratum, partOf: failing.id } }] },
      `claims[0].erratum.partOf: expected an erratum that is not itself part of another: there is none, received ${failing.id}`,
    ],
    [
      { charts: [{ name: 'x', title: 'x', fields: ['a', 'satlus'], spec: {} }] },
      'charts[0].fields[1]: expected a column: game, a, b, preperiod, period, saltus, received satlus',
    ],
    [{ measure: [] }, 'measure: '],
    [sweep({ game: 'N - {a, b, c}' }), 'sweep.game'],
    [sweep({ over: { a: '8..1', b: '3a..' } }), 'sweep.over.a'],
    [sweep({ first: undefined }), 'sweep.over.b'],
    [sweep({ where: 'gcd(a, b)' }), 'sweep.where'],
    [{ limit: 'far' }, 'limit'],
    [{ measure: ['saltus', { series: 'terms', upTo: 'period' }] }, 'measure[1].upTo'],
    [
      {
        measure: ['period', { series: 'terms', upTo: 'saltus' }, { series: 'patterns', upTo: 'saltus' }],
      },
      'measure[2].upTo',
    ],
    [{ tables: { by: 'c' } }, 'tables.by: expected one of the parameters a, b, received c'],
    [sweep({ where: 'a > 3' }), 'sweep: expected at least one case'],
    [
      { sweep: { game: 'N - {a, b}', over: { a: '50..1e9', b: 'a+1..39' } } },
      'sweep: expected at least one case, received ranges without a case',
    ],
    [{ measure: ['saltus', 'T'] }, 'measure[1]: expected a measure of all-but games, received T, of finite'],
    [
      sweep({ ending: 'take-all' }),
      'sweep.ending: expected nothing: only finite sets and sums have other rules',
    ],
    [
      sweep({ game: '{a, b, a+b}', objective: 'last-player-loses' }),
      'measure[0]: expected a measure of outcomes',
    ],
    [
      { ...sweep({ game: '{a}:3 + {b}:4', objective: 'last-player-loses' }), measure: ['boxDifferences'] },
      'measure[0]: expected a measure of outcomes',
    ],
    [
      { charts: [{ of: 'terms', name: 'x', title: 'x', spec: {} }] },
      'charts[0].of: expected a series that is a table, or a summary: there is none',
    ],
    [{ claims: [printedTable('../x.csv', { key: ['a'], cells: ['saltus'] })] }, 'claims[0].file'],
  ];
  test.each(invalid.map(([changes, message]) => [message, changes] as const))('is %s', (message, changes) => {
    expect(refusal(changes)).toContain(message);
  });

  test('lists all errors at once', () => {
    const both = refusal({ ...sweep({ where: 'gcd(a, b' }), limit: '0', tables: { by: 'z' } });
    expect(both).toContain('sweep.where');
    expect(both).toContain('limit');
    expect(both).toContain('tables.by');
  });

  test.each([
    [{ over: { c: '1..2' } }, '--over c=1..2: expected a parameter of the sweep (a, b), received c'],
    [{ over: { a: '1...2' } }, '--over a=1...2: '],
    [{ limit: '-5' }, '--limit'],
  ])('names the overrides %j', (overrides, message) => {
    expect(refusal({}, overrides)).toContain(message);
  });
});

test('suggests the intended measure for a misspelt one, if there is one', () => {
  expect(refusal({ measure: ['satlus'] })).toContain('hint: did you mean "saltus"?');
  expect(refusal({ measure: ['Period'] })).toContain('hint: did you mean "period"?');
  expect(refusal({ measure: ['colour'] })).not.toContain('hint');
});

const plan = (overrides = {}): Plan => resolve(definition, 'pipelines/example.ts', overrides);

describe('a plan', () => {
  test('survives JSON, and has the same hash when it is resolved again', () => {
    expect(JSON.parse(JSON.stringify(plan()))).toEqual(plan());
    expect(plan()).toMatchObject({ cost: '100000', limit: 1e9, isDefault: true });
  });

  test('changes its hash with the range or the limit', () => {
    const hashes = [{}, { over: { a: '1..4' } }, { limit: '1e8' }].map(overrides => plan(overrides).hash);
    expect(new Set(hashes).size).toBe(3);
  });

  test('equals the default plan if overrides repeat the defaults, and covers it with a higher limit', () => {
    expect(plan({ over: { a: '1..3' }, limit: '1000000000' })).toEqual(plan());
    const asksAll = (overrides: object) => sweptBy(plan(overrides)).isDefault;
    expect([plan({ limit: '2e9' }).isDefault, asksAll({ limit: '2e9' })]).toEqual([false, true]);
    expect(asksAll({ over: { a: '1..3' }, limit: '2e9' })).toBe(true);
    expect(asksAll({ limit: '1e8' })).toBe(false);
    expect(asksAll({ over: { a: '1..4' }, limit: '2e9' })).toBe(false);
  });

  test('drops `first` if an override gives the range an end', () => {
    expect(plan({ over: { b: '3a..20' } }).sweep.first).toBeUndefined();
    expect(plan({ over: { b: '2a..' } }).sweep.first).toEqual({ b: 5 });
    expect(plan({ over: { b: '7.. step 4' } }).sweep.first).toEqual({ b: 5 });
    expect(plan({ over: { b: '7..27 step 4' } }).sweep.first).toBeUndefined();
  });
});

describe('the blocks of a resolved plan', () => {
  test('compute the rows of the games, and a series only when a claim reads it', () => {
    const [block] = blocksOf(plan());
    const rows = [...computeRows(plan(), block!)];
    expect(rows[0]).toEqual({ values: [1, 3, 0, 12, 4], series: {} });
    const mirror = claim('mirror', {
      says: 'G(i) + G(p - 1 - i) = s - 1',
      holds: ({ period, saltus }, { terms }) =>
        [...Array(period).keys()].every(i => terms[i]! + terms[period - 1 - i]! === saltus - 1),
      mutant: () => false,
      mutantSays: 'never',
    });
    const { cases, tallies } = new RowsJudge(plan(), [closeLaw(mirror, [])], () => []).judge(rows);
    expect(cases).toBe(15);
    expect(tallies[0]).toMatchObject({ cases: 15, holds: 15, mutantRefuted: 15 });
  });

  test('judge by their stored tables, without computing the series again', () => {
    const measure = ['period', { series: 'terms', upTo: 'period', table: true }] as const;
    const tabled = resolve({ ...definition, measure }, 'x');
    const [block] = blocksOf(tabled);
    const rows = [...computeRows(tabled, block!)];
    const least: Law = {
      ...closed,
      holds: (_, { terms }) => terms[0] === 0 && terms.length > 9,
      mutant: () => false,
    };
    const tally = (changed: typeof rows) =>
      new RowsJudge(tabled, [least], () => []).judge(changed).tallies[0];
    expect(tally(rows)).toMatchObject({ holds: 15, fails: 0 });
    const spoilt = rows.map(row => ({ ...row, series: { terms: row.series.terms!.with(0, [0, 7]) } }));
    expect(tally(spoilt)).toMatchObject({ holds: 0, fails: 15 });
  });

  test('reject a series that would end before heap 0', () => {
    const measure = ['period', { series: 'terms', upTo: 'period - 13', table: true }] as const;
    const short = resolve({ ...definition, measure }, 'x');
    expect(() => [...computeRows(short, short)]).toThrow(
      'terms.upTo: expected a number of at least 0, received -1 at period = 12',
    );
  });

  test('store an undecided value, which makes a law that reads it undecided', () => {
    const short = resolve(
      { ...definition, sweep: { game: 'N - {100, 273, 373}' }, measure: ['saltus'] },
      'x',
      { limit: '1e5' },
    );
    const [block] = blocksOf(short);
    const computed = [...computeRows(short, block!)];
    expect(computed).toEqual([
      { values: [{ status: 'undecided', limit: 1e5, why: expect.any(String) }], series: {} },
    ]);
    const known: Law = { ...closed, holds: ({ saltus }) => saltus > 0, mutant: () => false };
    const { tallies } = new RowsJudge(short, [known], () => []).judge(computed);
    expect(tallies[0]).toMatchObject({ undecided: 1, holds: 0 });
  });
});

test('a series up to the limit follows the limit of the run, and has its own block addresses', () => {
  const far: PipelineDefinition = { ...definition, measure: [{ series: 'counts', upTo: 'limit' }] };
  const table = (limit?: string) =>
    resolve(
      { ...far, measure: [{ series: 'counts', upTo: 'limit', table: true }] },
      'x.ts',
      limit === undefined ? {} : { limit },
    );
  expect(resolve(far, 'x.ts').series).toEqual([{ series: 'counts', upTo: '1000000000', table: false }]);
  expect(table('1e4').series).toEqual([{ series: 'counts', upTo: '10000', table: true }]);
  const addresses = [table(), table('1e4')].map(plan => [...blocksOf(plan)].map(({ address }) => address));
  expect(addresses[0]!.some(address => addresses[1]!.includes(address))).toBe(false);
  const [row] = computeRows(table('1000'), [...blocksOf(table('1000'))][0]!);
  expect(row!.series.counts!.at(-1)![0]).toBe(1000);
});

test('the cost of a case may depend on the limit of the run', () => {
  const costs = ['1e4', '1e6'].map(
    limit => resolve({ ...definition, cost: '20 * limit + a' }, 'x.ts', { limit }).cost,
  );
  expect(costs).toEqual(['20 * 10000 + a', '20 * 1000000 + a']);
});

describe('charts and printed tables are checked before anything is computed', () => {
  const chart = (changes: object) => ({ name: 'a', title: 'A', spec: { mark: 'point' }, ...changes });
  const encoding = (field: string) => ({ x: { field, type: 'quantitative' } });

  test.each([
    [
      { charts: [chart({}), chart({ title: 'B' })] },
      'charts[1].name: expected a unique name, received a twice',
    ],
    [
      { summaries: [{ name: 'claims', title: 'A', by: { r: 'a mod 2' } }] },
      'summaries[0].name: expected a unique name, received claims twice',
    ],
    [
      { charts: [chart({ spec: { mark: 'point', encoding: encoding('c') } })] },
      'charts[0].spec.encoding.x.field: expected a column: game, a, b, preperiod, period, saltus, received c',
    ],
    [
      { charts: [chart({ fields: ['a'], spec: { layer: [{ mark: 'line', encoding: encoding('b') }] } })] },
      'charts[0].spec.layer[0].encoding.x.field: expected a column: a, received b',
    ],
    [
      { claims: [printedTable('t.csv', { key: ['a', 'c'], cells: ['T'] })] },
      'claims[0].key[1]: expected a parameter of the sweep: a, b, received c',
    ],
    [
      { claims: [printedTable('t.csv', { key: ['a'], cells: ['T'] })] },
      'claims[0].cells[0]: expected a measure of the pipeline: preperiod, period, saltus, received T',
    ],
    [
      { claims: [printedTable('t.csv', { key: ['a'], cells: ['period'] })] },
      'claims[0].key: expected all parameters with more than one value, because a printed row is about one case, received a\n  hint: add b to key, or give it one value',
    ],
    [
      { claims: [printedTerms('t.csv', { series: 'terms', heap: 'n', term: 'g' })] },
      'claims[0].key: expected all parameters with more than one value, because a printed row is about one case, received nothing\n  hint: add a, b to key, or give each one value',
    ],
    [
      { claims: [printedTable('t.csv', { key: ['a', 'b'], cells: [] })] },
      'claims[0].cells: expected at least one printed measure, received nothing',
    ],
  ])('the definition with %j is rejected', (changes, message) => expect(refusal(changes)).toContain(message));

  test('a measure that does not apply to every case is reported before anything is computed', () => {
    const tiled = { measure: [{ series: 'tiling', upTo: '20', table: true }] as const, claims: [] };
    const over = { a: '1..40', b: 'a+1..160' };
    const refusalWith = (where?: string) =>
      refusal({ ...tiled, sweep: { game: 'N - {a, b, a+b}', over, where } });
    expect(refusalWith('b != 2a or a = 39')).toContain(
      'measure[0]: expected N - {a, b, a+b} with b ≠ 2a, received N - {39, 78, 117}',
    );
    expect(refusalWith('b != 2a')).toBe('not refused');
  });

  test('a printed table may omit a parameter that has one value', () => {
    const claims = [printedTable('t.csv', { key: ['b'], cells: ['period'] })];
    expect(refusal({ claims, ...sweep({ over: { a: '2', b: '3..9' } }) })).toBe('not refused');
    expect(refusal({ claims, ...sweep({ over: { a: '2 .. 2', b: '3..9' } }) })).toBe('not refused');
    expect(refusal({ claims, ...sweep({ over: { a: 'max(1, 2)', b: '3..9' } }) })).toBe('not refused');
    expect(refusal({ claims, ...sweep({ over: { a: '2, 3', b: '4..9' } }) })).toContain('add a to key');
  });

  test('a printed table with the set as key may omit all parameters', () => {
    const claims = [printedTable('t.csv', { key: ['set'], cells: ['period'] })];
    expect(refusal({ claims, ...sweep({ over: { a: '1..3', b: '5..9' } }) })).toBe('not refused');
  });

  test('a chart may draw a column that a transform creates', () => {
    const made = [{ calculate: 'datum.b / datum.a', as: 'ratio' }];
    const spec = { mark: 'point', transform: made, encoding: encoding('ratio') };
    expect(refusal({ charts: [chart({ spec })] })).toBe('not refused');
    expect(refusal({ charts: [chart({ spec: { ...spec, transform: [{ fold: ['a', 'b'] }] } })] })).toBe(
      'not refused',
    );
  });
});

test('a parameter of the game without a range is reported with a hint', () => {
  expect(refusal(sweep({ game: 'N - {a, q}', over: { a: '1..8' } }))).toMatch(
    /sweep\.game: expected the name a, received `q`\n.*\n.*\n +hint: give each parameter a range: over: \{ q: '1\.\.50' \}/,
  );
  expect(refusal(sweep({ game: 'N - {a, qqqq}', over: { a: '1..8' } }))).not.toContain('has a range');
});

test('an error in --over is located at the option, and an error in the file at the file', () => {
  expect(refusal({}, { over: { a: 'x..2' } })).toMatch(/^--over a=x\.\.2: expected no names here/);
  expect(refusal(sweep({ over: { a: 'x..2', b: '3a..' } }))).toMatch(
    /^pipelines\/example.ts: sweep\.over\.a: /,
  );
  expect(refusal({}, { over: { b: '3a..2a' } })).toMatch(/^--over: expected at least one case/);
});
