import { isDeepStrictEqual } from 'node:util';
import { type Issue, shown } from '../../errors.ts';
import { isRecord } from '../../game/index.ts';

/** The part of JSON Schema (draft 7) that Vega-Lite's schema is written in; `format` is not checked. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Flaw {
  /** Keys from the root down to the value that is wrong, or to the key that is unknown or missing. */
  readonly path: readonly string[];
  /** The kind of flaw. A `tag` is a value that the schema fixes and that distinguishes alternatives. */
  readonly of: 'kind' | 'tag' | 'size' | 'key';
  readonly expected: string;
  readonly received: string;
  readonly hint?: string;
}

/**
 * Returns why a value does not fit the schema, for the alternative that was most likely meant.
 *
 * Not ajv: it takes 1.3 s to compile Vega-Lite's schema (this takes milliseconds), and answers one misspelt key with two
 * dozen errors, one for each alternative; a test compares the verdicts of the two. Not zod: its `fromJSONSchema` (4.6)
 * ignores bounds that apply to several types. Types are not checked at run time.
 */
export function schemaIssues(schema: JsonSchema, value: unknown, where: string): Issue[] {
  return flaws(schema, value, []).map(({ path, expected, received, hint }) => ({
    where: [where, ...path].join('.'),
    expected,
    received,
    ...(hint !== undefined && { hint }),
  }));

  function flaws(node: JsonSchema, found: unknown, path: readonly string[]): Flaw[] {
    const wrong = mismatch(node, found);
    if (wrong) return [{ path, ...wrong, received: shown(found) }];
    if (node.anyOf) return nearest(node.anyOf, found, path);
    if (node.$ref !== undefined) {
      const name = decodeURIComponent(node.$ref.replace('#/definitions/', ''));
      return flaws(schema.definitions![name]!, found, path);
    }
    if (Array.isArray(found)) {
      const { items } = node;
      return items ? found.flatMap((item, at) => flaws(items, item, [...path, String(at)])) : [];
    }
    return isRecord(found) ? keyFlaws(node, found, path) : [];
  }

  function keyFlaws(node: JsonSchema, found: Readonly<Record<string, unknown>>, path: readonly string[]) {
    const { properties = {}, additionalProperties = true, required = [] } = node;
    const missing = required.filter(key => !Object.hasOwn(found, key));
    return [
      ...missing.map(
        (key): Flaw => ({ path: [...path, key], of: 'key', expected: 'this key', received: 'nothing' }),
      ),
      ...Object.entries(found).flatMap(([key, inner]): Flaw[] => {
        const here = [...path, key];
        if (Object.hasOwn(properties, key)) return flaws(properties[key]!, inner, here);
        if (typeof additionalProperties === 'object') return flaws(additionalProperties, inner, here);
        return additionalProperties ? [] : [unknownKey(here, Object.keys(properties))];
      }),
    ];
  }

  /** Returns the flaws of the alternative that comes closest: none if one fits. */
  function nearest(alternatives: readonly JsonSchema[], found: unknown, path: readonly string[]): Flaw[] {
    let best: Flaw[] | undefined;
    for (const alternative of alternatives) {
      const candidate = flaws(alternative, found, path);
      if (candidate.length === 0) return candidate;
      if (best === undefined || isCloser(candidate, best, path.length)) best = candidate;
    }
    return best!;
  }
}

/**
 * A wrong kind of value is farther off than wrong keys or a wrong tag of the right kind, and those farther
 * than flaws deeper down.
 */
function isCloser(left: readonly Flaw[], right: readonly Flaw[], depth: number): boolean {
  const [a, b] = [left, right].map(flaws => [
    flaws.filter(({ of, path }) => path.length === depth && (of === 'kind' || of === 'tag')).length,
    flaws.filter(({ of, path }) => path.length === depth + 1 && (of === 'key' || of === 'tag')).length,
    flaws.length,
  ]) as [number[], number[]];
  const at = a.findIndex((count, index) => count !== b[index]);
  return at >= 0 && a[at]! < b[at]!;
}

/** Returns the expected value, if the value itself, without its contents, does not fit. */
function mismatch(node: JsonSchema, found: unknown): Pick<Flaw, 'of' | 'expected'> | undefined {
  if ('const' in node && !isDeepStrictEqual(found, node.const)) {
    return { of: 'tag', expected: shown(node.const) };
  }
  if (node.enum && !node.enum.some(choice => isDeepStrictEqual(found, choice))) {
    return { of: 'kind', expected: oneOf(node.enum.map(shown), 'a known name') };
  }
  const types = node.type === undefined ? undefined : [node.type].flat();
  if (types && !types.some(type => hasType(found, type))) return { of: 'kind', expected: types.join(' or ') };
  const [size, unit, least = -Infinity, most = Infinity] = measure(node, found);
  if (size < least) return { of: 'size', expected: `at least ${least}${unit}` };
  if (size > most) return { of: 'size', expected: `at most ${most}${unit}` };
  return undefined;
}

/** Returns the size of a value, its unit, and the bounds that the schema sets. */
function measure(node: JsonSchema, found: unknown) {
  if (typeof found === 'number') return [found, '', node.minimum, node.maximum] as const;
  if (typeof found === 'string') return [found.length, ' letters', node.minLength, node.maxLength] as const;
  if (Array.isArray(found)) return [found.length, ' items', node.minItems, node.maxItems] as const;
  if (isRecord(found)) return [Object.keys(found).length, ' keys', node.minProperties, undefined] as const;
  return [0, '', undefined, undefined] as const;
}

function hasType(found: unknown, type: string): boolean {
  if (type === 'object') return isRecord(found);
  if (type === 'array') return Array.isArray(found);
  if (type === 'null') return found === null;
  if (type === 'integer') return Number.isInteger(found);
  return typeof found === type;
}

function unknownKey(path: readonly string[], known: readonly string[]): Flaw {
  const key = path.at(-1)!;
  const similar = known.filter(name => name.slice(0, 2) === key.slice(0, 2));
  const expected = oneOf(known, 'a known key');
  const hint = similar.length > 0 ? `known keys like it: ${similar.join(', ')}` : undefined;
  return { path, of: 'key', expected, received: `the key ${key}`, ...(hint !== undefined && { hint }) };
}

/** Returns the allowed values, or a noun instead if the list is long. */
function oneOf(choices: readonly string[], summary: string): string {
  return choices.length > 12 ? summary : `one of ${choices.join(', ')}`;
}
