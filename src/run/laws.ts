import {
  closedFormConclusion,
  type FamilyCertificate,
  gameAt,
  holdsForFamily,
  knownFamily,
  type OfFamily,
} from '../check/index.ts';
import { type Claim, type ForAllValues, joined, MEASURES, type Proof, type Tally } from '../claim/index.ts';
import { BrokenInvariantError } from '../errors.ts';
import {
  type ConditionNode,
  formatFamilyOfOneLetter,
  formatGame,
  parseExpression,
  parseFamily,
} from '../game/index.ts';
import { conditionOf, type Plan, type RunningFamily, runningFamilies, runningText } from '../plan/index.ts';
import { wasAccepted } from './loops-laws.ts';
import { type CertificateSource, certificatesIn, type LawRule } from './stored-laws.ts';

/** Returns certificates as a JSON list with one line each, which `verify` reads. */
export function lawsText(certificates: readonly FamilyCertificate[]): string {
  return `[\n${certificates.map(certificate => JSON.stringify(certificate)).join(',\n')}\n]\n`;
}

/** The results of certificates for the laws of a pipeline, or for one of its families. Plain JSON. */
export interface ProvedLaws<P = Proof> {
  /** The certificates, ordered by sequence, then by family in the order of the sweep. */
  readonly certificates: readonly FamilyCertificate[];
  /** The proof of each law; undefined for a law about the cases only. */
  readonly proofs: readonly (P | undefined)[];
  readonly warnings: readonly string[];
}

/** The proof of a law for one family, which names neither the range of the pipeline nor its file of certificates. */
export type FamilyProof = Exclude<Proof, { status: 'proved' }> | Proved;
type Proved = Omit<Extract<Proof, { status: 'proved' }>, 'hypothesis' | 'reference'>;

/** The laws of a pipeline that are about all values of a letter; undefined for the others. */
export type ProvableLaws = readonly (ForAllValues | undefined)[];

/** Returns the laws among some claims that are about all values of a letter, each at the index of its claim. */
export function provableLawsOf(claims: readonly Claim[]): ProvableLaws {
  return claims.map(claim => (claim.kind === 'law' ? claim.provable : undefined));
}

/** A family whose last letter is unbounded, with the results of its certificates. */
interface ProvedFamily extends RunningFamily {
  readonly certificates: readonly FamilyCertificate[];
  readonly facts: OfFamily;
}

/**
 * Returns the verdicts that certificates give on each law about all values of a letter.
 *
 * @param reference the path of the file of the certificates
 * @param ofFamily {@link provedLawsInStore}, in this thread or in another: called once per family, so that all threads share the work
 */
export async function provedLaws(
  plan: Plan,
  provable: ProvableLaws,
  reference: string,
  ofFamily: (running: RunningFamily) => Promise<ProvedLaws<FamilyProof>>,
): Promise<ProvedLaws> {
  const families = provable.some(Boolean) ? runningFamilies(plan.sweep) : [];
  const { proofs, ...all } = ofAll(await Promise.all(families.map(ofFamily)), provable);
  const named = (proof: FamilyProof | undefined): Proof | undefined => {
    if (proof?.status !== 'proved') return proof;
    const { status, ...counts } = proof;
    return { status, hypothesis: runningText(plan.sweep), reference, ...counts };
  };
  return { ...all, proofs: proofs.map(named) };
}

/**
 * Calls {@link provedLawsOfFamily} with the certificates in a block store. For any thread.
 *
 * @param code digest of the code that finds them
 * @param fresh ignore stored certificates
 */
export function provedLawsInStore(
  blocks: string,
  code: string,
  fresh: boolean,
  plan: Plan,
  provable: ProvableLaws,
  running: RunningFamily,
): ProvedLaws<FamilyProof> {
  const warnings: string[] = [];
  const warn = (text: string) => warnings.push(text);
  const inStore = certificatesIn(blocks, code, warn);
  const source: CertificateSource = fresh ? { ...inStore, readStored: () => undefined } : inStore;
  return { ...provedLawsOfFamily(plan, provable, running, source, warn), warnings };
}

/**
 * Returns the verdicts that certificates give on the laws, for one choice of all letters except the last. The checker
 * verifies each certificate, and decides.
 *
 * @throws BrokenInvariantError for a certificate that is rejected and was not stored by an earlier run
 */
export function provedLawsOfFamily(
  plan: Plan,
  provable: ProvableLaws,
  running: RunningFamily,
  source: CertificateSource,
  warn: (text: string) => void,
): Pick<ProvedLaws<FamilyProof>, 'certificates' | 'proofs'> {
  const proved = new Map(
    sequencesOf(provable).map(sequence => [
      sequence,
      provedFamily(running, lawRuleOf(plan, sequence), source, warn),
    ]),
  );
  return {
    certificates: [...proved.values()].flatMap(({ certificates }) => certificates),
    proofs: provable.map(law => law && proofOf(law, proved.get(law.sequence)!, plan)),
  };
}

