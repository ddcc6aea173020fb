import { createRequire } from 'node:module';
import type * as zod from 'zod';
import { type Claim, ERRATUM_NATURES, isSource } from '../claim/index.ts';
import { COLUMN_MEASURES, isScalar, SERIES_MEASURES } from '../engine/index.ts';
import { type Issue, shown } from '../errors.ts';
import { nearest } from '../game/index.ts';

/** The package is loaded when a definition is looked at: most commands, and every worker, look at none. */
const require = createRequire(import.meta.url);
let schema: ReturnType<typeof schemaBy> | undefined;

function schemaBy({ z }: typeof zod) {
  const name = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'a name in lower case with hyphens');
  const sentence = z.string().min(1, 'a text');
  const source = z
    .string()
    .refine(isSource, 'a key and a place, such as "sleator-slusky-2012, Lemma 6" or "my-notebook, page 3"');
  const judgement = z.custom<(...args: never[]) => boolean>(
    value => typeof value === 'function',
    'a function',
  );
  const scalar = z.enum(Object.keys(COLUMN_MEASURES).filter(isScalar));
  const column = z.enum(Object.keys(COLUMN_MEASURES) as (keyof typeof COLUMN_MEASURES)[]);
  const series = z.strictObject({
    series: z.enum(Object.keys(SERIES_MEASURES) as (keyof typeof SERIES_MEASURES)[]),
    upTo: z.string(),
    table: z.boolean().optional(),
  });
  const law = z.strictObject({
    kind: z.literal('law'),
    id: name,
    source: source.optional(),
    says: sentence,
    where: judgement.optional(),
    holds: judgement,
    mutant: judgement,
    mutantSays: sentence,
    erratum: z
      .strictObject({
        nature: z.enum(Object.keys(ERRATUM_NATURES) as (keyof typeof ERRATUM_NATURES)[]),
        printed: sentence,
        right: sentence,
        why: sentence,
        fails: z.strictObject({ says: sentence, where: judgement }),
        correctedBy: name.optional(),
      })
      .optional(),
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

  return z.strictObject({
    id: name,
    question: sentence,
    source,
    published: z.boolean().optional(),
    sweep: z.strictObject({
      game: z.string(),
      over: z.record(z.string(), z.string()).optional(),
      where: z.string().optional(),
      first: z.record(z.string(), z.number()).optional(),
      ending: z.enum(['normal', 'take-all']).optional(),
      objective: z.enum(['last-player-wins', 'last-player-loses']).optional(),
    }),
    measure: z.array(z.union([column, series])).min(1),
    limit: z.string(),
    cost: z.string().optional(),
    summaries: z
      .array(
        z.strictObject({
          name,
          title: sentence,
          by: z.record(z.string().regex(/^[a-z_]+$/, 'a name in lower case'), z.string()),
          most: scalar.optional(),
        }),
      )
      .optional(),
    claims: z.array(z.discriminatedUnion('kind', [law, published])),
    charts: z
      .array(
        z.strictObject({
          of: z.string().optional(),
          fields: z.array(z.string()).min(1).optional(),
          name,
          title: sentence,
          spec: z.record(z.string(), z.unknown()),
        }),
      )
      .optional(),
    oeis: z
      .string()
      .regex(/^A\d{6}$/, 'the number of a sequence, such as A014589')
      .optional(),
    tables: z.strictObject({ by: z.string().optional() }).optional(),
  });
}

/** What is wrong with the shape of a definition: keys that are not known, values of the wrong type. */
export function shapeIssues(definition: unknown): Issue[] {
  schema ??= schemaBy(require('zod'));
  const parsed = schema.safeParse(definition);
  if (!parsed.success) return parsed.error.issues.flatMap(issue => issuesOf(issue, definition));
  return claimIssues(parsed.data.claims as readonly Claim[]);
}

function issuesOf(issue: zod.core.$ZodIssue, definition: unknown): Issue[] {
  const where = place(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => ({
      where: where === 'pipeline' ? key : `${where}.${key}`,
      expected: 'a key that is known here',
      received: `the unknown key ${JSON.stringify(key)}`,
    }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length === 0) {
    const received = shown(at(definition, issue.path));
    return [{ where, expected: 'a claim, made by law(…) or published(…)', received }];
  }
  if (issue.code === 'invalid_union') {
    // Of the alternatives, the one that got furthest is the one that was meant.
    const deepest = issue.errors.toSorted((p, q) => depth(q) - depth(p))[0]!;
    return deepest.flatMap(inner => issuesOf({ ...inner, path: [...issue.path, ...inner.path] }, definition));
  }
  const value = at(definition, issue.path);
  const near = issue.code === 'invalid_value' ? nearest(String(value), issue.values.map(String)) : undefined;
  const hint = near === undefined ? {} : { hint: `write ${JSON.stringify(near)}` };
  return [{ where, expected: expectation(issue), received: shown(value), ...hint }];
}

function expectation(issue: zod.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected;
  if (issue.code === 'invalid_value') return issue.values.map(value => JSON.stringify(value)).join(' or ');
  return issue.message;
}

function depth(issues: readonly zod.core.$ZodIssue[]): number {
  return Math.max(
    0,
    ...issues.map(issue => issue.path.length + (issue.code === 'unrecognized_keys' ? 1 : 0)),
  );
}

function place(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'pipeline';
  return path
    .map(part => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, part) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined),
    value,
  );
}

/** Ids that stand twice, and corrections that are no law of the pipeline. */
function claimIssues(claims: readonly Claim[]): Issue[] {
  const ids = claims.map(({ id }) => id);
  return claims.flatMap((claim, i) => {
    const corrected = claim.kind === 'law' ? claim.erratum?.correctedBy : undefined;
    const where = `claims[${i}].erratum.correctedBy`;
    return [
      ...(ids.indexOf(claim.id) === i
        ? []
        : [{ where: `claims[${i}].id`, expected: 'an id of its own', received: `${claim.id} again` }]),
      ...(corrected === undefined || (corrected !== claim.id && ids.includes(corrected))
        ? []
        : [{ where, expected: `another claim: ${ids.join(', ')}`, received: corrected }]),
    ];
  });
}
