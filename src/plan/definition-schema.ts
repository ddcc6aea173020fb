import * as z from 'zod/mini';
import { ERRATUM_NATURES, isSource, type OpenLaw, type Shows } from '../claim/index.ts';
import { COLUMN_MEASURES, isScalar, SERIES_MEASURES } from '../engine/index.ts';
import { ENDINGS, OBJECTIVES } from '../game/index.ts';

/**
 * Returns the schema of a definition, from which its types are inferred. A function, so that only programs that check
 * definitions build the schema.
 */
export function definitionSchema() {
  const name = z.string().check(z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'a lower-case name with hyphens'));
  const columnName = z.string().check(z.regex(/^[a-z_]+$/, 'a lower-case name'));
  const sentence = z.string().check(z.minLength(1, 'a string'));
  const source = z
    .string()
    .check(
      z.refine(
        isSource,
        'a key and a place, such as "sleator-slusky-2012, Lemma 6" or "my-notebook, page 3"',
      ),
    );
  const scalar = z.enum(keysOf(COLUMN_MEASURES).filter(isScalar));
  const column = z.enum(keysOf(COLUMN_MEASURES));

  /** A family of games under a rule. */
  const sweep = record({
    game: z.string(),
    /** The range of each letter, the first varying slowest. */
    over: z.optional(z.record(z.string(), z.string())),
    where: z.optional(z.string()),
    /** The number of cases to keep of the last letter, whose range then needs no end. */
    first: z.optional(z.record(z.string(), z.number())),
    /** The name of all cases together in sentences, for lists of sets; by default game and ranges. */
    called: z.optional(sentence),
    /** The ending of finite sets; default `normal`. */
    ending: z.optional(z.enum(ENDINGS)),
    /** The objective of finite sets; default `last-player-wins`. */
    objective: z.optional(z.enum(OBJECTIVES)),
  });

  /** A sequence that is measured for each case. */
  const series = record({
    series: z.enum(keysOf(SERIES_MEASURES)),
    /**
     * The number of terms or heaps: an expression in the letters and scalar measures, such as `period + a + b`, or
     * `limit`.
     */
    upTo: z.string(),
    /** Whether it is written as a table `<id>.<series>.csv`; claims can read it in any case. */
    table: z.optional(z.boolean()),
  });

  /**
   * Cases grouped by one or more non-negative integers: the number of cases per group, and the case at which a measure is
   * greatest. It gives a histogram, the records for each a, or counts.
   */
  const summary = record({
    /** Names the table: `<id>.<name>.csv`. */
    name,
    title: sentence,
    /** The numbers by which cases are grouped: expressions in letters and measures, by the name of the column. */
    by: z.record(columnName, z.string()).check(z.refine(by => Object.keys(by).length > 0, 'at least one')),
    /** The measure whose greatest value is kept, with the first case that has it. */
    most: z.optional(scalar),
    /** The numbers that are added over the cases of a group: expressions in letters and measures, by the name of the column. */
    sums: z.optional(z.record(columnName, z.string())),
  });

  /** A chart: a Vega-Lite specification without data, drawn over one record per row. */
  const chart = record({
    /** A series that is a table, or a summary, whose rows are drawn instead of the cases. */
    of: z.optional(z.string()),
    /** The columns that the chart needs; all if absent. They are written into the file of the chart. */
    fields: z.optional(z.array(z.string()).check(z.minLength(1, 'at least one'))),
    /** Names the files: `<name>.svg`. */
    name,
    title: sentence,
    spec: z.record(z.string(), z.unknown()),
  });

  return record({
    /** The name of the file, without its ending. */
    id: name,
    question: sentence,
    /** The ids of the claims whose sentences and verdicts answer the question. */
    answer: z.optional(z.array(name).check(z.minLength(1, 'at least one'))),
    source,
    /** Part of `npm start`. */
    published: z.optional(z.boolean()),
    sweep,
    measure: z.array(z.union([column, series])).check(z.minLength(1, 'at least one')),
    /** The number of heaps computed per game before it is undecided: `1e11 heaps`. */
    limit: z.string(),
    /**
     * The estimated time per case in ns, as an expression in the letters and `limit`: `20000 + 90b`; default 0.1 ms. It
     * affects only how the work is cut into blocks. If the time is irregular, give the time that the limit allows.
     */
    cost: z.optional(z.string()),
    /** Tables of groups of cases, kept however many cases there are. */
    summaries: z.optional(z.array(summary)),
    claims: claimsSchema({ name, sentence, source, scalar }),
    charts: z.optional(z.array(chart)),
    /** The sequence of OEIS that a series of terms is, such as `A014589`: its b-file is written. A single game only. */
    oeis: z.optional(z.string().check(z.regex(/^A\d{6}$/, 'an OEIS number, such as A014589'))),
    /** Tables of the rows for papers, one for each value of the letter `by`, or one of all rows; none if absent. */
    tables: z.optional(record({ by: z.optional(z.string()) })),
    /** The `forAll` of each law whose parts are all texts that contain only parameters and measures. */
    forAll: z.optional(z.string()),
  });
}

