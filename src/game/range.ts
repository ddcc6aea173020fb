import type { Issue } from '../errors.ts';
import { constantOf } from './compile.ts';
import { type IntegerExpression, readInteger } from './expression.ts';
import { excerpt, issueAt, narrow, quote, type Slice } from './place.ts';
import type { Scope } from './scope.ts';

/** The values of one letter: from `from` up to and including `to`, or without end. */
export interface Range {
  readonly from: IntegerExpression;
  readonly to: IntegerExpression | 'endless';
}

const FORMS = 'a range is written 1..8, 3a+1..10a, 3a.. or 5';

/** Reads a range; two constants must not run backwards, while `3a+1..2` is merely empty. */
export function readRange(slice: Slice, scope: Scope, issues: Issue[]): Range | undefined {
  const before = issues.length;
  const written = excerpt(slice, slice);
  const dash = /^(\d+)\s*[-–—…:]\s*(\d+)$/.exec(written);
  if (dash) {
    const hint = `write ${dash[1]}..${dash[2]}`;
    issues.push(issueAt(slice, slice, { expected: 'a range', received: quote(written), hint }));
    return undefined;
  }
  const dots = written.indexOf('..');
  if (dots < 0) {
    const only = readEnd(slice, scope, issues);
    return only && { from: only, to: only };
  }
  const from = readEnd(narrow(slice, slice.at, slice.at + dots), scope, issues);
  const rest = narrow(slice, slice.at + dots + 2, slice.at + slice.length);
  const to = rest.length === 0 ? 'endless' : readEnd(rest, scope, issues);
  if (!from || !to) return undefined;
  if (to !== 'endless' && issues.length === before) refuseBackwards(slice, from, to, issues);
  return { from, to };
}

function readEnd(slice: Slice, scope: Scope, issues: Issue[]): IntegerExpression | undefined {
  const before = issues.length;
  const end = readInteger(slice, scope, issues);
  if (!end) issues.splice(before, 1, { hint: FORMS, ...issues[before]! });
  return end;
}

function refuseBackwards(
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
      expected: 'a range that does not run backwards',
      received: quote(excerpt(slice, slice)),
      hint: `write ${last}..${first}`,
    }),
  );
}
