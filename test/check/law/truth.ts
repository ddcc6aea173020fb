import {
  periodicityOfAllBut,
  periodicityOfNimValues,
  periodicityOfOutcomes,
} from '../../../src/engine/index.ts';
import type { LawCertificate } from '../../../src/game/index.ts';
import { at, setAt } from '../../engine/prove/unfolded.ts';

/** Whether a law is true for one game, by the engine's own search. */
export function isTrueAt(k: number, certificate: LawCertificate): boolean {
  const { family, ending, objective, sequence, preperiod, period, saltus } = certificate;
  const set = setAt(k, certificate);
  if (set.some((number, i) => number <= (set[i - 1] ?? 0))) return false;
  const found = family.startsWith('N')
    ? periodicityOfAllBut(set, 1e7)
    : sequence === 'outcomes'
      ? periodicityOfOutcomes(set, { ending, objective }, 1e7)
      : periodicityOfNimValues(set, ending, 1e7);
  return (
    found.status === 'proved' &&
    found.preperiod === at(k, preperiod) &&
    found.period === at(k, period) &&
    found.saltus === at(k, saltus)
  );
}
