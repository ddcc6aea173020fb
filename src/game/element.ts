import { type Game, MAX_MOVE, type Start } from './game.ts';
import type { Fault } from './language/place.ts';
import { NAMED_SETS } from './named-sets.ts';
import type { Base, WrittenElement } from './shape.ts';

type Sign = WrittenElement['sign'];

/**
 * Returns the game with this base and these numbers, sorted. A number that is not allowed in its place (out of range,
 * duplicate, added though present, removed though absent) is reported by its index and left out, so that one pass finds
 * every fault. An undefined value is left out without a report, and initial values are then not checked.
 */
export function assemble(
  base: Base,
  signs: readonly Sign[],
  valueAt: (index: number) => number | undefined,
  report: (index: number, fault: Fault) => void,
): Game {
  const plus: number[] = [];
  const minus: number[] = [];
  const start: number[] = [];
  // Initial values are last, if there are any.
  const ofStart = signs.at(-1) === 'start' ? signs.indexOf('start') : -1;
  let isWhole = true;
  for (let index = 0; index < signs.length; index++) {
    const value = valueAt(index);
    if (value === undefined) {
      isWhole = false;
      continue;
    }
    const sign = signs[index]!;
    if (sign === 'start') {
      start.push(value);
      continue;
    }
    const numbers = sign === 'plus' ? plus : minus;
    const fault = faultOf(value, base, sign, numbers);
    if (fault) report(index, fault);
    else insert(numbers, value);
  }
  if (ofStart >= 0) {
    if (isWhole) reportStart(start, plus, (i, fault) => report(ofStart + i, fault));
    return { kind: 'started', moves: plus, start };
  }
  if (base === 'none') return { kind: 'finite', moves: plus };
  if (base === 'N') return { kind: 'all-but', excluded: minus };
  return { kind: 'infinite', base, plus, minus };
}

function reportStart(
  start: Start,
  moves: readonly number[],
  report: (index: number, fault: Fault) => void,
): void {
  start.forEach((value, i) => {
    if (value >= 0 && value <= moves.length) return;
    const hint = value > 0 ? { hint: `use ${moves.length}, which has the same effect` } : {};
    report(i, { expected: `a nim-value from 0 to |S| = ${moves.length}`, received: `${value}`, ...hint });
  });
  const largest = moves.at(-1) ?? 0;
  if (start.length <= largest) return;
  const expected = `at most max S = ${largest} initial values`;
  report(largest, { expected, received: `${start.length} values` });
}

/** Inserts a number into an increasing list; usually it is the greatest. */
function insert(numbers: number[], value: number): void {
  let at = numbers.length;
  for (; at > 0 && numbers[at - 1]! > value; at--) numbers[at] = numbers[at - 1]!;
  numbers[at] = value;
}

function faultOf(
  value: number,
  base: Base,
  sign: Exclude<Sign, 'start'>,
  earlier: readonly number[],
): Fault | undefined {
  if (value < 1) return { expected: 'a number of at least 1', received: `${value}` };
  if (value > MAX_MOVE) return { expected: 'a number of at most 2^31', received: `${value}` };
  if (value <= (earlier.at(-1) ?? 0) && earlier.includes(value))
    return { expected: 'distinct numbers', received: `${value} twice` };
  if (base === 'none' || (base === 'N' && sign === 'minus')) return undefined;
  if (base === 'N') {
    return {
      expected: 'no number added to N',
      received: `${value}`,
      hint: 'N already contains every positive integer',
    };
  }
  const { one, has } = NAMED_SETS[base];
  if (sign === 'plus' && has(value)) {
    return {
      expected: `a number that is not in ${base}`,
      received: `${value}, which is already ${one}`,
    };
  }
  if (sign === 'minus' && !has(value)) {
    return { expected: `${one} to exclude`, received: `${value}, which is not ${one}` };
  }
  return undefined;
}
