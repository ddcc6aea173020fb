import { atomsOf, type Condition } from './atoms.ts';
import { Bank, leavesOf } from './bank.ts';
import { type Candidate, Candidates, MIN_PART, type Observed } from './candidates.ts';
import { conditionFor } from './condition.ts';
import { digestOf, drawn } from './draw.ts';
import { agreeingIn, equationsIn, equationText } from './equations.ts';
import { type Bits, bitsOf, choices, isWithin, sizeOf, without } from './row-sets.ts';

/** Number of rows that distinguish the formulas of the bank. */
const SAMPLE = 48;
export const BANK = { cost: 11, most: 150_000 };
/** Maximum cost of a formula that is plainer than a few lines with their conditions. */
const PLAIN = 8;
/** The size of the bank for the rows that are left when most are explained. */
const SMALL_BANK = { cost: 8, most: 20_000 };
/** Rows on which a formula is looked up that may hold on some only, and how often. */
const SUBSET = 9;
const SUBSETS = 30;
/** Maximum number of candidate equations tried. */
const MAX_CANDIDATES = 16;
/** Maximum number of laws reported. */
const MAX_LAWS = 6;

/** The laws that formulas give for all rows. */
export interface FormulaLaws {
  /** Whether one short formula holds on all rows. */
  readonly isPlain: boolean;
  /**
   * Laws that belong together: one formula that holds on all rows, or formulas with the conditions under which they
   * hold.
   */
  readonly accounts: readonly (readonly string[])[];
}

export function formulaLaws(observed: Observed, size = BANK): FormulaLaws {
  const { letters, rows } = observed;
  const { sample, bank, onSample, seen, whole } = searched(observed, size);
  if (whole) return { isPlain: whole.cost <= PLAIN, accounts: whole.says ? [[whole.says]] : [] };
  for (const equation of agreeingIn(bank, onSample, MIN_PART, 4 * MAX_CANDIDATES)) seen.add(equation);
  const leaves = leavesOf(letters, rows);
  const atoms = atomsOf(leaves, rows.length);
  for (const equation of equationsIn(bank, onSample, subsetsOf(sample, atoms))) seen.add(equation);
  return { isPlain: false, accounts: conditional(seen.all(), atoms, observed) };
}

/**
 * Returns small sets of the sample's places, each within one of the simplest conditions, since one of these may be the
 * law's.
 */
function subsetsOf(sample: readonly number[], atoms: readonly Condition[]): readonly (readonly number[])[] {
  const subsets: number[][] = [];
  for (const { bits } of atoms) {
    const inside = sample.flatMap((row, place) => ((bits[row >>> 5]! >>> (row & 31)) & 1 ? [place] : []));
    if (inside.length < Math.max(SUBSET, SAMPLE / 4)) continue;
    const order = inside.sort(
      (p, q) => digestOf([p, subsets.length]) - digestOf([q, subsets.length]) || p - q,
    );
    subsets.push(order.slice(0, SUBSET));
    if (subsets.length === SUBSETS) break;
  }
  return subsets;
}

/** Texts that together describe the measure, with the rows of the first and the bits saved. */
interface Account {
  readonly texts: readonly string[];
  /** The rows of its first equation. */
  readonly bits: Bits;
  /** Bits that it explains, less those that it takes. */
  readonly saving: number;
}

/**
 * Returns the texts of the best accounts. An account is an equation with the condition that is true exactly where the
 * equation is, and a law for the other rows. If there is no such condition, an equation that is true on nearly all rows
 * remains by itself. An account is left out if its rows are nearly the same as those of a better one, or a subset.
 */
function conditional(
  candidates: readonly Candidate[],
  atoms: readonly Condition[],
  observed: Observed,
): readonly (readonly string[])[] {
  const accounts = candidates
    .slice(0, MAX_CANDIDATES)
    .flatMap(candidate => accountOf(candidate, atoms, observed));
  const accepted: Account[] = [];
  for (const account of accounts.sort((p, q) => q.saving - p.saving)) {
    const isNew = ({ bits }: Account) =>
      !isWithin(account.bits, bits) &&
      sizeOf(without(bits, account.bits)) + sizeOf(without(account.bits, bits)) >
        SAME_PART * observed.rows.length;
    if (accepted.every(isNew)) accepted.push(account);
  }
  const laws = accepted.map(({ texts }) => texts);
  return laws.filter((_, i) => laws.slice(0, i + 1).flat().length <= MAX_LAWS);
}

