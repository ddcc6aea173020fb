import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Claim,
  compareCases,
  firstCounterexample,
  type Tally,
  verdictWord,
  type Witness,
} from '../claim/index.ts';
import { claimsOf, counterexampleOf, type Plan, sweepText } from '../plan/index.ts';
import {
  type Counterexample,
  type FinishedPlan,
  type Pipeline,
  type Settled,
  settledCounterexample,
  writeWhole,
} from '../run/index.ts';
import { replayOf } from '../view/index.ts';
import { counted } from './amounts.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { type Places, shortPath } from './places.ts';
import type { Terminal } from './terminal.ts';

/** The smallest counterexample of a claim, and whether the independent checker has confirmed it. */
export interface Smallest extends Witness {
  readonly isConfirmed: boolean;
}

/**
 * Saves and reports unexpected counterexamples. The first one for each claim is reported at once. After the run it is
 * replaced by the least in the order of the sweep, which the independent checker replays; then a smaller one is searched
 * for outside the range. Each claim has one file, which is removed when the claim holds again.
 */
export class Counterexamples {
  readonly #places: Places;
  readonly #terminal: Terminal;
  readonly #smallestByFile = new Map<string, Witness>();

  readonly #smallest: Map<string, Smallest> | undefined;

  /** @param smallest receives the smallest counterexample of each claim, which is then not reported */
  constructor(places: Places, terminal: Terminal, smallest?: Map<string, Smallest>) {
    this.#places = places;
    this.#terminal = terminal;
    this.#smallest = smallest;
  }

  /** Saves a counterexample if it is the first or less than the last one, and reports the first. */
  meet({ plan, claim, witness }: Counterexample): void {
    const path = this.#path(plan, claim);
    const least = this.#smallestByFile.get(path);
    if (least && compareCases(least.at, witness.at) <= 0) return;
    this.#smallestByFile.set(path, witness);
    try {
      this.#save(plan, claim, described(plan, witness));
    } finally {
      if (!least && !this.#smallest)
        this.#report(
          plan,
          claim,
          `${verbOfDifference(claim)} ${witnessText(plan, witness)}\n  saved in ${shortPath(path)}`,
        );
    }
  }

  /**
   * Reports the final facts on each claim when its run has ended: replays its counterexample and looks for a smaller one.
   * Cost: seconds.
   */
  async settle(
    { definition }: Pipeline,
    { plan, conclusions }: Pick<FinishedPlan, 'plan' | 'conclusions'>,
  ): Promise<ExitCode> {
    let code: ExitCode = EXIT.expected;
    for (const [i, conclusion] of conclusions.entries()) {
      const { tally, verdict } = conclusion;
      const claim = claimsOf(definition)[i]!;
      const met = counterexampleOf(claim, tally);
      const isSettled = verdict !== 'fails' || tally.counterexample !== null;
      const refutation = isSettled ? null : firstCounterexample(conclusion);
      if (!met && refutation) this.#settleByCertificates(plan, claim, refutation);
      else if (!met) rmSync(this.#path(plan, claim), { force: true });
      if (!met) continue;
      if (claim.kind === 'published' && claim.groups) {
        this.#tellGroup(plan, claim, met);
        continue;
      }
      const { published } = this.#places;
      const settled = await settledCounterexample(definition, plan, claim, met, published);
      const { replayed, looked, all, open, smaller } = settled;
      if (replayed.status === 'differs') code = EXIT.invariant;
      this.#smallest?.set(claim.id, {
        ...(smaller ?? met),
        isConfirmed: smaller === null && replayed.status === 'agrees',
      });
      const least = smaller === null ? null : described(plan, smaller);
      this.#save(plan, claim, { ...described(plan, met), replayed, looked, all, open, smaller: least });
      const lines = [
        `first ${verbOfDifference(claim)} ${witnessText(plan, met)}`,
        `  ${replayText(replayed)}`,
        `  ${smallerText(settled, smaller && witnessText(plan, smaller), openBefore(tally, met))}`,
        `  saved in ${shortPath(this.#path(plan, claim))}`,
      ];
      if (!this.#smallest || code === EXIT.invariant) this.#report(plan, claim, lines.join('\n'));
    }
    return code;
  }

