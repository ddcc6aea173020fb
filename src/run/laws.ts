import { gameAt, holdsForFamily, knownFamily } from '../check/index.ts';
import { type Claim, type ForAllValues, implied, MEASURES, type Proof, type Tally } from '../claim/index.ts';
import { type LawQuestion, proveFamily } from '../engine/index.ts';
import { BrokenInvariantError } from '../errors.ts';
import {
  type ConditionNode,
  formatFamilyOfOneLetter,
  formatGame,
  type LawCertificate,
  parseFamily,
} from '../game/index.ts';
import { conditionOf, type Plan, type RunningFamily, runningFamilies, runningText } from '../plan/index.ts';

/** Which sequence of the games certificates are of. */
type Sequence = ForAllValues['sequence'];

/** Classes are split no further, and single games are left to the checker. */
const LIMITS = { modulus: 1000, heaps: 0 };

/** Where the certificates of a pipeline stand, below the folder of its result. */
export function lawsPath(id: string): string {
  return `data/${id}.laws.json`;
}

/** One certificate a line, a list that `verify` reads. */
export function lawsText(certificates: readonly LawCertificate[]): string {
  return `[\n${certificates.map(one => JSON.stringify(one)).join(',\n')}\n]\n`;
}

/** Certificates of all games of a sweep whose last letter runs on, for each sequence that a law asks of. */
export function certificatesFor(plan: Plan, claims: readonly Claim[]): LawCertificate[] {
  const sequences = new Set(claims.flatMap(claim => provableOf(claim)?.sequence ?? []));
  const families = sequences.size === 0 ? [] : runningFamilies(plan.sweep);
  return [...sequences].flatMap(sequence =>
    families.flatMap(({ family }) =>
      proveFamily(family, ruleOf(plan, sequence), LIMITS).flatMap(law =>
        law.status === 'proved' && law.modulus > 0 ? [law.certificate as LawCertificate] : [],
      ),
    ),
  );
}

/**
 * What certificates say of each law that is asked of all values of a letter. Nothing in them is believed: the checker
 * verifies each, and decides.
 *
 * @throws BrokenInvariantError for one that is refused
 */
export function proofsBy(
  certificates: readonly LawCertificate[],
  plan: Plan,
  claims: readonly Claim[],
): (Proof | undefined)[] {
  if (!claims.some(provableOf)) return claims.map(() => undefined);
  const families = runningFamilies(plan.sweep);
  const known = (sequence: Sequence) =>
    families.map(running => {
      const { family, least } = running;
      const name = formatFamilyOfOneLetter(family);
      const own = certificates.filter(one => one.family === name && one.sequence === sequence);
      return { ...running, of: knownFamily(family, ruleOf(plan, sequence), own, least) };
    });
  const bySequence = new Map<Sequence, ReturnType<typeof known>>();
  return claims.map(claim => {
    const provable = provableOf(claim);
    if (!provable) return undefined;
    const { sequence } = provable;
    if (!bySequence.has(sequence)) bySequence.set(sequence, known(sequence));
    return proofOf(provable, bySequence.get(sequence)!, plan);
  });
}

/**
 * Cases and certificates cannot both be right where a case of the sweep is refuted that holds.
 *
 * @throws BrokenInvariantError
 */
export function insistOnAgreement(
  { sweep, rule }: Plan,
  id: string,
  { fails, undecided }: Pick<Tally, 'fails' | 'undecided'>,
  proof: Proof | undefined,
): void {
  if (proof?.status !== 'refuted' || fails + undecided > 0) return;
  const box = proof.at.map(value => ({ from: value, to: value }));
  if (parseFamily(sweep).cases(box).next().done) return;
  const { ending, objective } = rule;
  throw new BrokenInvariantError(
    `${id} holds for every case, and by its proof not for ${proof.game}: ${proof.seen}`,
    `saltus game '${proof.game}' --ending ${ending} --objective ${objective}`,
  );
}

function proofOf(
  provable: ForAllValues,
  families: readonly (RunningFamily & { readonly of: ReturnType<typeof knownFamily> })[],
  { id, sweep }: Plan,
): Proof {
  const names = MEASURES[provable.sequence];
  const condition = conditionOf(sweep);
  let [certificates, games] = [0, 0];
  let open: string | undefined;
  for (const { family, fixed, least, of } of families) {
    const name = formatFamilyOfOneLetter(family);
    if (of.status === 'refused')
      throw new BrokenInvariantError(
        `a certificate of ${name} is refused: ${of.why}`,
        `saltus prove '${name}'`,
      );
    if (of.status === 'open') {
      open ??= of.why;
      continue;
    }
    certificates += of.known.certificates;
    games += of.known.games;
    const wheres = [atLeast(family.letter, least), ...(condition ? [condition] : [])];
    const asked = wheres.reduceRight((law, where) => implied(where, law), provable.condition);
    const found = holdsForFamily(asked, of.known, family, fixed, names);
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
  const span = { at: 0, length: 0 };
  return {
    ...span,
    type: 'condition',
    kind: 'comparison',
    operands: [
      { ...span, type: 'integer', kind: 'name', name: letter },
      { ...span, type: 'integer', kind: 'number', value: least },
    ],
    relations: ['>='],
  };
}

function provableOf(claim: Claim): ForAllValues | undefined {
  return claim.kind === 'law' ? claim.provable : undefined;
}

function ruleOf({ rule: { ending, objective } }: Plan, sequence: Sequence): LawQuestion {
  if (ending === 'sink') throw new RangeError('a sink has no laws for all values of a letter');
  return { ending, objective, sequence };
}
