import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Claim, Witness } from '../claim/index.ts';
import { parseFamily } from '../game/index.ts';
import {
  compareSettings,
  computeRows,
  counterexampleOf,
  type PipelineDefinition,
  type Plan,
  settingAlone,
  smallerCounterexamples,
  sweepText,
} from '../plan/index.ts';
import {
  type Counterexample,
  type FinishedPlan,
  type LoadedPipeline,
  readPublished,
  writeWhole,
} from '../run/index.ts';
import { replayOf } from '../view/index.ts';
import { counted } from './amounts.ts';
import { certifiedMeasures, type DoubleChecked, doubleCheck } from './double-check.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { type Places, shortPath } from './places.ts';
import type { Terminal } from './terminal.ts';

/** Cases that are looked at for a smaller counterexample: seconds. */
const MOST_CASES = 1000;
/** Heaps of a replay at the most: seconds. */
const MOST_REPLAYED = 1e7;

/**
 * Counterexamples that nobody expected: each claim's first is saved and told at once, raw. When the run is over, the
 * least in the order of the sweep takes its place, is replayed by the checker that shares no code with the engine, and
 * a smaller one is looked for outside the range. All of it stands in one file, which goes when the claim holds again.
 */
export class Counterexamples {
  readonly #places: Places;
  readonly #terminal: Terminal;
  readonly #least = new Map<string, Witness>();

  constructor(places: Places, terminal: Terminal) {
    this.#places = places;
    this.#terminal = terminal;
  }

  /** Saves a counterexample if it is the first or less than the one before, and tells the first. */
  meet({ plan, claim, witness }: Counterexample): void {
    const path = this.#path(plan, claim);
    const least = this.#least.get(path);
    if (least && compareSettings(least.at, witness.at) <= 0) return;
    this.#least.set(path, witness);
    try {
      this.#save(plan, claim, described(plan, witness));
    } finally {
      if (!least)
        this.#tell(plan, claim, `fails for ${told(plan, witness)}\n  to be found in ${shortPath(path)}`);
    }
  }

  /** What remains to be said of each claim when its run is over; in seconds. */
  async settle(
    { definition }: LoadedPipeline,
    { plan, conclusions }: Pick<FinishedPlan, 'plan' | 'conclusions'>,
  ): Promise<ExitCode> {
    let code: ExitCode = EXIT.expected;
    for (const [i, { tally }] of conclusions.entries()) {
      const claim = definition.claims[i]!;
      const met = counterexampleOf(claim, tally);
      if (!met) {
        rmSync(this.#path(plan, claim), { force: true });
        continue;
      }
      const replayed = replay(plan, met);
      if (replayed.status === 'differs') code = EXIT.invariant;
      this.#save(plan, claim, { ...described(plan, met), replayed });
      const { smallest, looked } = await this.#lookBelow(definition, plan, claim, met);
      const isSmaller = smallest !== met;
      const smaller = isSmaller ? described(plan, smallest) : null;
      this.#save(plan, claim, { ...described(plan, met), replayed, looked, smaller });
      const lines = [
        `first fails for ${told(plan, met)}`,
        `  ${replayText(replayed)}`,
        isSmaller
          ? `  the smallest found, in ${counted(looked, 'case')} below the range: ${told(plan, smallest)}`
          : `  none is smaller ${looked === 0 ? 'in the range of the pipeline' : `among ${counted(looked, 'case')} below the range`}`,
        `  saved in ${shortPath(this.#path(plan, claim))}`,
      ];
      this.#tell(plan, claim, lines.join('\n'));
    }
    return code;
  }

  async #lookBelow({ sweep }: PipelineDefinition, plan: Plan, claim: Claim, met: Witness) {
    const isTable = claim.kind === 'published';
    const table = isTable ? await readPublished(claim.file, this.#places.published) : [];
    const { ending: _, objective: __, ...own } = sweep;
    let [smallest, looked] = [met, 0];
    for (const least of smallerCounterexamples({ claim, plan, own, read: () => table }, met)) {
      smallest = least;
      if (++looked === MOST_CASES) break;
      await breathe();
    }
    return { smallest, looked };
  }

  #path({ id, hash }: Plan, claim: Claim): string {
    const folder = join(this.#places.out, 'data', 'runs', 'counterexamples');
    return join(folder, `${id}.${claim.id}.${hash.slice(0, 16)}.json`);
  }

  #save(plan: Plan, claim: Claim, fields: object): void {
    const { id, engine, hash } = plan;
    const head = { pipeline: id, claim: claim.id, says: claim.says, range: sweepText(plan), engine };
    const text = JSON.stringify({ ...head, plan: hash, ...fields }, null, 2);
    writeWhole(this.#path(plan, claim), `${text}\n`);
  }

  #tell({ id }: Plan, claim: Claim, text: string): void {
    this.#terminal.err(this.#terminal.paint('red', `${id}/${claim.id}: ${text}`));
  }
}

function described({ sweep, rule }: Plan, { at, game, seen }: Witness) {
  const letters = Object.keys(sweep.over ?? {}).map((letter, i) => [letter, at[i]]);
  return { game, at: Object.fromEntries(letters), seen, replay: replayOf(game, rule) };
}

function told(plan: Plan, { game, seen }: Witness): string {
  return `${game}: ${seen}\n    ${replayOf(game, plan.rule)}`;
}

/** The numbers of a case against the checker that shares no code with the engine. */
function replay(plan: Plan, { at }: Witness): DoubleChecked | { readonly status: 'no certificate' } {
  if (certifiedMeasures(plan).length === 0) return { status: 'no certificate' };
  const [row] = computeRows(plan, { sweep: settingAlone(plan.sweep, at) });
  const numbers = plan.measure.map((name, i) => [name, row!.values[at.length + i]]);
  const game = parseFamily(plan.sweep).gameAt(at);
  return doubleCheck(game, Object.fromEntries(numbers), plan, MOST_REPLAYED);
}

function replayText(replayed: ReturnType<typeof replay>): string {
  switch (replayed.status) {
    case 'agrees':
      return 'its numbers were replayed by the checker that shares no code with the engine, and are right';
    case 'differs':
      return `the checker that shares no code with the engine says otherwise: ${replayed.why}; this is a bug`;
    case 'too long':
      return `too long to be replayed here; saltus verify does it, with a certificate and a higher limit`;
    default:
      return 'no certificate proves its numbers: they are computed by the engine alone';
  }
}
