import { DefinitionError } from '../../errors.ts';
import { compileConditionByName, parseExpression } from '../../game/index.ts';
import type { Observed } from './candidates.ts';
import { classLaws } from './classes.ts';
import { digestOf } from './draw.ts';
import { BANK, formulaLaws } from './formula-laws.ts';

/** A law found on some rows that also holds on the rows held back. */
export interface GuessedLaw {
  /** The law in the expression language. */
  readonly law: string;
  /** Rows that meet its hypothesis, among those it was found on. */
  readonly found: number;
  /** The number of rows held back that confirm it. */
  readonly confirmed: number;
  /** Rows of either kind on which it fails: none, but of a formula that holds on nearly all rows. */
  readonly exceptions: readonly (readonly number[])[];
}

/** Minimum number of rows for a search. */
export const MIN_ROWS = 20;
/** The part of the rows on which laws are found, and the maximum number of these rows. */
const FOUND_ON = 0.7;
const MAX = 1200;

/**
 * Guesses short laws of a measure: a formula for all rows, or formulas with the conditions under which they hold, or, with
 * one letter, a linear formula for each residue class. Returns them in the order of {@link ranked}, or nothing if no short
 * law holds.
 *
 * Three rows in ten, drawn by their letters, are held back and only confirm; for residue classes, the last three tenths of
 * the range. A law must say less than it explains. A formula of cost c, in letters and operations, needs rows whose values
 * have 2c + 20 bits. A condition that selects k of n rows needs log2 of n over k to be at least 30 bits plus its cost. A
 * measure that is the same on all rows is that number.
 *
 * A guess is a conjecture: check it over a wider range. Cost: seconds. Memory: about 100 MB.
 *
 * @param settings bank: maximum cost of the formulas tried, in letters and operations, and their maximum number
 */
export function guessLaws({ letters, measure, rows }: Observed, { bank = BANK } = {}): readonly GuessedLaw[] {
  if (letters.length === 0 || rows.length < MIN_ROWS) return [];
  const drawn = rows.toSorted((p, q) => digestOf(p.slice(0, -1)) - digestOf(q.slice(0, -1)));
  const [kept, heldBack] = parted(drawn, (_, i) => i < Math.min(MAX, FOUND_ON * rows.length));
  const values = new Set(rows.map(row => row.at(-1)!));
  const observed = { letters, measure, rows: kept };
  const { isPlain, accounts } =
    values.size === 1
      ? { isPlain: true, accounts: [[`${measure} = ${rows[0]!.at(-1)}`]] }
      : formulaLaws(observed, bank);
  const laws = ranked(accounts.map(account => confirmed(account, observed, heldBack)));
  if (letters.length > 1 || (isPlain && laws.length > 0)) return laws;
  const ascending = rows.toSorted(([p], [q]) => p! - q!);
  const [low, high] = parted(ascending, (_, i) => i < FOUND_ON * rows.length);
  const classes = classLaws(letters[0]!, measure, low as [number, number][]);
  const holding = confirmed(classes, { letters, measure, rows: low }, high);
  // A single class could be chance.
  const areHeld = holding.length === classes.length && classes.length > 0;
  return areHeld && (laws.length === 0 || classes.length <= MAX_FEW_CLASSES) ? holding : laws;
}

/** Maximum number of residue classes whose lines are preferred to long formulas and conditions. */
const MAX_FEW_CLASSES = 4;

/**
 * Orders groups of laws that belong together, such as two with opposite conditions: those without an exception first,
 * then the shorter ones.
 */
export function ranked(accounts: readonly (readonly GuessedLaw[])[]): readonly GuessedLaw[] {
  const rank = (laws: readonly GuessedLaw[]) => ({
    hasExceptions: Number(laws.some(({ exceptions }) => exceptions.length > 0)),
    length: laws.reduce((sum, { law }) => sum + law.length, 0),
  });
  return accounts
    .map(laws => ({ laws, ...rank(laws) }))
    .sort((p, q) => p.hasExceptions - q.hasExceptions || p.length - q.length)
    .flatMap(({ laws }) => laws);
}

function parted<T>(all: readonly T[], isFirst: (item: T, i: number) => boolean): readonly [T[], T[]] {
  const first: T[] = [];
  const others: T[] = [];
  for (const [i, item] of all.entries()) (isFirst(item, i) ? first : others).push(item);
  return [first, others];
}

/**
 * Returns the laws that hold, in the exact arithmetic of the language, on the rows where they were found and on others. A
 * law without a value at some row, such as a quotient by 0, is left out.
 */
function confirmed(
  laws: readonly string[],
  { letters, measure, rows }: Observed,
  others: Observed['rows'],
): readonly GuessedLaw[] {
  const names = [...letters, measure];
  return laws.flatMap(law => {
    const [found, confirmed] = [testLaw(law, names, rows), testLaw(law, names, others)];
    if (!found || !confirmed) return [];
    const exceptions = [...found.failing, ...confirmed.failing];
    const isFalse = ({ met, failing }: LawTest) => failing.length > EXCEPTIONS * met;
    if (confirmed.met === 0 || isFalse(found) || isFalse(confirmed)) return [];
    return [{ law, found: found.met, confirmed: confirmed.met, exceptions }];
  });
}

/** Part of the rows that may be exceptions. */
const EXCEPTIONS = 0.05;

/** The number of rows that satisfy the hypothesis of a law, and the rows on which it fails. */
interface LawTest {
  readonly met: number;
  readonly failing: Observed['rows'];
}

/**
 * Returns the number of rows that satisfy a law's hypothesis, and the rows on which it fails; undefined if it has no
 * value at some row.
 */
function testLaw(law: string, names: readonly string[], rows: Observed['rows']): LawTest | undefined {
  const expression = parseExpression(law, { where: 'guess', names, type: 'condition' });
  const { root } = expression;
  const isMet = root.kind === 'implies' ? compileConditionByName(expression, root.left) : () => true;
  const holds = compileConditionByName(expression);
  const named = (row: readonly number[]) => Object.fromEntries(names.map((name, i) => [name, row[i]!]));
  try {
    return {
      met: rows.filter(row => isMet(named(row))).length,
      failing: rows.filter(row => !holds(named(row))),
    };
  } catch (thrown) {
    if (thrown instanceof DefinitionError) return undefined;
    throw thrown;
  }
}
