import { tryCollect } from '../errors.ts';
import { type AffineForm, type AffineSet, affineSets, valueAt } from './affine-sets.ts';
import { type Family, parseFamily } from './family.ts';
import type { FamilyText } from './family-text.ts';
import { type Ending, formatGame, type Objective } from './game.ts';
import { gcd } from './language/arithmetic.ts';
import { compileCondition } from './language/compile.ts';
import { parseExpression } from './language/expression.ts';
import { parseGame } from './notation.ts';
import { substitutions } from './substitutions.ts';

/** A statement of this project about a family. */
export interface KnownStatement {
  readonly says: string;
  readonly verdict: 'theorem' | 'holds' | 'fails';
  /** The conditions of the statement, as formulas in the parameters of the family. */
  readonly if?: readonly string[];
  /** The rank among other statements: laws on periods come first, and then theorems. */
  readonly weight: number;
  /** The hypothesis of a theorem, or the computed range. */
  readonly for: string;
  /** The place of the proof, or the file of certificates. */
  readonly by?: string;
  /** The cases of a theorem: all that satisfy its hypothesis, or those with every value of one letter. */
  readonly reach?: 'all' | 'every';
}

/** A family that a pipeline is about, as the index of known families has it. Plain JSON. */
export interface KnownFamily {
  readonly pipeline: string;
  readonly question: string;
  /** The address of its page on the site. */
  readonly page: string;
  readonly family: FamilyText;
  readonly ending: Ending;
  readonly objective: Objective;
  /** The numbers of its sets, if they are affine in its letters. */
  readonly sets?: readonly AffineSet[];
  /** The letter for all values of which its certificates prove statements. */
  readonly every?: string;
  /** Places in other works that print the same, a special case, or something related. */
  readonly prior?: readonly string[];
  readonly statements: readonly KnownStatement[];
}

/** What this project knows about a game or family. */
export interface Known extends Pick<KnownFamily, 'pipeline' | 'question' | 'page' | 'prior' | 'statements'> {
  /** The family of the pipeline. */
  readonly game: string;
  readonly range: string;
  /** The common factor by which the moves were divided to find the family. */
  readonly dividedBy?: number;
}

/** A game, or a family with the ranges of its letters. */
export interface KnownQuestion {
  readonly family: FamilyText;
  readonly ending: Ending;
  readonly objective: Objective;
}

/**
 * Returns the pipelines that are about a game or family, or about one that contains it, the closest first. Moves may come in
 * any order, letters may have other names, and a common factor of all moves of a finite set is divided out. A family whose
 * numbers are all different letters, such as {a, b, c}, counts only for itself and for what theorems say of its members.
 * Cost: some milliseconds.
 *
 * @throws DefinitionError for a text that is not a game or family
 * @example
 * knownFamilies({ family: { game: '{2, 4}' }, ending: 'normal', objective: 'last-player-wins' }, []) // []
 */