function accountOf(
  { equation, cost, bits }: Candidate,
  atoms: readonly Condition[],
  observed: Observed,
): Account[] {
  const { measure, rows } = observed;
  const all = bitsOf(rows.length, () => true);
  const matching = rows.flatMap((row, i) => ((bits[i >>> 5]! >>> (i & 31)) & 1 ? [row.at(-1)!] : []));
  if (cost > maxCostOf(matching)) return [];
  const says = equationText(equation, measure);
  const explained = (count: number) => count * bitsOfValues(valuesIn(rows));
  const condition = conditionFor(all, bits, atoms);
  const chosen = choices(rows.length, matching.length);
  if (!condition || chosen < MIN_SAVED_BITS + condition.cost) {
    const saving = explained(matching.length) - chosen - BITS * cost;
    return matching.length < NEARLY_ALL * rows.length ? [] : [{ texts: [says], bits, saving }];
  }
  const elsewhere = elseLaw(without(all, bits), observed);
  const total = cost + condition.cost + (elsewhere?.cost ?? 0);
  return [
    {
      texts: elsewhere
        ? [`${condition.text} implies ${says}`, `${condition.opposite} implies ${elsewhere.says}`]
        : [`${condition.text} iff ${says}`],
      bits,
      saving: explained(elsewhere ? rows.length : matching.length) - BITS * total,
    },
  ];
}

/** Part of the rows in which two sets of them are taken for the same, and part that is nearly all. */
const SAME_PART = 0.1;
const NEARLY_ALL = 0.95;

/** Minimum bits, in addition to its cost, that a condition must save by selecting its rows. */
const MIN_SAVED_BITS = 30;
/** Bits of a unit of cost. */
const BITS = 2;

/** Returns the equation that holds on all rows that are left. */
function elseLaw(
  left: Bits,
  { letters, measure, rows }: Observed,
): { readonly says: string; readonly cost: number } | undefined {
  const rest = rows.filter((_, i) => (left[i >>> 5]! >>> (i & 31)) & 1);
  if (rest.length < SUBSET) return undefined;
  // A more expensive one would not be reported.
  const cost = Math.min(SMALL_BANK.cost, maxCostOf(valuesIn(rest)));
  const { whole } = searched({ letters, measure, rows: rest }, { ...SMALL_BANK, cost });
  return whole?.says === undefined ? undefined : { says: whole.says, cost: whole.cost };
}

/**
 * Returns a bank of formulas on a sample of the rows, and the equations that are true on the whole sample. `whole` is the
 * cheapest of them that holds on all rows, if any; the bank then has no more expensive formulas.
 */
function searched(observed: Observed, size: typeof BANK) {
  const { letters, measure, rows } = observed;
  const sample = drawn(rows.length, SAMPLE);
  const drawnRows = sample.map(row => rows[row]!);
  const onSample = valuesIn(drawnRows);
  let seen = new Candidates(observed);
  let found: Candidate | undefined;
  const bank = new Bank(leavesOf(letters, drawnRows), size, (bank, cost) => {
    seen = new Candidates(observed);
    for (const equation of equationsIn(bank, onSample, [[...sample.keys()]])) seen.add(equation);
    found = seen.all().find(({ bits }) => sizeOf(bits) === rows.length);
    // An equation with a formula that is not in the bank yet would be more expensive.
    return found !== undefined && found.cost <= cost;
  });
  const says = found && found.cost <= maxCostOf(valuesIn(rows)) && equationText(found.equation, measure);
  const whole = found && { cost: found.cost, says: says || undefined };
  return { sample, bank, onSample, seen, whole };
}

function valuesIn(rows: Observed['rows']): number[] {
  return rows.map(row => row.at(-1)!);
}

function bitsOfValues(y: readonly number[]): number {
  return Math.log2(new Set(y).size);
}

/** Returns the cost of a law that values take more to say than: twice its cost and 20 bits. */
function maxCostOf(y: readonly number[]): number {
  return (y.length * bitsOfValues(y) - 20) / 2;
}
