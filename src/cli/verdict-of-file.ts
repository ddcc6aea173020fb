import { verdictWord } from '../claim/index.ts';
import { EXIT } from './exit-code.ts';
import type { Terminal } from './terminal.ts';

const COLOUR_AND_CODE = {
  verified: { colour: 'green', code: EXIT.expected },
  /** All that was checked is right, but something was not checked. */
  'verified in part': { colour: 'yellow', code: EXIT.undecided },
  refused: { colour: 'red', code: EXIT.mismatch },
  undecided: { colour: 'yellow', code: EXIT.undecided },
} as const;

/** The verdict on a file, or on a part of it. */
export type FileVerdict = keyof typeof COLOUR_AND_CODE;

/** Returns the verdict on a file from the numbers of its parts; a file without parts is not verified. */
export function verdictOfCounts(parts: {
  readonly verified: number;
  readonly refused: number;
  readonly undecided: number;
}): FileVerdict {
  if (parts.refused > 0) return 'refused';
  return parts.undecided > 0 || parts.verified === 0 ? 'undecided' : 'verified';
}

export function exitCodeOfVerdict(verdict: FileVerdict): (typeof COLOUR_AND_CODE)[FileVerdict]['code'] {
  return COLOUR_AND_CODE[verdict].code;
}

export function paintedVerdict(verdict: FileVerdict, terminal: Terminal): string {
  return terminal.paint(COLOUR_AND_CODE[verdict].colour, verdictWord(verdict));
}
