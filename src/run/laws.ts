import { formIs, gameAt, holdsForFamily, knownFamily, type OfFamily } from '../check/index.ts';
import { type ForAllValues, joined, MEASURES, type Proof, type Tally } from '../claim/index.ts';
import { BrokenInvariantError } from '../errors.ts';
import {
  type ConditionNode,
  formatFamilyOfOneLetter,
  formatGame,
  type LawCertificate,
  parseExpression,
  parseFamily,
} from '../game/index.ts';
import { conditionOf, type Plan, type RunningFamily, runningFamilies, runningText } from '../plan/index.ts';
import { type CertificateSource, certificatesIn, type LawRule } from './kept-laws.ts';

/** Where the certificates of a pipeline stand, below the folder of its result. */
export function lawsPath(id: string): string {
  return `data/${id}.laws.json`;
}

/** One certificate a line, a list that `verify` reads. */
export function lawsText(certificates: readonly LawCertificate[]): string {
  return `[\n${certificates.map(one => JSON.stringify(one)).join(',\n')}\n]\n`;
}

/** What certificates say of the laws of a pipeline. Plain JSON. */
export interface ProvedLaws {
  /** By sequence, and by family in the order of the sweep. */
  readonly certificates: readonly LawCertificate[];
  /** Of each law; undefined where it is asked of the cases alone. */
  readonly proofs: readonly (Proof | undefined)[];
  readonly warnings: readonly string[];
}

/** A family whose last letter runs, and what its certificates tell of it. */
interface ProvedFamily extends RunningFamily {
  readonly certificates: readonly LawCertificate[];
  readonly of: OfFamily;
}

/**
 * {@link provedLaws} with the certificates that stay in a block store. For any thread.
 *
 * @param fresh do not use what is stored
 */
export function provedLawsIn(
  blocks: string,
  fresh: boolean,
  plan: Plan,
  asked: readonly (ForAllValues | undefined)[],
): ProvedLaws {
  const warnings: string[] = [];
  const warn = (text: string) => warnings.push(text);
  const stored = certificatesIn(blocks, warn);
  const source = fresh ? { ...stored, kept: () => undefined } : stored;
  return { ...provedLaws(plan, asked, source, warn), warnings };
}

/**
 * What certificates say of each law that is asked of all values of a letter: the checker verifies each, and decides.
 *
 * @throws BrokenInvariantError for one that is refused, and was not kept by an earlier run
 */
export function provedLaws(
  plan: Plan,
  asked: readonly (ForAllValues | undefined)[],
  source: CertificateSource,
  warn: (text: string) => void,
): Pick<ProvedLaws, 'certificates' | 'proofs'> {
  const sequences = new Set(asked.flatMap(one => one?.sequence ?? []));
  const families = sequences.size === 0 ? [] : runningFamilies(plan.sweep);
  const proved = new Map(
    [...sequences].map(sequence => [
      sequence,
      families.map(running => provedFamily(running, lawRuleOf(plan, sequence), source, warn)),
    ]),
  );
  return {
    certificates: [...proved.values()].flat().flatMap(({ certificates }) => certificates),
    proofs: asked.map(one => one && proofOf(one, proved.get(one.sequence)!, plan)),
  };
}

function provedFamily(
  running: RunningFamily,
  rule: LawRule,
  source: CertificateSource,
  warn: (text: string) => void,
): ProvedFamily {
  const { family, least } = running;
  const name = formatFamilyOfOneLetter(family);
  const kept = source.kept(family, rule);
  const ofKept = kept && knownFamily(family, rule, kept, least);
  if (kept && ofKept?.status === 'known') return { ...running, certificates: kept, of: ofKept };
  if (ofKept?.status === 'refused')
    warn(`${name}: a stored certificate is refused: ${ofKept.why}; it is proved again`);
  const certificates = source.found(family, rule);
  const of = knownFamily(family, rule, certificates, least);
  if (of.status === 'refused')
    throw new BrokenInvariantError(
      `a certificate of ${name} is refused: ${of.why}`,
      `saltus prove '${name}'`,
    );
  return { ...running, certificates, of };
}

/**
 * Cases and certificates cannot both be right where a case of the sweep is refuted that holds.
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
    `${id} holds for every case, and by its proof not for ${proof.game}: ${proof.seen}`,
    `saltus game '${proof.game}' --ending ${ending} --objective ${objective}`,
  );
}

function proofOf(provable: ForAllValues, families: readonly ProvedFamily[], { id, sweep }: Plan): Proof {
  const names = MEASURES[provable.sequence];
  const condition = conditionOf(sweep);
  let [certificates, games] = [0, 0];
  let open: string | undefined;
  for (const { family, fixed, least, of } of families) {
    const name = formatFamilyOfOneLetter(family);
    if (of.status !== 'known') {
      open ??= of.why;
      continue;
    }
    certificates += of.known.certificates;
    games += of.known.games;
    const { condition: law, form } = provable;
    const wheres = [atLeast(family.letter, least), ...(condition ? [condition] : [])];
    const asked = [...wheres, ...(law ? [law] : [])].reduceRight((last, where) =>
      joined(form ? 'and' : 'implies', where, last),
    );
    const found = holdsForFamily(asked, of.known, family, fixed, names, form && formIs(form));
    if (found.status === 'fails') {
      const seen = names.map((name, i) => `${name} = ${found.numbers[i]}`).join(', ');
      const game = formatGame(gameAt(family, found.value)!);
      return { status: 'refuted', game, at: [...Object.values(fixed), found.value], seen };
    }
    if (found.status === 'undecided') open ??= `${name}, ${found.why}`;
  }
  if (open !== undefined) return { status: 'open', why: open };
  return { status: 'proved', hypothesis: runningText(sweep), reference: lawsPath(id), certificates, games };
}

function atLeast(letter: string, least: number): ConditionNode {
  return parseExpression(`${letter} >= ${least}`, { where: 'sweep', names: [letter], type: 'condition' })
    .root;
}

/** A plan that asks for laws of a sink is refused when it is made. */
function lawRuleOf({ rule: { ending, objective } }: Plan, sequence: LawRule['sequence']): LawRule {
  if (ending === 'sink') throw new RangeError('a sink has no laws for all values of a letter');
  return { ending, objective, sequence };
}
