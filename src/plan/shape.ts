import type * as z from 'zod';
import { type Issue, shown } from '../errors.ts';
import { nearest } from '../game/index.ts';
import { definitionSchema } from './definition-schema.ts';

/** Made when a definition is looked at: many commands, and every worker, look at none. */
let schema: ReturnType<typeof definitionSchema> | undefined;

type Definition = z.infer<ReturnType<typeof definitionSchema>>;

/** What is wrong with the shape of a definition: keys that are not known, values of the wrong type. */
export function shapeIssues(definition: unknown): Issue[] {
  schema ??= definitionSchema();
  const parsed = schema.safeParse(definition);
  if (!parsed.success) return parsed.error.issues.flatMap(issue => issuesOf(issue, definition));
  return [...claimIssues(parsed.data.claims), ...answerIssues(parsed.data), ...fileIssues(parsed.data)];
}

function issuesOf(issue: z.core.$ZodIssue, definition: unknown): Issue[] {
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

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected;
  if (issue.code === 'invalid_value') return issue.values.map(value => JSON.stringify(value)).join(' or ');
  return issue.message;
}

function depth(issues: readonly z.core.$ZodIssue[]): number {
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

/** Answers that are no claim of the pipeline, or stand twice. */
function answerIssues({ answer = [], claims }: Definition): Issue[] {
  const ids = claims.map(({ id }) => id);
  return answer.flatMap((received, i) => {
    if (ids.includes(received) && answer.indexOf(received) === i) return [];
    const expected = `a claim, once: ${ids.join(', ') || 'there is none'}`;
    return [{ where: `answer[${i}]`, expected, received }];
  });
}

/** Charts and tables whose files would have one name. */
function fileIssues({ charts = [], summaries = [], measure }: Definition): Issue[] {
  const taken = [
    'claims',
    ...measure.flatMap(one => (typeof one === 'object' && one.table ? [one.series] : [])),
  ];
  const twice = (list: 'charts' | 'summaries', names: readonly string[], first: number): Issue[] =>
    names.flatMap((name, i) =>
      names.indexOf(name) < i
        ? [{ where: `${list}[${i - first}].name`, expected: 'a name of its own', received: `${name} again` }]
        : [],
    );
  const nameOf = ({ name }: { readonly name: string }) => name;
  return [
    ...twice('charts', charts.map(nameOf), 0),
    ...twice('summaries', [...taken, ...summaries.map(nameOf)], taken.length),
  ];
}

/** Ids that stand twice, corrections that are no law of the pipeline, and signs of a fault that is none of it. */
function claimIssues(claims: Definition['claims']): Issue[] {
  const ids = claims.map(({ id }) => id);
  const holding = claims.flatMap(claim => (claim.kind === 'law' && claim.erratum ? [] : [claim.id]));
  const faults = claims.flatMap(claim =>
    claim.kind === 'law' && claim.erratum && claim.erratum.partOf === undefined ? [claim.id] : [],
  );
  return claims.flatMap((claim, i) => {
    const corrected = claim.kind === 'law' ? claim.erratum?.correctedBy : undefined;
    const partOf = claim.kind === 'law' ? claim.erratum?.partOf : undefined;
    const where = `claims[${i}].erratum.correctedBy`;
    return [
      ...(ids.indexOf(claim.id) === i
        ? []
        : [{ where: `claims[${i}].id`, expected: 'an id of its own', received: `${claim.id} again` }]),
      ...(partOf === undefined || faults.includes(partOf)
        ? []
        : [
            {
              where: `claims[${i}].erratum.partOf`,
              expected: `an erratum that is part of none: ${faults.join(', ') || 'there is none'}`,
              received: partOf,
            },
          ]),
      ...(corrected === undefined || holding.includes(corrected)
        ? []
        : [
            {
              where,
              expected: `a claim that holds: ${holding.join(', ') || 'there is none'}`,
              received: corrected,
            },
          ]),
    ];
  });
}