/**
 * Returns the schema of a claim as the claim module defines it; TypeScript rejects {@link definePipeline} if the two
 * differ.
 */
function claimsSchema({
  name,
  sentence,
  source,
  scalar,
}: Record<'name' | 'sentence' | 'source' | 'scalar', z.ZodMiniType<string>>) {
  const isPart = (value: unknown) => ['function', 'string'].includes(typeof value);
  const isStatement = (value: unknown) => isPart(value) || (typeof value === 'object' && value !== null);
  const condition = z.custom<OpenLaw['where'][number]>(isPart, 'a function or a string');
  const mutant = z.custom<NonNullable<OpenLaw['mutant']>>(isStatement, 'a function or a string');
  const value = z.union([z.string(), z.number()]);
  const statement = z.string().check(z.regex(/^[A-Z]\w*$/, 'the name of a Coq statement, such as Lemma_6'));
  const law = record({
    kind: z.literal('law'),
    id: name,
    source: z.optional(source),
    says: sentence,
    where: z.array(condition),
    holds: z.custom<OpenLaw['holds']>(isStatement, 'a function or a string'),
    mutant: z.optional(mutant),
    mutantSays: z.optional(sentence),
    formulas: z.optional(z.array(sentence)),
    erratum: z.optional(
      record({
        nature: z.enum(keysOf(ERRATUM_NATURES)),
        printed: sentence,
        right: sentence,
        why: sentence,
        fails: record({ says: sentence, where: condition }),
        shows: z.optional(z.custom<Shows>(value => typeof value === 'function', 'a function')),
        exceptions: z.optional(z.array(z.tuple([sentence, value, value]))),
        partOf: z.optional(name),
        correctedBy: z.optional(name),
        coq: z.optional(z.array(statement)),
      }),
    ),
    ofLetters: z.optional(z.literal(true)),
    theorem: z.optional(
      record({ reference: sentence, hypothesis: sentence, coq: z.optional(z.array(statement)) }),
    ),
    conjecture: z.optional(
      record({
        askedBy: z.optional(sentence),
        before: z.optional(sentence),
        guessedFrom: z.optional(sentence),
        longer: z.optional(sentence),
        further: sentence,
      }),
    ),
    forAll: z.optional(z.string()),
  }).check(({ value, issues }) => {
    const { holds, mutant, mutantSays, erratum, theorem, forAll } = value;
    const refuse = (key: string, message: string) =>
      issues.push({ code: 'custom', path: [key], message, input: value });
    if (erratum === undefined && mutant === undefined && typeof holds === 'function')
      refuse('mutant', 'a function');
    else if (erratum === undefined && mutant !== undefined && mutantSays === undefined)
      refuse('mutantSays', 'a string');
    else if (erratum !== undefined && mutant !== undefined) {
      refuse('mutant', 'nothing: the erratum says where the law fails');
    }
    if (erratum !== undefined && theorem !== undefined)
      refuse('theorem', 'nothing: a law with an erratum cannot be a theorem');
    if (forAll !== undefined && erratum)
      refuse('erratum', 'nothing, because forAll requires a proof of the law');
  });
  const published = record({
    kind: z.literal('published'),
    id: name,
    says: sentence,
    source: z.optional(source),
    file: z.string().check(z.regex(/^[a-z0-9-]+\.csv$/, 'a file of data/published/, such as table.csv')),
    key: z.array(z.string()),
    cells: z.array(scalar),
    terms: z.optional(record({ series: z.enum(['terms', 'outcomes']), heap: z.string(), term: z.string() })),
    groups: z.optional(record({ summary: name, cells: z.record(z.string(), z.string()) })),
    where: z.optional(z.string()),
  });
  return z.array(z.discriminatedUnion('kind', [law, published]));
}

/** Keys that only the helpers of a pipeline write, never an author. */
const MADE: readonly string[] = ['kind', 'formulas'];

/** Returns the schema of an object with exactly these keys. The message for an unknown key lists them, as `a, b, c`. */
function record<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const known = Object.keys(shape).filter(key => !MADE.includes(key));
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? known.join(', ') : undefined),
  });
}

function keysOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record) as Name[];
}

/** The type of a schema as an author writes it: deeply read-only, and absent keys are not `undefined`. */
type Written<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: Written<Exclude<T[Key], undefined>> }
    : T;

/** A question: its range, its measures, and its claims. */
export type PipelineDefinition = Written<z.infer<ReturnType<typeof definitionSchema>>>;
export type ChartText = NonNullable<PipelineDefinition['charts']>[number];
/** The charts of a pipeline, as a file of its own exports them. */
export type Charts = readonly ChartText[];