  /** Reports a law that fails although no decided case refutes it: the checker found the game by verified certificates. */
  #settleByCertificates(plan: Plan, claim: Claim, game: Witness): void {
    this.#save(plan, claim, { ...described(plan, game), by: 'certificates' });
    if (this.#smallest) return;
    const saved = `  saved in ${shortPath(this.#path(plan, claim))}`;
    this.#report(
      plan,
      claim,
      `${verdictWord('fails')}, by certificates, for ${witnessText(plan, game)}\n${saved}`,
    );
  }

  /** Reports a group of cases whose sums differ from the printed ones: no replay of a single game can confirm it. */
  #tellGroup(plan: Plan, claim: Claim, { seen }: Witness): void {
    this.#save(plan, claim, { seen });
    if (this.#smallest) return;
    this.#report(
      plan,
      claim,
      `first differs for the group ${seen}\n  saved in ${shortPath(this.#path(plan, claim))}`,
    );
  }

  #path({ id, hash }: Plan, claim: Claim): string {
    const folder = join(this.#places.out, 'data', 'runs', 'counterexamples');
    return join(folder, `${id}.${claim.id}.${hash.slice(0, 16)}.json`);
  }

  #save(plan: Plan, claim: Claim, fields: object): void {
    const { id, engine, hash } = plan;
    const head = { pipeline: id, claim: claim.id, says: claim.says, range: sweepText(plan), engine };
    const text = JSON.stringify({ ...head, plan: hash, ...fields }, null, 2);
    writeWhole(this.#path(plan, claim), [`${text}\n`]);
  }

  #report({ id }: Plan, claim: Claim, text: string): void {
    this.#terminal.err(this.#terminal.paint('red', `${id}/${claim.id}: ${text}`));
  }
}

/** Returns the verb for a case that differs from what is recorded for a claim. */
function verbOfDifference(claim: Claim): string {
  return claim.kind === 'law' && claim.erratum
    ? 'differs from its recorded erratum for'
    : `${verdictWord('fails')} for`;
}

function described({ sweep, rule }: Plan, { at, game, seen }: Witness) {
  const letters = Object.keys(sweep.over ?? {}).map((letter, i) => [letter, at[i]]);
  return { game, at: Object.fromEntries(letters), seen, replay: replayOf(game, rule) };
}

function witnessText(plan: Plan, { game, seen }: Witness): string {
  return `${game}: ${seen}\n    ${replayOf(game, plan.rule)}`;
}

/** Returns the first case of the run without a verdict that comes before a counterexample. */
function openBefore({ firstUndecided, firstError }: Tally, { at }: Witness): Witness | undefined {
  const open = [firstUndecided, firstError].filter(witness => witness !== null);
  return open.filter(witness => compareCases(witness.at, at) < 0).sort((p, q) => compareCases(p.at, q.at))[0];
}

/** Describes a smaller counterexample, or how far it is known that there is none. */
function smallerText(
  { looked, all, open }: Settled,
  smaller: string | null,
  openInRun: Witness | undefined,
): string {
  const without = open === 0 ? '' : `, ${open} of them without a verdict`;
  const below = `${counted(looked, 'case')} below the range${without}`;
  const first = openInRun && `; the first without a verdict is ${openInRun.game}`;
  if (smaller !== null) {
    const which = all && open === 0 ? 'the smallest of all' : 'the smallest found';
    return `${which}, in ${below}${all ? '' : ' (not all were searched)'}: ${smaller}`;
  }
  if (!all) return `no smaller one was found in ${below} (not all were searched)`;
  const among = looked === 0 ? 'in the range of the pipeline' : `among all ${below}`;
  return `none is ${open === 0 && !first ? '' : 'known to be '}smaller ${among}${first ?? ''}`;
}

function replayText(replayed: Settled['replayed']): string {
  switch (replayed.status) {
    case 'agrees':
      return 'confirmed by the checker, which shares no code with the engine';
    case 'differs':
      return `the checker, which shares no code with the engine, disagrees: ${replayed.why}; this is a bug`;
    case 'too long':
      return 'too long to replay here; use npx saltus verify with a certificate and a higher limit';
    default:
      return 'no certificate covers its numbers: only the engine computed them';
  }
}
