import * as z from 'zod';
import { ERRATUM_NATURES, isSource, type Judgement, type Law, type Shows } from '../claim/index.ts';
import { COLUMN_MEASURES, isScalar, SERIES_MEASURES } from '../engine/index.ts';
import { ENDINGS, OBJECTIVES } from '../game/index.ts';

/**
 * What a definition is, once: its types are inferred from it, and what is wrong with one is said by it. It is made when a
 * definition is looked at, and not for those who write one.
 */
export function definitionSchema() {
  const name = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'a name in lower case with hyphens');
  const sentence = z.string().min(1, 'a text');
  const source = z
    .string()
    .refine(isSource, 'a key and a place, such as "sleator-slusky-2012, Lemma 6" or "my-notebook, page 3"');
  const scalar = z.enum(keysOf(COLUMN_MEASURES).filter(isScalar));
  const column = z.enum(keysOf(COLUMN_MEASURES));

  /** A family of games under a rule. */
  const sweep = z.strictObject({
    game: z.string(),
    /** The range of each letter, the first varying slowest. */
    over: z.record(z.string(), z.string()).optional(),
    where: z.string().optional(),
    /** How many cases to keep of the last letter, whose range then needs no end. */
    first: z.record(z.string(), z.number()).optional(),
    /** For finite sets; `normal` if absent. */
    ending: z.enum(ENDINGS).optional(),
    /** For finite sets; `last-player-wins` if absent. */
    objective: z.enum(OBJECTIVES).optional(),
  });

  /** A sequence that is measured for each case. */
  const series = z.strictObject({
    series: z.enum(keysOf(SERIES_MEASURES)),
    /** How many terms or heaps: an expression in the letters and scalar measures, such as `period + a + b`, or `limit`. */
    upTo: z.string(),
    /** Whether it is written as a table `<id>.<series>.csv`; claims can read it in any case. */
    table: z.boolean().optional(),
  });

  /**
   * Cases put together by one or more whole numbers: how many there are in each group, and where the greatest of a
   * measure stands. A histogram, the records for each a, or counts.
   */
  const summary = z.strictObject({
    /** Names the table: `<id>.<name>.csv`. */
    name,
    title: sentence,
    /** The numbers by which cases are put together: expressions in letters and measures, by the name of the column. */
    by: z.record(z.string().regex(/^[a-z_]+$/, 'a name in lower case'), z.string()),
    /** The measure whose greatest value is kept, with the first case that has it. */
    most: scalar.optional(),
  });

  /** A chart: a Vega-Lite specification without data, drawn over one record a row. */
  const chart = z.strictObject({
    /** The rows of this series, which must be a table, or of this summary, in the place of the cases. */
    of: z.string().optional(),
    /** The columns that the chart needs; all if absent. They are written into the file of the chart. */
    fields: z.array(z.string()).min(1).optional(),
    /** Names the files: `<name>.svg`. */
    name,
    title: sentence,
    spec: z.record(z.string(), z.unknown()),
  });

  return z.strictObject({
    /** The name of the file, without its ending. */
    id: name,
    question: sentence,
    /** The claims that answer it, by id: what they say, with what came of them, is the answer. */
    answer: z.array(name).min(1).optional(),
    source,
    /** Part of `npm start`. */
    published: z.boolean().optional(),
    sweep,
    measure: z.array(z.union([column, series])).min(1),
    /** How far one game is followed before it is undecided: `1e11 heaps`. */
    limit: z.string(),
    /**
     * About what one case takes, in ns, as an expression in the letters and `limit`: `20000 + 90b`; 1 ms if absent. It
     * decides how the work is cut into blocks, and nothing else. Where it is irregular, what the limit allows.
     */
    cost: z.string().optional(),
    /** Tables of groups of cases, kept however many cases there are. */
    summaries: z.array(summary).optional(),
    claims: claimsSchema({ name, sentence, source, scalar }),
    charts: z.array(chart).optional(),
    /** The sequence of OEIS that a series of terms is, such as `A014589`: its b-file is written. A single game only. */
    oeis: z
      .string()
      .regex(/^A\d{6}$/, 'the number of a sequence, such as A014589')
      .optional(),
    /** Tables of the rows for papers, one for each value of the letter `by`, or one of all rows; none if absent. */
    tables: z.strictObject({ by: z.string().optional() }).optional(),
  });
}

