import type { Tally } from '../claim/index.ts';
import { DefinitionError } from '../errors.ts';
import { parseFamily, type Range, readFamily } from '../game/index.ts';
import { type Plan, pipelineOfFamily, planOfFamily, questionOnFamily } from '../plan/index.ts';
import { type RunSettings, run } from './run.ts';

/** Maximum number of cases for checking laws. */
const MAX_CASES = 50_000;

/**
 * Maximum number of heaps searched for a period: a game with a number twice as large may have a period a thousand times
 * as long.
 */
const MAX_HEAPS = 1e6;

/**
 * Judges laws over the ranges of a plan, each extended to twice its end: many laws that hold for small numbers fail there. Returns
 * one tally per law; undefined for a law without a value at some case. Returns undefined if no range can be extended, or
 * if there are too many cases.
 */
export async function tallyTwiceAsFar(
  plan: Pick<Plan, 'sweep' | 'rule' | 'limit' | 'measure'>,
  laws: readonly string[],
  settings: RunSettings,
): Promise<readonly (Tally | undefined)[] | undefined> {
  const { sweep, rule, measure } = plan;
  const { ranges } = readFamily(sweep, 'sweep');
  const over = Object.entries(sweep.over ?? {}).map(([letter, text], i) => [
    letter,
    twiceAsFar(text, ranges[i]!),
  ]);
  const first = Object.entries(sweep.first ?? {}).map(([letter, cases]) => [letter, 2 * cases]);
  const wider = {
    ...sweep,
    ...(sweep.over && { over: Object.fromEntries(over) }),
    ...(sweep.first && { first: Object.fromEntries(first) }),
  };
  const own = parseFamily(sweep).count();
  if (own > MAX_CASES / 2) return undefined;
  const cases = parseFamily(wider).count();
  if (cases === own || cases > MAX_CASES) return undefined;
  const limit = `${Math.min(plan.limit, MAX_HEAPS)}`;
  const question = questionOnFamily({ id: 'guess', sweep: wider, rule, measure, laws, limit });
  const planned = { plan: planOfFamily(question), pipeline: { definition: pipelineOfFamily(question) } };
  try {
    const { conclusions } = await run(planned, { ...settings, rows: 'none' });
    return conclusions.map(({ tally }) => tally);
  } catch (thrown) {
    if (!(thrown instanceof DefinitionError)) throw thrown;
    if (laws.length === 1) return [undefined];
    // One of them has no value somewhere, such as a quotient by 0: judge each law by itself.
    const alone: (Tally | undefined)[] = [];
    for (const law of laws) alone.push((await tallyTwiceAsFar(plan, [law], settings))?.[0]);
    return alone;
  }
}

/** Returns a range extended to twice its end. A list, a single value and a range without end stay as they are. */
function twiceAsFar(text: string, { from, to, steps }: Range): string {
  if (to === 'endless' || to === from || (steps && 'values' in steps)) return text;
  const end = `${from.text}..max(${to.text}, 2 * (${to.text}))`;
  return steps ? `${end} step ${steps.step}` : end;
}
