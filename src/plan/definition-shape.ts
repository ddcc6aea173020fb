import type * as z from 'zod/mini';
import { type Issue, shown } from '../errors.ts';
import { longFor, nearest } from '../game/index.ts';
import { definitionSchema } from './definition-schema.ts';

/** The schema, built on first use: many commands, and every worker, check no definition. */
let schema: ReturnType<typeof definitionSchema> | undefined;

/**
 * Returns the errors in the shape of a definition: unknown keys, and values of the wrong type. Leaves out the consequences of
 * a misspelt key: its right name is missing, and a helper may not have built the claim.
 */
export function shapeIssues(definition: unknown): Issue[] {
  const found = errorsOf(definition);
  const affected = found.flatMap(issue =>
    unknownKeys(issue, definition).flatMap(({ meant }) => {
      if (meant === undefined) return [];
      return [issue.path.length === 0 ? [meant] : issue.path];
    }),
  );
  return found
    .filter(
      ({ code, path }) =>
        code === 'unrecognized_keys' || !affected.some(part => part.every((key, i) => key === path[i])),
    )
    .flatMap(issue => issuesOf(issue, definition));
}

function errorsOf(definition: unknown): readonly z.core.$ZodIssue[] {
  schema ??= definitionSchema();
  return (schema.safeParse(definition).error?.issues ?? []).flatMap(leaves);
}

/** Returns the issues of the alternative of a union that matched furthest, which is the likely intention. */
function leaves(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const deepest = issue.errors.toSorted((p, q) => depth(q) - depth(p))[0]!;
  return deepest.flatMap(inner => leaves({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Returns the unknown keys of an issue, each with the missing key that is probably meant. */
function unknownKeys(issue: z.core.$ZodIssue, definition: unknown) {
  if (issue.code !== 'unrecognized_keys') return [];
  const { path, keys, message: known } = issue;
  const absent = known.split(', ').filter(name => at(definition, [...path, name]) === undefined);
  return keys.map(key => ({ key, meant: suggestWord(key, absent) }));
}

/** Returns the probable intention of a misspelt value. */
function suggestValue(issue: z.core.$ZodIssue, definition: unknown): string | undefined {
  if (issue.code !== 'invalid_value') return undefined;
  return suggestWord(String(at(definition, issue.path)), issue.values.map(String));
}

function suggestWord(word: string, candidates: readonly string[]): string | undefined {
  return nearest(word, candidates) ?? longFor(word, candidates);
}

function hintAt(meant: string | undefined): Pick<Issue, 'hint'> {
  return meant === undefined ? {} : { hint: `did you mean ${JSON.stringify(meant)}?` };
}

function issuesOf(issue: z.core.$ZodIssue, definition: unknown): Issue[] {
  if (issue.code === 'unrecognized_keys')
    return unknownKeys(issue, definition).map(({ key, meant }) => ({
      where: place([...issue.path, key]),
      expected: `one of the keys ${issue.message}`,
      received: `the unknown key ${JSON.stringify(key)}`,
      ...hintAt(meant),
    }));
  const received = shown(at(definition, issue.path));
  return [
    {
      where: place(issue.path),
      expected: expectation(issue),
      received,
      ...hintAt(suggestValue(issue, definition)),
    },
  ];
}

/** The schema's kinds of values, in words. */
const KINDS: Readonly<Record<string, string>> = {
  array: 'a list, [ … ]',
  boolean: 'true or false',
  number: 'a number',
  object: 'a record, { … }',
  record: 'a record, { … }',
  string: 'a string',
};

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_union') return 'a claim made by claim(…) or printedTable(…)';
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
