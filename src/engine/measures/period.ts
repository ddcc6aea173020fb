import type { ProvedPeriodicity } from '../proved-periodicity.ts';
import { FINITE, type Scalar } from './measure.ts';
import type { MeasuredGame } from './measured-game.ts';

const common = { type: 'integer', proof: 'repeat' } as const;
const ofNimSequence = { ...common, kinds: ['all-but', ...FINITE], needsNimValues: true } as const;
const ofOutcomes = { ...common, kinds: FINITE } as const;

type Proved = Pick<ProvedPeriodicity, 'preperiod' | 'period' | 'saltus'>;

const nimSequence =
  (read: (proved: Proved) => number) =>
  ({ nimPeriodicity: found }: MeasuredGame) =>
    found.status === 'proved' ? read(found) : found;

const outcomes =
  (read: (proved: Proved) => number) =>
  ({ outcomePeriodicity: found }: MeasuredGame) =>
    found.status === 'proved' ? read(found) : found;

export const preperiod: Scalar = {
  ...ofNimSequence,
  title: 'preperiod',
  description: 'Least n0 with G(n + p) = G(n) + s for all n ≥ n0, in heaps',
  of: nimSequence(({ preperiod }) => preperiod),
};

export const period: Scalar = {
  ...ofNimSequence,
  title: 'period',
  description: 'Least p ≥ 1 for this preperiod, in heaps',
  of: nimSequence(({ period }) => period),
};

export const saltus: Scalar = {
  ...ofNimSequence,
  title: 'saltus',
  description: 's = G(n + p) − G(n), in G-values',
  of: nimSequence(({ saltus }) => saltus),
};

export const outcomePreperiod: Scalar = {
  ...ofOutcomes,
  title: 'preperiod of the outcomes',
  description: 'Least n0 with f(n + T) = f(n) for all n ≥ n0, in heaps',
  of: outcomes(({ preperiod }) => preperiod),
};

export const T: Scalar = {
  ...ofOutcomes,
  title: 'T(S)',
  description: 'Least period of the outcomes, in heaps',
  of: outcomes(({ period }) => period),
};