/** Combines the proofs of all families, in the order of the sweep. */
function ofAll(
  families: readonly ProvedLaws<FamilyProof>[],
  provable: ProvableLaws,
): ProvedLaws<FamilyProof> {
  const certificates = families.flatMap(({ certificates }) => certificates);
  return {
    certificates: sequencesOf(provable).flatMap(sequence =>
      certificates.filter(certificate => certificate.sequence === sequence),
    ),
    proofs: provable.map(
      (law, i) => law && families.map(({ proofs }) => proofs[i]!).reduce(both, provedBy(0, 0)),
    ),
    warnings: families.flatMap(({ warnings }) => warnings),
  };
}

function sequencesOf(provable: ProvableLaws): ForAllValues['sequence'][] {
  return [...new Set(provable.flatMap(question => question?.sequence ?? []))];
}

/**
 * Combines the proofs of two families: a refutation of one refutes the law, and an open one leaves it open. The first
 * is reported.
 */
function both(first: FamilyProof, next: FamilyProof): FamilyProof {
  if (first.status === 'proved' && next.status === 'proved')
    return {
      ...first,
      certificates: first.certificates + next.certificates,
      games: first.games + next.games,
    };
  const strength = ['proved', 'open', 'refuted'] as const;
  return strength.indexOf(next.status) > strength.indexOf(first.status) ? next : first;
}

function provedBy(certificates: number, games: number): Proved {
  return { status: 'proved', certificates, games };
}

function provedFamily(
  running: RunningFamily,
  rule: LawRule,
  source: CertificateSource,
  warn: (text: string) => void,
): ProvedFamily {
  const { family, least } = running;
  const name = formatFamilyOfOneLetter(family);
  const stored = source.readStored(family, rule);
  const known = stored && knownFamily(family, rule, stored, least);
  if (stored && known?.status === 'known') return { ...running, certificates: stored, facts: known };
  if (known?.status === 'refused')
    warn(`${name}: the checker rejects a stored certificate: ${known.why}; proving it again`);
  const certificates = source.prove(family, rule);
  const facts = knownFamily(family, rule, certificates, least, wasAccepted);
  if (facts.status === 'refused')
    throw new BrokenInvariantError(
      `the checker rejects a certificate of ${name}: ${facts.why}`,
      `npx saltus prove '${name}'`,
    );
  return { ...running, certificates, facts };
}

/**
 * Insists that certificates do not refute a case of the sweep if the law holds in every case.
 *
 * @throws BrokenInvariantError
 */
export function insistOnAgreement(
  { sweep, rule }: Plan,
  id: string,
  { fails, undecided, error }: Pick<Tally, 'fails' | 'undecided' | 'error'>,
  proof: Proof | undefined,
): void {
  if (proof?.status !== 'refuted' || fails + undecided + error > 0) return;
  const box = proof.at.map(value => ({ from: value, to: value }));
  if (parseFamily(sweep).cases(box).next().done) return;
  const { ending, objective } = rule;
  throw new BrokenInvariantError(
    `${id} holds in every case, but its proof refutes it for ${proof.game}: ${proof.seen}`,
    `npx saltus game '${proof.game}' --ending ${ending} --objective ${objective}`,
  );
}

/** Returns the proof for one family. */
function proofOf(
  provable: ForAllValues,
  { family, fixed, least, facts }: ProvedFamily,
  plan: Plan,
): FamilyProof {
  if (facts.status !== 'known') return { status: 'open', why: facts.why };
  const names = MEASURES[provable.sequence];
  const condition = conditionOf(plan.sweep);
  const { condition: law, form } = provable;
  const wheres = [atLeast(family.letter, least), ...(condition ? [condition] : [])];
  const statement = [...wheres, ...(law ? [law] : [])].reduceRight((last, where) =>
    joined(form ? 'and' : 'implies', where, last),
  );
  const found = holdsForFamily(
    statement,
    facts.known,
    family,
    fixed,
    names,
    form && closedFormConclusion(form),
  );
  if (found.status === 'fails') {
    const seen = names.map((name, i) => `${name} = ${found.numbers[i]}`).join(', ');
    const game = formatGame(gameAt(family, found.value)!);
    return { status: 'refuted', game, at: [...Object.values(fixed), found.value], seen };
  }
  if (found.status === 'undecided')
    return { status: 'open', why: `${formatFamilyOfOneLetter(family)}, ${found.why}` };
  return provedBy(facts.known.certificates, facts.known.games);
}

/** Returns the condition letter ≥ least. */
export function atLeast(letter: string, least: number): ConditionNode {
  return parseExpression(`${letter} >= ${least}`, { where: 'sweep', names: [letter], type: 'condition' })
    .root;
}

/** Returns the rule of the laws. A plan with laws of a sink is rejected when it is made. */
function lawRuleOf({ rule: { ending, objective } }: Plan, sequence: LawRule['sequence']): LawRule {
  if (ending === 'sink')
    throw new RangeError('laws for all values of a parameter are not supported for a sink');
  return { ending, objective, sequence };
}