export function knownFamilies(question: KnownQuestion, index: readonly KnownFamily[]): readonly Known[] {
  const { family, ending, objective } = question;
  const own = affineSets(family);
  const [wanted] = own?.sets ?? [];
  const isAffine = own?.sets.length === 1 && wanted !== undefined;
  const name = nameOf(family);
  const points = isAffine ? [...pointsOf(family)] : [];
  const divisor = isAffine && own.base === 'none' && ending === 'normal' ? divisorOf(wanted) : 1;
  const found = index.flatMap((known): Found[] => {
    if (known.objective !== objective) return [];
    for (const by of divisor > 1 ? [1, divisor] : [1]) {
      const numbers = wanted?.numbers.map(form => form.map(x => x / by)) ?? [];
      const isNatural = (form: AffineForm) => form.every((x, i) => x === (i === 0 ? 1 : 0));
      const isSameRule =
        known.ending === ending || (ending !== 'sink' && known.ending !== 'sink' && numbers.some(isNatural));
      if (!isSameRule) continue;
      const statements =
        isAffine && known.sets
          ? own.base === baseOf(known)
            ? statementsAt(known, { numbers, points })
            : []
          : nameOf(known.family) === name
            ? known.statements
            : [];
      if (statements.length > 0) return [{ known, statements, by }];
    }
    return [];
  });
  const byCloseness = (p: Found, q: Found) =>
    lettersOf(p.known).length - lettersOf(q.known).length ||
    maxWeight(q) - maxWeight(p) ||
    theorems(q) - theorems(p);
  return found.sort(byCloseness).map(({ known, statements, by }) => {
    const { pipeline, question, page, family, prior } = known;
    const range = Object.entries(family.over ?? {}).map(([letter, text]) => `${letter} = ${text}`);
    return {
      pipeline,
      page,
      question,
      game: family.called ?? family.game,
      range: [...range, ...(family.where === undefined ? [] : [family.where])].join('; '),
      ...(prior && { prior }),
      statements: statements.toSorted((p, q) => q.weight - p.weight),
      ...(by > 1 && { dividedBy: by }),
    };
  });
}

interface Found {
  readonly known: KnownFamily;
  readonly statements: readonly KnownStatement[];
  readonly by: number;
}

function maxWeight({ statements }: Found): number {
  return Math.max(...statements.map(({ weight }) => weight));
}

function theorems({ statements }: Found): number {
  return statements.filter(({ verdict }) => verdict === 'theorem').length;
}

function lettersOf({ family }: KnownFamily): readonly string[] {
  return Object.keys(family.over ?? {});
}

function baseOf({ family }: KnownFamily): 'none' | 'N' {
  return family.game.trimStart().startsWith('{') ? 'none' : 'N';
}

/** Returns the canonical notation of a game, or the text of a family without spaces. */
function nameOf({ game, over = {} }: FamilyText): string {
  const read = Object.keys(over).length === 0 ? tryCollect([], () => parseGame(game)) : undefined;
  return read ? formatGame(read) : game.replace(/\s/g, '');
}

function divisorOf({ numbers }: AffineSet): number {
  return numbers.flat().reduce(gcd, 0);
}

/** Numbers in terms of letters, and some values of these letters. */
interface Pattern {
  readonly numbers: readonly AffineForm[];
  readonly points: readonly (readonly number[])[];
}

/** Returns the statements of a pipeline that cover some of the wanted sets. */
function statementsAt(known: KnownFamily, wanted: Pattern): readonly KnownStatement[] {
  const letters = lettersOf(known);
  const covers = new Map<KnownStatement, boolean>();
  for (const { at, numbers } of known.sets ?? []) {
    const isGeneral = letters.length > 0 && isOfLetters(numbers);
    const free = letters.filter(letter => !(letter in at)).length;
    for (const forms of substitutions(numbers, free, wanted.numbers)) {
      const isSame = isGeneral && isOfLetters(wanted.numbers);
      const isClass = letters.every(
        (letter, i) => letter === known.every || forms[i]!.slice(1).every(x => x === 0),
      );
      for (const statement of known.statements) {
        if (covers.get(statement)) continue;
        const { reach = 'own' } = statement;
        if (
          isGeneral &&
          !isSame &&
          !(isClass && (reach === 'every' || (reach === 'all' && letters.length < 3)))
        )
          continue;
        const family = familyFor(known, reach);
        const isCovered = wanted.points.some(point => {
          const values = forms.map((form, i) => at[letters[i]!] ?? Math.round(valueAt(form, point)));
          const isExact = forms.every(
            (form, i) => letters[i]! in at || Math.abs(valueAt(form, point) - values[i]!) < 1e-6,
          );
          return isExact && has(family, values) && applies(statement, letters, values);
        });
        covers.set(statement, isCovered);
      }
    }
  }
  return known.statements.filter(statement => covers.get(statement));
}

