import type * as z from 'zod/mini';
import { type Issue, shown } from '../errors.ts';
import { nearest } from '../game/index.ts';
import { definitionSchema, type PipelineDefinition } from './definition-schema.ts';

/** Made when a definition is looked at: many commands, and every worker, look at none. */
let schema: ReturnType<typeof definitionSchema> | undefined;

/** A definition without what is broken in it, and with what is misspelt as it was meant. */
export type SoundPart = Partial<PipelineDefinition> & Pick<PipelineDefinition, 'measure' | 'claims'>;

interface Shape {
  /** Keys that are not known, values of the wrong type. */
  readonly issues: readonly Issue[];
  readonly sound: SoundPart;
  /** Keys of which something is left out. */
  readonly broken: ReadonlySet<string>;
  /** Of the claims that are left out. */
  readonly lostIds: readonly string[];
  /** A mistake of what is sound, as it stands in the definition. */
  readonly inDefinition: (issue: Issue) => Issue;
}

/** What is wrong with the shape of a definition, and what of it can be looked at none the less. */
export function shapeOf(definition: PipelineDefinition): Shape {
  schema ??= definitionSchema();
  const found = (schema.safeParse(definition).error?.issues ?? []).flatMap(leaves);
  const out: (readonly PropertyKey[])[] = [];
  let mended: unknown = definition;
  for (const issue of found) {
    const meant = meantBy(issue, definition);
    if (meant !== undefined) mended = replaced(mended, issue.path, meant);
    else if (issue.code !== 'unrecognized_keys') out.push(issue.path);
  }
  const isOut = (key: string, i?: number) =>
    out.some(path => path[0] === key && (typeof path[1] !== 'number' || path[1] === i));
  const kept = new Map<string, readonly number[]>();
  const parts = Object.entries(mended as object).flatMap(([key, part]): [string, unknown][] => {
    if (isOut(key)) return [];
    if (!Array.isArray(part)) return [[key, part]];
    const indices = [...part.keys()].filter(i => !isOut(key, i));
    kept.set(key, indices);
    return [[key, indices.map(i => part[i])]];
  });
  return {
    issues: found.flatMap(issue => issuesOf(issue, definition)),
    sound: { measure: [], claims: [], ...Object.fromEntries(parts) },
    broken: new Set(out.map(path => String(path[0]))),
    lostIds: [definition.claims]
      .flat()
      .flatMap((claim, i) => (isOut('claims', i) && typeof claim?.id === 'string' ? [claim.id] : [])),
    inDefinition: issue => ({
      ...issue,
      where: issue.where.replace(/^(\w+)\[(\d+)\]/, (_, key, i) => `${key}[${kept.get(key)![i]}]`),
    }),
  };
}

/** Of the alternatives of a union, the one that got furthest is the one that was meant. */
function leaves(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const deepest = issue.errors.toSorted((p, q) => depth(q) - depth(p))[0]!;
  return deepest.flatMap(inner => leaves({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** What a misspelt value was meant to be. */
function meantBy(issue: z.core.$ZodIssue, definition: unknown): string | undefined {
  if (issue.code !== 'invalid_value') return undefined;
  return nearest(String(at(definition, issue.path)), issue.values.map(String));
}

function replaced(whole: unknown, [key, ...path]: readonly PropertyKey[], part: unknown): unknown {
  if (key === undefined) return part;
  if (Array.isArray(whole)) return whole.with(Number(key), replaced(whole[Number(key)], path, part));
  return { ...(whole as object), [key]: replaced(at(whole, [key]), path, part) };
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
  const meant = meantBy(issue, definition);
  const hint = meant === undefined ? {} : { hint: `write ${JSON.stringify(meant)}` };
  return [{ where, expected: expectation(issue), received: shown(at(definition, issue.path)), ...hint }];
}

/** What the schema calls kinds of values, in words. */
const KINDS: Readonly<Record<string, string>> = {
  array: 'a list, [ … ]',
  boolean: 'true or false',
  number: 'a number',
  object: 'a record, { … }',
  record: 'a record, { … }',
  string: 'a text',
};

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_union') return 'a claim, made by law(…) or published(…)';
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
