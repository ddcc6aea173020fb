import { verifyCertificate } from '../check/certificate.ts';
import {
  certificateOfAllBut,
  certificateOfNimValues,
  certificateOfOutcomes,
  periodicityOfAllBut,
  periodicityOfNimValues,
  periodicityOfOutcomes,
} from '../engine/index.ts';
import type { Certificate } from '../game/certificate.ts';
import { formatGame, type Game, type SumOfHeaps } from '../game/index.ts';
import type { Plan } from '../pipeline/index.ts';

/** What came of checking one row by other means. */
export type DoubleChecked =
  | { readonly status: 'agrees' }
  | { readonly status: 'differs'; readonly why: string }
  | { readonly status: 'too long' };

/** Which number of a certificate a measure is. */
const NIM_MEASURES = { preperiod: 'preperiod', period: 'period', saltus: 'saltus' } as const;
const OUTCOME_MEASURES = { outcomePreperiod: 'preperiod', T: 'period' } as const;

/** The measures of a plan that a certificate proves; a plan without any cannot be checked so. */
export function certifiedMeasures({ measure }: Pick<Plan, 'measure'>): string[] {
  return measure.filter(name => name in NIM_MEASURES || name in OUTCOME_MEASURES);
}

/**
 * Holds the numbers of a row against certificates, which `src/check` replays heap by heap: it shares no code with the
 * engine, and refuses a preperiod or period that is not the least.
 *
 * @param row by measure
 * @param most heaps of one replay
 */
export function doubleCheck(
  game: Game | SumOfHeaps,
  row: Readonly<Record<string, unknown>>,
  plan: Plan,
  most: number,
): DoubleChecked {
  // A certificate costs about as much as its replay: what is too long is seen from the row.
  const heaps = ['preperiod', 'period', 'outcomePreperiod', 'T'].map(name => Number(row[name] ?? 0));
  if (Math.max(heaps[0]! + heaps[1]!, heaps[2]! + heaps[3]!) > most) return { status: 'too long' };
  for (const [measures, certificate] of certificatesOf(game, row, plan)) {
    if (certificate === undefined) return { status: 'differs', why: 'the engine does not decide it again' };
    for (const [measure, field] of Object.entries(measures)) {
      if (measure in row && row[measure] !== certificate[field]) {
        const why = `${measure}: the row has ${row[measure]}, the certificate ${certificate[field]}`;
        return { status: 'differs', why };
      }
    }
    const verdict = verifyCertificate(certificate, { limit: most });
    if (!verdict.ok) {
      if (certificate.preperiod + certificate.period > most / 2) return { status: 'too long' };
      return { status: 'differs', why: verdict.why };
    }
  }
  return { status: 'agrees' };
}

type Checks = readonly [
  measures: Readonly<Record<string, 'preperiod' | 'period' | 'saltus'>>,
  certificate: Certificate | undefined,
];

function* certificatesOf(
  game: Game | SumOfHeaps,
  row: Readonly<Record<string, unknown>>,
  { rule, limit }: Plan,
): Generator<Checks> {
  const asks = (measures: object) => Object.keys(measures).some(name => name in row);
  if (game.kind === 'all-but') {
    const found = periodicityOfAllBut(game.excluded, limit);
    const isProved = found.status === 'proved';
    yield [NIM_MEASURES, isProved ? certificateOfAllBut(game.excluded, formatGame(game), found) : undefined];
    return;
  }
  if (game.kind !== 'finite') return;
  if (asks(NIM_MEASURES)) {
    const found = periodicityOfNimValues(game.moves, rule.ending, limit);
    const isProved = found.status === 'proved';
    yield [NIM_MEASURES, isProved ? certificateOfNimValues(game.moves, rule.ending, found) : undefined];
  }
  if (asks(OUTCOME_MEASURES)) {
    const found = periodicityOfOutcomes(game.moves, rule, limit);
    const isProved = found.status === 'proved';
    yield [OUTCOME_MEASURES, isProved ? certificateOfOutcomes(game.moves, rule, found) : undefined];
  }
}
