import type { FamilyCertificate } from '../../check/index.ts';
import { claimsOf } from '../../plan/index.ts';
import { isSame } from '../is-same.ts';
import { provableLawsOf, provedLaws, provedLawsOfFamily } from '../laws.ts';
import type { FinishedPlan, PlannedPipeline } from '../plan-in-work.ts';
import { lawsPath } from '../result-paths.ts';
import { ENGINE } from '../stored-laws.ts';
import type { Mistake } from './replay-rows.ts';

/**
 * Has the engine propose the certificates of a finished run's laws again, and returns a mistake for each family whose
 * certificates differ. The checker would accept either: certificates of fewer games, or in other classes, are also true.
 * Cost: the cost of the proofs in a first run.
 */
export async function otherCertificates(
  { pipeline, plan }: PlannedPipeline,
  finished: FinishedPlan,
): Promise<Mistake[]> {
  const provable = provableLawsOf(claimsOf(pipeline.definition));
  const proposed = await provedLaws(plan, provable, lawsPath(finished), async running => ({
    ...provedLawsOfFamily(plan, provable, running, ENGINE, () => {}),
    warnings: [],
  }));
  const again = byFamily(proposed.certificates);
  const stored = byFamily(finished.certificates);
  return [...new Set([...again.keys(), ...stored.keys()])].flatMap(group =>
    isSame(stored.get(group), again.get(group))
      ? []
      : [{ what: `${group}: the stored certificates differ from those that the engine computes` }],
  );
}

function byFamily(certificates: readonly FamilyCertificate[]): Map<string, FamilyCertificate[]> {
  const groups = new Map<string, FamilyCertificate[]>();
  for (const certificate of certificates) {
    const group = `${certificate.sequence} of ${certificate.family}`;
    groups.set(group, [...(groups.get(group) ?? []), certificate]);
  }
  return groups;
}