/** Whether the numbers are letters, all different. */
function isOfLetters(numbers: readonly AffineForm[]): boolean {
  const at = numbers.map(form => form.findIndex(x => x !== 0));
  return (
    new Set(at).size === at.length &&
    numbers.every((form, i) => at[i]! > 0 && form[at[i]!] === 1 && form.filter(x => x !== 0).length === 1)
  );
}

/** How far a statement reaches: the computed range, every value of one letter, or all values that its hypothesis allows. */
type Reach = NonNullable<KnownStatement['reach']> | 'own';

const families = new WeakMap<KnownFamily, Map<Reach, Family>>();

/** Returns the family with ranges that end as far as a statement reaches. */
function familyFor(known: KnownFamily, reach: Reach): Family {
  const kept = families.get(known) ?? new Map<Reach, Family>();
  families.set(known, kept);
  const before = kept.get(reach);
  if (before) return before;
  const { game, over = {}, where, first = {} } = known.family;
  const ranges = Object.entries(over).map(([letter, range]) => {
    const isFar = reach === 'all' ? /\.\.\d*$/.test(range) : reach === 'every' && letter === known.every;
    const few = range.endsWith('..') ? `${range}${range.slice(0, -2)} + ${(first[letter] ?? 1) - 1}` : range;
    return [letter, isFar ? range.replace(/\.\..*$/, `..${2 ** 31}`) : few];
  });
  const made = parseFamily({ game, over: Object.fromEntries(ranges), ...(where !== undefined && { where }) });
  kept.set(reach, made);
  return made;
}

function has(family: Family, values: readonly number[]): boolean {
  const box = values.map(value => ({ from: value, to: value }));
  return family.cases(box).next().done === false;
}

type Condition = (values: readonly number[]) => boolean;

const conditionsOf = new WeakMap<KnownStatement, readonly Condition[]>();

/** Whether a case satisfies the conditions of a statement. A condition on measures counts as satisfied. */
function applies(statement: KnownStatement, names: readonly string[], values: readonly number[]): boolean {
  let conditions = conditionsOf.get(statement);
  if (conditions === undefined) {
    conditions = (statement.if ?? []).flatMap(text => {
      const condition = tryCollect([], () =>
        parseExpression(text, { where: 'if', names, type: 'condition' }),
      );
      return condition === undefined ? [] : [compileCondition(condition, names)];
    });
    conditionsOf.set(statement, conditions);
  }
  return conditions.every(isSatisfied => isSatisfied(values));
}

/** Maximum number of cases of a family that are looked at. */
const MAX_POINTS = 2000;

/** Returns cases of the wanted family, spread over its ranges. */
function* pointsOf({ over = {}, where }: FamilyText): Generator<readonly number[]> {
  const letters = Object.keys(over);
  if (letters.length === 0) {
    yield [];
    return;
  }
  const unbounded = Object.entries(over).map(([letter, range]) => [
    letter,
    range.replace(/\.\.\s*$/, '..10^6'),
  ]);
  const game = `{${letters.join(', ')}}`;
  const family = parseFamily({
    game,
    over: Object.fromEntries(unbounded),
    ...(where !== undefined && { where }),
  });
  const each = Math.max(2, Math.floor(MAX_POINTS ** (1 / letters.length)));
  const sides = family.span.map(({ from, to }) => {
    const steps = Math.min(each, to - from + 1);
    const near = Math.ceil(steps / 2);
    return Array.from({ length: steps }, (_, i) =>
      i < near
        ? from + i
        : to - Math.floor(((steps - 1 - i) * (to - from - near)) / Math.max(1, steps - near)),
    );
  });
  for (const point of productOf(sides)) if (has(family, point)) yield point;
}

function* productOf(sides: readonly (readonly number[])[]): Generator<readonly number[]> {
  const [first, ...rest] = sides;
  if (!first) yield [];
  else for (const value of first) for (const others of productOf(rest)) yield [value, ...others];
}
