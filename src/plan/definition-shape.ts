import type * as z from 'zod/mini';
import { type Issue, shown } from '../errors.ts';
import { longFor, nearest } from '../game/index.ts';
import { definitionSchema, type PipelineDefinition, TAKEN_BY_WORDS } from './definition-schema.ts';

/** The schema, built on first use: many commands, and every worker, check no definition. */
let schema: ReturnType<typeof definitionSchema> | undefined;

/** A definition without its broken parts, and with misspelt names corrected. */
export type SoundPart = Partial<PipelineDefinition> & Pick<PipelineDefinition, 'measure' | 'claims'>;

interface Shape {
  /** Keys that are not known, values of the wrong type. */
  readonly issues: readonly Issue[];
  readonly sound: SoundPart;
  /** Keys of which something is left out. */
  readonly broken: ReadonlySet<string>;
  /** The ids of claims that are left out. */
  readonly lostIds: readonly string[];
  /** Moves an error in the sound part to its place in the definition. */
  readonly inDefinition: (issue: Issue) => Issue;
}

/** Returns the errors in the shape of a definition, and the parts that can still be checked. */
export function shapeOf(definition: PipelineDefinition): Shape {
  const { spelt, misspelt, found: all } = withKeysMeant(definition);
  // The helpers of a pipeline build a claim only if its keys are right.
  const unmade = misspelt.flatMap(({ path, meant }) =>
    path[0] === 'claims' ? [path] : path.length === 0 && meant === 'claims' ? [['claims']] : [],
  );
  const found = all.filter(({ path }) => !unmade.some(part => part.every((key, i) => key === path[i])));
  const out = [...unmade];
  let mended = spelt;
  for (const issue of found) {
    const meant = meantBy(issue, spelt);
    // A rule that was misspelt may not be one of these games.
    if (meant !== undefined)
      mended = replaced(mended, issue.path, issue.path[0] === 'sweep' ? undefined : meant);
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
    issues: [...misspelt.map(keyIssue), ...found.flatMap(issue => issuesOf(issue, spelt))],
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

/** Corrects the misspelt keys of a definition, so that their values are checked, too. */
function withKeysMeant(definition: unknown) {
  const misspelt: UnknownKey[] = [];
  for (let spelt = definition; ; ) {
    const found = mistakesOf(spelt);
    const meant = found
      .flatMap(issue => keysOf(issue, spelt))
      .filter(({ meant }) => ![undefined, TAKEN_BY_WORDS].includes(meant));
    if (meant.length === 0) return { spelt, misspelt, found };
    misspelt.push(...meant);
    spelt = meant.reduce(renamed, spelt);
  }
}

function mistakesOf(definition: unknown): readonly z.core.$ZodIssue[] {
  schema ??= definitionSchema();
  return (schema.safeParse(definition).error?.issues ?? []).flatMap(leaves);
}

/** Returns the issues of the alternative of a union that matched furthest, which is the likely intention. */
function leaves(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const deepest = issue.errors.toSorted((p, q) => depth(q) - depth(p))[0]!;
  return deepest.flatMap(inner => leaves({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** An unknown key. */
interface UnknownKey {
  readonly path: readonly PropertyKey[];
  readonly key: string;
  /** The known keys, as a text. */
  readonly known: string;
  /** The missing known key that is probably meant. */
  readonly meant: string | undefined;
}

function keysOf(issue: z.core.$ZodIssue, definition: unknown): UnknownKey[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const { path, keys, message: known } = issue;
  const absent = known.split(', ').filter(name => at(definition, [...path, name]) === undefined);
  return keys.map(key => ({ path, key, known, meant: meantIn(key, absent) }));
}

function keyIssue({ path, key, known, meant }: UnknownKey): Issue {
  return {
    where: place([...path, key]),
    expected:
      key === TAKEN_BY_WORDS ? 'this key only in a law written as a string' : `one of the keys ${known}`,
    received: `the unknown key ${JSON.stringify(key)}`,
    ...hintAt(meant),
  };
}

function renamed(definition: unknown, { path, key, meant }: UnknownKey): unknown {
  if (meant === undefined) return definition;
  const { [key]: value, ...others } = at(definition, path) as Record<string, unknown>;
  return replaced(definition, path, { ...others, [meant]: value });
}

/** Returns the probable intention of a misspelt value. */
function meantBy(issue: z.core.$ZodIssue, definition: unknown): string | undefined {
  if (issue.code !== 'invalid_value') return undefined;
  return meantIn(String(at(definition, issue.path)), issue.values.map(String));
}

function meantIn(word: string, candidates: readonly string[]): string | undefined {
  return nearest(word, candidates) ?? longFor(word, candidates);
}

function hintAt(meant: string | undefined): Pick<Issue, 'hint'> {
  return meant === undefined ? {} : { hint: `did you mean ${JSON.stringify(meant)}?` };
}

function replaced(whole: unknown, [key, ...path]: readonly PropertyKey[], part: unknown): unknown {
  if (key === undefined) return part;
  if (Array.isArray(whole)) return whole.with(Number(key), replaced(whole[Number(key)], path, part));
  return { ...(whole as object), [key]: replaced(at(whole, [key]), path, part) };
}

function issuesOf(issue: z.core.$ZodIssue, definition: unknown): Issue[] {
  if (issue.code === 'unrecognized_keys') return keysOf(issue, definition).map(keyIssue);
  const received = shown(at(definition, issue.path));
  return [
    {
      where: place(issue.path),
      expected: expectation(issue),
      received,
      ...hintAt(meantBy(issue, definition)),
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
