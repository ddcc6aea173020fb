import type { Scalar } from './measure.ts';

const common = { type: 'integer', kinds: ['finite'], proof: 'repeat' } as const;

export const outcomePreperiod: Scalar = {
  ...common,
  title: 'preperiod of the outcomes',
  description: 'Least n0 with f(n + T) = f(n) for all n ≥ n0, in heaps',
  of: ({ outcomePeriodicity: found }) => (found.status === 'proved' ? found.preperiod : found),
};

export const T: Scalar = {
  ...common,
  title: 'T(S)',
  description: 'Least period of the outcomes, in heaps',
  of: ({ outcomePeriodicity: found }) => (found.status === 'proved' ? found.period : found),
};
