import { formatRepeatsOfResultString, formatResultString } from '../finite/result-string.ts';
import type { Text } from './measure.ts';

/** Characters of B(S) from which on it is written by repeated blocks. */
const LONG = 40;

export const B: Text = {
  type: 'string',
  title: 'B(S)',
  description:
    'Result string, the preperiod before the bracket; where it is long, (01)^20 is 01 twenty times',
  kinds: ['finite'],
  proof: 'repeat',
  of({ resultString: found }) {
    if ('status' in found) return found;
    const text = formatResultString(found);
    return text.length > LONG ? formatRepeatsOfResultString(found) : text;
  },
};
