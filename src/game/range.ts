import type { Issue } from '../errors.ts';
import { constantOf } from './language/compile.ts';
import { type IntegerExpression, readInteger } from './language/expression.ts';
import { excerpt, issueAt, narrow, quote, type Slice } from './language/place.ts';
import type { Scope } from './language/scope.ts';
import type { Steps } from './steps.ts';

/** The values of one letter: from `from` up to and including `to`, or without end. */
export interface Range {
  readonly from: IntegerExpression;
  readonly to: IntegerExpression | 'endless';
  /** The integers of the range that the letter takes; all if absent. */
  readonly steps?: Steps;
}

const FORMS = 'examples: 1..8, 3a+1..10a, 3a.., 5, 2, 3, 5 or 1..99 step 2';

/** Reads a range; two constants must not run backwards, while `3a+1..2` is merely empty. */
export function readRange(slice: Slice, scope: Scope, issues: Issue[]): Range | undefined {
  const written = excerpt(slice, slice);
  const dash = /^(\d+)\s*[-–—…:]\s*(\d+)$/.exec(written);
  if (dash) {
    const hint = `did you mean ${dash[1]}..${dash[2]}?`;
    issues.push(issueAt(slice, slice, { expected: 'a range', received: quote(written), hint }));
    return undefined;
  }
  if (/^-?[\w^]+(\s*,\s*-?[\w^]+)+$/.test(written)) return readList(slice, issues);
  const stepped = /\sstep\b/.exec(written);
  if (stepped) return readStepped(slice, slice.at + stepped.index, scope, issues);
  return readEnds(slice, scope, issues);
}

function readEnds(slice: Slice, scope: Scope, issues: Issue[]): Range | undefined {
  const before = issues.length;
  const dots = excerpt(slice, slice).indexOf('..');
  if (dots < 0) {
    const only = readEnd(slice, scope, issues);
    return only && { from: only, to: only };
  }
  const from = readEnd(narrow(slice, slice.at, slice.at + dots), scope, issues);
  const rest = narrow(slice, slice.at + dots + 2, slice.at + slice.length);
  const to = rest.length === 0 ? 'endless' : readEnd(rest, scope, issues);
  if (!from || !to) return undefined;
  if (to !== 'endless' && issues.length === before) rejectBackwards(slice, from, to, issues);
  return { from, to };
}

/** `2, 3, 5`: numbers in any order, which the letter takes in ascending order, each once. */
function readList(slice: Slice, issues: Issue[]): Range | undefined {
  const numbers: ReadNumber[] = [];
  let at = slice.at;
  for (const piece of excerpt(slice, slice).split(',')) {
    const number = readNumber(narrow(slice, at, at + piece.length), issues);
    if (number) numbers.push(number);
    at += piece.length + 1;
  }
  numbers.sort((p, q) => p.value - q.value);
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (!first || !last) return undefined;
  const values = [...new Set(numbers.map(({ value }) => value))];
  return { from: first.expression, to: last.expression, steps: { values } };
}

/** Reads `1..99 step 2` or `1.. step 2`: every second number from the start, which must be a number. */
function readStepped(slice: Slice, word: number, scope: Scope, issues: Issue[]): Range | undefined {
  const ends = readEnds(narrow(slice, slice.at, word), scope, issues);
  const written = narrow(slice, word + ' step'.length, slice.at + slice.length);
  const step = readNumber(written, issues)?.value;
  if (!ends || step === undefined) return undefined;
  if (step < 1) {
    const received = quote(excerpt(slice, written));
    issues.push(issueAt(slice, written, { expected: 'a step of at least 1', received }));
    return undefined;
  }
  if (ends.from.names.length > 0) {
    const received = quote(ends.from.text);
    const hint = 'use a range without a step and a condition such as b mod 2 = 0';
    issues.push(issueAt(slice, ends.from.slice, { expected: 'a number before a step', received, hint }));
    return undefined;
  }
  const start = constantOf(ends.from, issues);
  return start === undefined ? undefined : { ...ends, steps: { start, step } };
}

interface ReadNumber {
  readonly value: number;
  readonly expression: IntegerExpression;
}

function readNumber(slice: Slice, issues: Issue[]): ReadNumber | undefined {
  const before = issues.length;
  const expression = readEnd(slice, { names: [] }, issues);
  if (!expression || issues.length > before) return undefined;
  const value = constantOf(expression, issues);
  return value === undefined ? undefined : { value, expression };
}

function readEnd(slice: Slice, scope: Scope, issues: Issue[]): IntegerExpression | undefined {
  const before = issues.length;
  const end = readInteger(slice, scope, issues);
  if (!end) issues.splice(before, 1, { hint: FORMS, ...issues[before]! });
  return end;
}

function rejectBackwards(
  slice: Slice,
  from: IntegerExpression,
  to: IntegerExpression,
  issues: Issue[],
): void {
  if (from.names.length > 0 || to.names.length > 0) return;
  const first = constantOf(from, issues);
  const last = constantOf(to, issues);
  if (first === undefined || last === undefined || first <= last) return;
  issues.push(
    issueAt(slice, slice, {
      expected: 'an increasing range',
      received: quote(excerpt(slice, slice)),
      hint: `did you mean ${last}..${first}?`,
    }),
  );
}
