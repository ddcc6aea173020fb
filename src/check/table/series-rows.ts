import { parseExpression } from '../../game/index.ts';
import { numberOf } from '../evaluate-expression.ts';
import { EXACT } from '../exact-arithmetic.ts';
import { insist, TooExpensive } from '../refused.ts';
import type { Replayable } from '../replay.ts';
import { CaseNumbers, type SweptCases } from './case-numbers.ts';
import { leftAfter } from './left-after.ts';
import type { ExpectedRows } from './listed-rows.ts';
import type { TableRule } from './replays.ts';

/** The length of a series of a plan. */
export interface SeriesText {
  readonly series: string;
  readonly upTo: string;
}

interface SeriesKeys {
  /** The columns that distinguish the rows of one case. */
  readonly columns: readonly string[];
  readonly keys: (game: Replayable, rule: TableRule, upTo: number) => Iterable<readonly number[]>;
}

const KEYS: Readonly<Record<string, SeriesKeys>> = {
  terms: { columns: ['heap'], keys: below },
  outcomes: { columns: ['heap'], keys: below },
  tiling: { columns: ['heap'], keys: below },
  patterns: { columns: ['k'], keys: below },
  moves: {
    columns: ['from', 'to'],
    keys: (game, rule, upTo) =>
      leftAfter(game, rule, upTo - 1).flatMap((left, from) => left.map(to => [from, to])),
  },
};

/**
 * Returns the keys of the rows that a series of a plan is to have, by columns; undefined if the checker does not know them.
 *
 * @throws Refused or TooExpensive from the keys, if a replay within `limit` heaps does not show how far the series goes
 */
export function seriesRows(
  { series, upTo }: SeriesText,
  swept: SweptCases,
  limit: number,
): ExpectedRows | undefined {
  const known = Object.hasOwn(KEYS, series) ? KEYS[series] : undefined;
  if (!known) return undefined;
  const { family, measures, rule } = swept;
  const { root, names } = parseExpression(upTo, {
    where: `${series}.upTo`,
    names: [...family.letters, ...measures],
    type: 'integer',
  });
  const numbers = new CaseNumbers(swept, names, limit);
  function* keys() {
    for (const at of family.cases()) {
      const game = family.gameAt(at);
      const found = numbers.at(at);
      insist(found !== undefined && game.kind !== 'sum' && game.kind !== 'file', 'the length of a series');
      const far = Number(numberOf(root, found, EXACT));
      if (far > limit) throw new TooExpensive(far);
      for (const key of known!.keys(game, rule, far)) yield [...at, ...key];
    }
  }
  return { columns: [...family.letters, ...known.columns], keys: keys() };
}

function* below(_game: Replayable, _rule: TableRule, upTo: number): Generator<readonly number[]> {
  for (let key = 0; key < upTo; key++) yield [key];
}
