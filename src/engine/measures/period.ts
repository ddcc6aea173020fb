import type { Scalar } from './measure.ts';
import type { MeasuredGame } from './measured-game.ts';

/** Preperiod, period and saltus of the nim-sequence: three numbers of one proof. */
const common = {
  type: 'integer',
  kinds: ['all-but', 'finite'],
  proof: 'repeat',
  needsNimValues: true,
} as const;

export const preperiod: Scalar = {
  ...common,
  title: 'preperiod',
  description: 'Least n0 with G(n + p) = G(n) + s for all n ≥ n0, in heaps',
  of: game => proved(game, 'preperiod'),
};

export const period: Scalar = {
  ...common,
  title: 'period',
  description: 'Least p ≥ 1 for this preperiod, in heaps',
  of: game => proved(game, 'period'),
};

export const saltus: Scalar = {
  ...common,
  title: 'saltus',
  description: 's = G(n + p) − G(n), in G-values',
  of: game => proved(game, 'saltus'),
};

function proved({ nimPeriodicity: found }: MeasuredGame, number: 'preperiod' | 'period' | 'saltus') {
  return found.status === 'proved' ? found[number] : found;
}
