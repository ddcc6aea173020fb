import type { Scalar } from './measure.ts';

export const longestRun: Scalar = {
  type: 'integer',
  title: 'longest run',
  description: 'Longest run of equal outcomes in B(S), in heaps',
  kinds: ['finite'],
  proof: 'repeat',
  of({ resultString: found }) {
    if ('status' in found) return found;
    let longest = 0;
    let run = 0;
    let last = '';
    // A run that is not endless is met whole in the preperiod and two periods.
    for (const bit of found.preperiod + found.period + found.period) {
      run = bit === last ? run + 1 : 1;
      last = bit;
      longest = Math.max(longest, run);
    }
    return longest;
  },
};