/** What the claim room says that a claim is, as a schema: TypeScript refuses {@link definePipeline} if the two differ. */
function claimsSchema({
  name,
  sentence,
  source,
  scalar,
}: Record<'name' | 'sentence' | 'source' | 'scalar', z.ZodType<string>>) {
  const judgement = z.custom<Judgement>(value => typeof value === 'function', 'a function');
  const law = z
    .strictObject({
      kind: z.literal('law'),
      id: name,
      source: source.optional(),
      says: sentence,
      where: judgement.optional(),
      holds: judgement,
      mutant: judgement.optional(),
      mutantSays: sentence.optional(),
      mutantRefutedBeside: judgement.optional(),
      nearMisses: z.array(z.strictObject({ says: sentence, refuted: judgement })).optional(),
      formulas: z.array(sentence).optional(),
      erratum: z
        .strictObject({
          nature: z.enum(keysOf(ERRATUM_NATURES)),
          printed: sentence,
          right: sentence,
          why: sentence,
          fails: z.strictObject({ says: sentence, where: judgement }),
          shows: z.custom<Shows>(value => typeof value === 'function', 'a function').optional(),
          partOf: name.optional(),
          correctedBy: name.optional(),
        })
        .optional(),
      ofLetters: z.literal(true).optional(),
      provable: z
        .custom<NonNullable<Law['provable']>>(value => typeof value === 'object', 'a law that is a text')
        .optional(),
      theorem: z.strictObject({ reference: sentence, hypothesis: sentence }).optional(),
      conjecture: z
        .strictObject({
          askedBy: sentence,
          before: sentence.optional(),
          guessedFrom: sentence.optional(),
          longer: sentence.optional(),
          further: sentence,
        })
        .optional(),
    })
    .superRefine(({ mutant, mutantSays, erratum, theorem, provable }, { addIssue }) => {
      const refuse = (key: string, message: string) => addIssue({ code: 'custom', path: [key], message });
      if (erratum === undefined && mutant === undefined) refuse('mutant', 'a function');
      else if (erratum === undefined && mutantSays === undefined) refuse('mutantSays', 'a text');
      else if (erratum !== undefined && mutant !== undefined) {
        refuse('mutant', 'none: a law with an erratum is judged by where that says it fails');
      }
      if (erratum !== undefined && theorem !== undefined) refuse('theorem', 'none: what fails is not proved');
      if (provable && (erratum ?? theorem)) refuse('forAll', 'none beside an erratum or a theorem');
    });
  const published = z.strictObject({
    kind: z.literal('published'),
    id: name,
    says: sentence,
    source: source.optional(),
    file: z.string().regex(/^[a-z0-9-]+\.csv$/, 'a file of data/published/, such as table.csv'),
    key: z.array(z.string()),
    cells: z.array(scalar),
    terms: z
      .strictObject({ series: z.enum(['terms', 'outcomes']), heap: z.string(), term: z.string() })
      .optional(),
  });
  return z.array(z.discriminatedUnion('kind', [law, published]));
}

function keysOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record) as Name[];
}

/** A type of the schema as it is written down: nothing is changed in it, and what is absent is not `undefined`. */
type Written<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: Written<Exclude<T[Key], undefined>> }
    : T;

/** One question: what is swept, what is measured, and what is claimed of it. */
export type PipelineDefinition = Written<z.infer<ReturnType<typeof definitionSchema>>>;
export type ChartText = NonNullable<PipelineDefinition['charts']>[number];
