import { formatGame, parseExpression } from '../../game/index.ts';
import { numberOf } from '../evaluate-expression.ts';
import { EXACT } from '../exact-arithmetic.ts';
import { insist } from '../refused.ts';
import { CaseNumbers, type SweptCases } from './case-numbers.ts';
import type { Row } from './column-check.ts';

/** The text of a summary: expressions by column, which group the cases, and the measure whose maximum is given. */
export interface SummaryText {
  readonly by: Readonly<Record<string, string>>;
  readonly most?: string | undefined;
}

/** Maximum number of games kept with their keys: about 200 MB. */
const MAX_GAMES = 1e6;

interface Group {
  readonly key: readonly bigint[];
  cases: number;
  most: bigint;
  at: readonly number[];
}

/**
 * Returns the groups of a summary as rows of its table, in order.
 *
 * @throws Refused if a replay of `limit` heaps does not show all of them
 */
export function groupsOf({ by, most }: SummaryText, swept: SweptCases, limit: number): readonly Row[] {
  const { family } = swept;
  const groups = new Map<string, Group>();
  for (const { at, key, numbers } of keysOfCases({ by, most }, swept, limit)) {
    const value = most === undefined ? 0n : numbers[most]!;
    const group = groups.get(key.join());
    if (!group) groups.set(key.join(), { key, cases: 1, most: value, at });
    else {
      group.cases++;
      // Cases come in order: of equal ones the first stays.
      if (value > group.most) Object.assign(group, { most: value, at });
    }
  }
  return [...groups.values()].sort(compareKeys).map(group => ({
    ...Object.fromEntries(Object.keys(by).map((name, i) => [name, `${group.key[i]}`])),
    cases: `${group.cases}`,
    ...(most !== undefined && {
      undecided: '0',
      [`most_${most}`]: `${group.most}`,
      game: formatGame(family.gameAt(group.at)),
    }),
  }));
}

/** The columns of a summary that name no measure, and their values, which follow from the letters of a game's cases. */
export interface KeysOfGames {
  readonly columns: readonly string[];
  /** The values of these columns for each game and each of its cases, separated by commas. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
}

/** @throws Refused if there are more than `limit` cases, or a million */
export function keysOfGames({ by }: SummaryText, swept: SweptCases, limit: number): KeysOfGames {
  const { family, measures } = swept;
  const ofLetters = Object.entries(by).filter(([, text]) => {
    const { names } = parseExpression(text, { where: 'summary', names: namesIn(swept), type: 'integer' });
    return names.every(name => !measures.includes(name));
  });
  const games = new Map<string, string[]>();
  const cases = keysOfCases({ by: Object.fromEntries(ofLetters) }, swept, Math.min(limit, MAX_GAMES));
  for (const { at, key } of cases) {
    const game = formatGame(family.gameAt(at));
    const keys = games.get(game);
    if (keys) keys.push(key.join());
    else games.set(game, [key.join()]);
  }
  return { columns: ofLetters.map(([name]) => name), keys: games };
}

function namesIn({ family, measures }: SweptCases): string[] {
  return [...family.letters, ...measures];
}

/**
 * Yields each case with its key and the numbers that its group depends on.
 *
 * @throws Refused if a replay of `limit` heaps does not show them, or there are more cases
 */
function* keysOfCases({ by, most }: SummaryText, swept: SweptCases, limit: number) {
  const { family } = swept;
  const expressions = Object.values(by).map(text =>
    parseExpression(text, { where: 'summary', names: namesIn(swept), type: 'integer' }),
  );
  const used = new Set([...expressions.flatMap(({ names }) => names), ...(most === undefined ? [] : [most])]);
  const cases = new CaseNumbers(swept, [...used], limit);
  let number = 0;
  for (const at of family.cases()) {
    insist(++number <= limit, `there are more than ${limit} cases`);
    const numbers = cases.at(at);
    insist(numbers !== undefined, 'the measures of a case are unknown');
    yield { at, numbers, key: expressions.map(({ root }) => numberOf(root, numbers, EXACT)) };
  }
}

function compareKeys({ key: p }: Group, { key: q }: Group): number {
  const i = p.findIndex((number, at) => number !== q[at]);
  return i < 0 ? 0 : p[i]! < q[i]! ? -1 : 1;
}
