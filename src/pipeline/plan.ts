import { createHash } from 'node:crypto';
import {
  ENGINE_VERSION,
  type FiniteRule,
  type ScalarMeasure,
  type SeriesMeasure,
  type TextMeasure,
} from '../engine/index.ts';
import { type FamilyText, parseFamily } from '../game/index.ts';

/** A pipeline with every default filled in and every text checked: plain JSON, the same for everyone. */
export interface Plan {
  readonly format: 'saltus-plan-1';
  readonly id: string;
  readonly engine: string;
  readonly sweep: FamilyText;
  readonly rule: FiniteRule;
  /** The columns of a row, behind the letters. */
  readonly measure: readonly (ScalarMeasure | TextMeasure)[];
  readonly series: readonly SeriesPlan[];
  /** In heaps. */
  readonly limit: number;
  /** Whether range and limit are the pipeline's own. */
  readonly isDefault: boolean;
  readonly cases: number;
  /** SHA-256 of all of the above. */
  readonly hash: string;
}

export interface SeriesPlan {
  readonly series: SeriesMeasure;
  readonly upTo: string;
  readonly table: boolean;
}

/**
 * A part of the work: an aligned box of parameters. Its address is made from what it computes alone, never from
 * the plan, so that a wider plan finds what a narrower one left.
 */
export interface Block {
  /** The family with constant ranges: the box. */
  readonly sweep: FamilyText;
  readonly cases: number;
  /** SHA-256, in hex, of family, box, measures, limit and engine version. */
  readonly address: string;
}

/**
 * Values of the last letter in a box. Cut at multiples of it, so that ranges which overlap share boxes; long
 * enough that a file holds some thousand rows at the most and a sweep of 1e7 cases some 1e4 files.
 */
const BOX = 1024;

/** The blocks of a plan, lazily, in the order of the cases. */
export function* blocksOf(plan: Plan): Generator<Block> {
  const { first: _, ...sweep } = plan.sweep;
  const family = parseFamily(plan.sweep);
  const last = family.letters.length - 1;
  for (const { outer, from, to } of family.strips()) {
    for (let low = from; low <= to; low = (Math.floor(low / BOX) + 1) * BOX) {
      const high = Math.min(to, (Math.floor(low / BOX) + 1) * BOX - 1);
      const range = (i: number) => (i === last ? `${low}..${high}` : `${outer[i]}..${outer[i]}`);
      const over = Object.fromEntries(family.letters.map((letter, i) => [letter, range(i)]));
      const box = last < 0 ? sweep : { ...sweep, over };
      const cases = parseFamily(box).count();
      if (cases > 0) yield { sweep: box, cases, address: addressOf(plan, box) };
    }
  }
}

function addressOf({ engine, rule, measure, series, limit }: Plan, sweep: FamilyText): string {
  const tables = series.filter(({ table }) => table);
  return sha256(JSON.stringify({ engine, sweep, rule, measure, tables, limit }));
}

/** The hash is taken over the fields as written here, so that a plan read back from JSON has the same. */
export function sealPlan(plan: Omit<Plan, 'hash' | 'format' | 'engine'>): Plan {
  const open = { format: 'saltus-plan-1', ...plan, engine: ENGINE_VERSION } as const;
  return { ...open, hash: sha256(JSON.stringify(open)) };
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
