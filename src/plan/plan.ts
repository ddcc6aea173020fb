import { compareCases } from '../claim/index.ts';
import {
  type ColumnMeasure,
  ENGINE_VERSION,
  type FiniteRule,
  type ScalarMeasure,
  type SeriesMeasure,
} from '../engine/index.ts';
import { refuse } from '../errors.ts';
import { type Family, type FamilyText, parseExpression, parseFamily } from '../game/index.ts';
import { boxesOf, leastBoxesOf } from './boxes.ts';
import { digestOf } from './digest.ts';

/** A pipeline with every default filled in and every text checked: plain JSON, the same for everyone. */
export interface Plan {
  readonly format: 'saltus-plan-1';
  readonly id: string;
  readonly engine: string;
  readonly sweep: FamilyText;
  readonly rule: FiniteRule;
  /** The columns of a row, after the letters. */
  readonly measure: readonly ColumnMeasure[];
  readonly series: readonly SeriesPlan[];
  readonly summaries: readonly SummaryPlan[];
  /** The limit in heaps. */
  readonly limit: number;
  /** Whether range and limit are the pipeline's own. */
  readonly isDefault: boolean;
  /** Whether the range is the pipeline's own and the limit exceeds its own, so that the whole own range is covered. */
  readonly goesFurther?: true;
  /** The estimated time per case in ns, an expression in the letters. It affects only how the work is cut. */
  readonly cost: string;
  /** The laws of a question without a file; absent for a pipeline, whose laws are functions. */
  readonly laws?: readonly AskedLaw[];
  /** SHA-256 of all of the above. */
  readonly hash: string;
}

const families = new Map<string, Family>();

/**
 * Returns the family of a plan, parsed once per thread. So its game is compiled once for all blocks, and V8 keeps its
 * optimised code.
 */
export function familyOf({ sweep }: Plan): Family {
  const key = JSON.stringify(sweep);
  let family = families.get(key);
  if (family === undefined) families.set(key, (family = parseFamily(sweep)));
  return family;
}

/** Returns the letters of a plan, which come first in a row. */
export function lettersOf({ sweep }: Pick<Plan, 'sweep'>): string[] {
  return Object.keys(sweep.over ?? {});
}

/** A law that is a text, in letters and measures. */
export interface AskedLaw {
  readonly id: string;
  readonly holds: string;
  /** Whether it names no measure. */
  readonly ofLetters?: true;
}

export interface SummaryPlan {
  readonly name: string;
  /** Expressions, by column. */
  readonly by: Readonly<Record<string, string>>;
  readonly most?: ScalarMeasure;
  /** Expressions that are added over the cases of a group, by column. */
  readonly sums?: Readonly<Record<string, string>>;
}

export interface SeriesPlan {
  readonly series: SeriesMeasure;
  readonly upTo: string;
  readonly table: boolean;
}

/**
 * A part of the work: an aligned box of parameters. Its address depends only on its content, never on the plan, so that a
 * wider plan reuses the blocks of a narrower one.
 */
export interface Block {
  /** The family inside the box. */
  readonly sweep: FamilyText;
  /** The least parameter values in the box; blocks are ordered by it. */
  readonly corner: readonly number[];
  /** The estimated work in ns. */
  readonly work: number;
  /**
   * The SHA-256, in hex, of family, box, rule, measures and engine version. Decided results do not depend on the limit.
   */
  readonly address: string;
}

/** Yields the blocks of a plan, lazily, in no particular order. */
export function* blocksOf(plan: Plan): Generator<Block> {
  for (const { block } of examinedBoxes(plan)) if (block !== undefined) yield block;
}

/** A box that may contain a case, and the cost of examining it, counted in parameter values at about 50 ns each. */
export interface ExaminedBox {
  /** The block; undefined if the box has no case. There can be millions of such boxes before the next block. */
  readonly block: Block | undefined;
  /** Parameter values before the first case. */
  readonly walked: number;
  /** Parameter values up to the last case. */
  readonly size: number;
}

/** {@link blocksOf}, and the boxes between them. */
export function* examinedBoxes(plan: Plan): Generator<ExaminedBox> {
  const { family, cost } = readPlan(plan);
  // Without a condition, the values of the last letter are not enumerated.
  const depth = family.letters.length - (family.text.where === undefined ? 1 : 0);
  for (const { sides, work } of boxesOf(family, cost)) {
    const sweep = family.inBox(sides)!;
    const walkedSides = sides.slice(0, depth);
    const size = BOX_COST + walkedSides.reduce((product, { from, to }) => product * (to - from + 1), 1);
    const { value: at } = family.cases(sides).next();
    if (at === undefined) {
      yield { block: undefined, walked: size, size };
      continue;
    }
    const place = walkedSides.reduce(
      (before, { from, to }, i) => before * (to - from + 1) + at[i]! - from,
      0,
    );
    const corner = sides.map(({ from }) => from);
    yield {
      block: { sweep, corner, work, address: addressOf(plan, sweep) },
      walked: BOX_COST + place,
      size,
    };
  }
}

function readPlan(plan: Plan) {
  const family = parseFamily(plan.sweep);
  return {
    family,
    cost: parseExpression(plan.cost, { where: 'cost', names: family.letters, type: 'integer' }),
  };
}

/** Cost of a box in addition to its parameter values, in the same unit. */
const BOX_COST = 256;

/** Maximum number of blocks of one run: they take 1 GB, and from two days to four months of one core. */
const MAX_BLOCKS = 2 ** 20;

/**
 * Returns the blocks of a plan in the order of their least parameter values.
 *
 * @throws DefinitionError if there are more than `most`
 */
export function orderedBlocksOf(plan: Plan, maxBlocks = MAX_BLOCKS): Block[] {
  const tooMany = (received: string) =>
    refuse(
      '--over',
      `ranges of at most ${maxBlocks} blocks`,
      received,
      'use narrower ranges; to see the cost of each range, run: npx saltus plan',
    );
  const { family, cost } = readPlan(plan);
  const least = leastBoxesOf(family, cost);
  if (least > maxBlocks) tooMany(`at least ${least}`);
  const blocks: Block[] = [];
  for (const block of blocksOf(plan)) if (blocks.push(block) > maxBlocks) tooMany('more');
  return blocks.sort((p, q) => compareCases(p.corner, q.corner));
}

function addressOf({ engine, rule, measure, series }: Plan, sweep: FamilyText): string {
  const tables = series.filter(({ table }) => table);
  return digestOf(JSON.stringify({ engine, sweep, rule, measure, tables }));
}

/** Returns the plan with its hash, taken over the fields as written here, so that a plan read back from JSON has the same. */
export function sealPlan(plan: Omit<Plan, 'hash' | 'format' | 'engine'>): Plan {
  const open = { format: 'saltus-plan-1', ...plan, engine: ENGINE_VERSION } as const;
  return { ...open, hash: digestOf(JSON.stringify(open)) };
}
