import { formatResultNumber, resultNumber } from '../finite/result-number.ts';
import type { Text } from './measure.ts';

export const E: Text = {
  type: 'string',
  title: 'E(S)',
  description: 'Result number, an exact fraction in lowest terms',
  kinds: ['finite'],
  proof: 'repeat',
  of({ resultString: found }) {
    const number = 'status' in found ? found : resultNumber(found);
    return 'status' in number ? number : formatResultNumber(number);
  },
};
