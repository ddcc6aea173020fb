import { formatGame, parseFamily, readFamily } from '../game/index.ts';
import { hasPeriods, type Plan, sweepText } from '../plan/index.ts';
import type { Result } from '../run/index.ts';
import type { Mathematics } from './document/model.ts';
import { conditionTex, gameTex, rangeTex } from './document/tex.ts';
import { counted, grouped } from './numbers.ts';
import { seriesText } from './sentence.ts';

/** The endings and objectives in words; empty for the usual ones. */
const ENDINGS: Readonly<Record<Plan['rule']['ending'], string>> = {
  normal: '',
  'take-all': 'take-all ending: a heap smaller than every move may also be removed whole',
  sink: 'sink ending: a move may be larger than the heap, and then removes all of it',
};
const OBJECTIVES: Readonly<Record<Plan['rule']['objective'], string>> = {
  'last-player-wins': '',
  'last-player-loses': 'misère: the player who makes the last move loses',
};

/** Returns the range of a pipeline as mathematics: family, parameter ranges, condition, rule of play and limits. */
export function rangeOf({ asked: { id, plan }, cases }: Result): Mathematics {
  const { sweep, limit } = plan;
  const names = Object.keys(sweep.over ?? {});
  const { ranges } = readFamily(sweep, 'sweep');
  const tex = sweep.called === undefined ? gameTex(sweep.game, names) : undefined;
  const conditions = sweep.where === undefined ? [] : [conditionTex(sweep.where, names)];
  const letters = [...ranges.map((range, i) => rangeTex(names[i]!, range)), ...conditions];
  const first = Object.entries(sweep.first ?? {});
  const lines = [
    { text: sweep.called ?? sweep.game, ...(tex !== undefined && { tex }) },
    ...(letters.length > 0 && sweep.called === undefined
      ? [
          {
            text: sweepText({
              sweep: { game: '', over: sweep.over!, ...(sweep.where && { where: sweep.where }) },
            }).slice(2),
            tex: letters.join(',\\quad '),
          },
        ]
      : []),
    ...first.map(([letter, count]) => ({
      text: `the first ${counted(count, 'value')} of ${letter} for each choice of the other parameters`,
    })),
    ...[ENDINGS[plan.rule.ending], OBJECTIVES[plan.rule.objective]].filter(Boolean).map(text => ({ text })),
    {
      text: [
        counted(cases, 'case'),
        ...(hasPeriods(plan) ? [`search limit ${grouped(limit)} heaps per game`] : []),
        ...(plan.series.length > 0 ? [seriesText(plan)] : []),
      ].join(', '),
    },
  ];
  return { kind: 'mathematics', label: `Range of ${id}`, lines };
}

/** Returns the first witness of a claim, or else the first case. */
export function firstGame({ claims, asked }: Result): string {
  const witness = claims.flatMap(({ tally }) => tally.counterexample ?? tally.mutantWitness ?? []);
  if (witness[0]) return witness[0].game;
  const family = parseFamily(asked.plan.sweep);
  const [first] = family.cases();
  return formatGame(family.gameAt(first!));
}

/** Typical parameters of families whose smallest parameters are an exceptional case. */
const TYPICAL: Readonly<Record<string, readonly number[]>> = { 'N - {a, b, a+b}': [3, 10] };

/** Returns the parameters of a typical case if it is in the range, or else of the first case. */
export function exampleCase({ sweep }: Plan): Readonly<Record<string, number>> {
  const names = Object.keys(sweep.over ?? {});
  const typical = TYPICAL[sweep.game];
  let example: readonly number[] | undefined;
  for (const letters of parseFamily(sweep).cases()) {
    example ??= letters;
    if (typical === undefined) break;
    if (!typical.every((value, i) => value === letters[i])) continue;
    example = letters;
    break;
  }
  return Object.fromEntries(names.map((name, i) => [name, example![i]!]));
}
