import type { Scalar } from './measure.ts';

export const pPositions: Scalar = {
  type: 'integer',
  title: 'P-positions a period',
  description: 'P-positions among T heaps from the preperiod on',
  kinds: ['finite'],
  proof: 'repeat',
  of: ({ resultString: found }) => ('status' in found ? found : found.period.replaceAll('1', '').length),
};
