import { TableCheck } from '../../check/index.ts';
import { formatGame, type Game, type SumOfHeaps } from '../../game/index.ts';
import type { Plan } from '../../plan/index.ts';

/** The result of checking one row by a replay. */
export type DoubleChecked =
  | { readonly status: 'agrees' }
  | { readonly status: 'differs'; readonly why: string }
  | { readonly status: 'too long' };

/** Returns the measures of a plan that a replay proves; a plan without any cannot be checked so. */
export function certifiedMeasures({ measure, rule }: Pick<Plan, 'measure' | 'rule'>): string[] {
  const { checked } = new TableCheck(['game', ...measure], { rule, limit: 1 });
  return checked.filter(name => name !== 'game');
}

/**
 * Compares the numbers of a row with a replay by `src/check`, heap by heap. The checker shares no code with the engine, and
 * finds the least preperiod and period itself.
 *
 * @param row by measure
 * @param maxHeaps heaps of one replay
 */
export function doubleCheck(
  game: Game | SumOfHeaps,
  row: Readonly<Record<string, unknown>>,
  { rule }: Pick<Plan, 'rule'>,
  maxHeaps: number,
): DoubleChecked {
  const table = new TableCheck(['game', ...Object.keys(row)], { rule, limit: maxHeaps });
  const { verdict, faults } = table.verdict([formatGame(game), ...Object.values(row).map(String)], 1);
  if (verdict === 'refused') {
    const why = faults.map(
      ({ column, expected, received }) => `${column}: the row has ${received}, a replay gives ${expected}`,
    );
    return { status: 'differs', why: why.join('; ') };
  }
  return { status: verdict === 'verified' ? 'agrees' : 'too long' };
}
