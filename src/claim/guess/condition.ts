import type { Condition } from './atoms.ts';
import { areWithin, type Bits, both, choices, isWithin, sizeOf, sizeOfBoth, without } from './row-sets.ts';

/** An open part of a condition: which rows are left, which of them it must hold for, and what surrounds it. */
interface Open {
  readonly rows: Bits;
  readonly wanted: Bits;
  readonly cost: number;
  readonly parts: readonly { readonly atom: Condition; readonly joint: Joint }[];
}

type Joint = 'and' | 'or';

/** A possible extension of an open part; `length` is its total cost in bits, including the choice of the wanted rows. */
interface Step {
  readonly open: Open;
  readonly atom: Condition;
  readonly joint: Joint;
  readonly length: number;
}

const DEEPEST = 3;
const BEAM = 24;
/** Bits of a unit of cost. */
const BITS = 2;

/**
 * Returns the shortest condition found that holds for the wanted rows and for no other of these: atoms in a row, each of
 * which either holds for all that is wanted, `A and …`, or for nothing else, `A or …`.
 */
export function conditionFor(rows: Bits, wanted: Bits, atoms: readonly Condition[]): Condition | undefined {
  let beam: readonly Open[] = [{ rows, wanted, cost: 0, parts: [] }];
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const next: Step[] = [];
    let best: Condition | undefined;
    for (const open of beam) {
      const [left, sought] = [sizeOf(open.rows), sizeOf(open.wanted)];
      for (const atom of atoms) {
        const hasAll = isWithin(open.wanted, atom.bits);
        const hasOnly = areWithin(atom.bits, open.rows, open.wanted);
        if (!hasAll && !hasOnly) continue;
        const cost = open.cost + atom.cost;
        if (hasAll && hasOnly) {
          if (best === undefined || cost < best.cost) best = closed(open, atom, cost);
        } else if (depth < DEEPEST) {
          const here = sizeOfBoth(atom.bits, open.rows);
          if (here === 0) continue;
          const choice = hasAll ? choices(here, sought) : choices(left - here, sought - here);
          enter(next, { open, atom, joint: hasAll ? 'and' : 'or', length: choice + BITS * cost });
        }
      }
    }
    if (best) return best;
    beam = next.map(opened);
  }
  return undefined;
}

/** Inserts a step into the list of the shortest ones, after those of equal length. */
function enter(shortest: Step[], step: Step): void {
  let place = shortest.length;
  while (place > 0 && shortest[place - 1]!.length > step.length) place--;
  if (place === BEAM) return;
  shortest.splice(place, 0, step);
  if (shortest.length > BEAM) shortest.pop();
}

function opened({ open, atom, joint }: Step): Open {
  const here = both(atom.bits, open.rows);
  return {
    ...(joint === 'and'
      ? { rows: here, wanted: open.wanted }
      : { rows: without(open.rows, here), wanted: without(open.wanted, here) }),
    cost: open.cost + atom.cost,
    parts: [...open.parts, { atom, joint }],
  };
}

function closed({ parts }: Open, last: Condition, cost: number): Condition {
  return parts.toReversed().reduce<Condition>(
    (inner, { atom, joint }, i) => {
      const before = parts.toReversed()[i - 1]?.joint;
      const text = before !== undefined && before !== joint ? `(${inner.text})` : inner.text;
      const bits =
        joint === 'and' ? both(atom.bits, inner.bits) : atom.bits.map((word, j) => word | inner.bits[j]!);
      const whole = `${atom.text} ${joint} ${text}`;
      return { text: whole, opposite: `not (${whole})`, cost, bits };
    },
    { ...last, cost },
  );
}
