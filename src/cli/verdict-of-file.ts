import { EXIT } from './exit-code.ts';
import type { Terminal } from './terminal.ts';

const VERDICTS = {
  [EXIT.expected]: ['green', 'verified'],
  [EXIT.mismatch]: ['red', 'refused'],
  [EXIT.undecided]: ['yellow', 'undecided'],
} as const;

export type VerdictCode = keyof typeof VERDICTS;

/** What parts of a file come to. Nothing is verified by no part. */
export function codeOfCounts(parts: { verified: number; refused: number; undecided: number }): VerdictCode {
  if (parts.refused > 0) return EXIT.mismatch;
  return parts.undecided > 0 || parts.verified === 0 ? EXIT.undecided : EXIT.expected;
}

/** The word for what came of checking a file, or a part of it. */
export function verdictWord(code: VerdictCode): (typeof VERDICTS)[VerdictCode][1] {
  return VERDICTS[code][1];
}

export function paintedVerdict(code: VerdictCode, terminal: Terminal): string {
  const [colour, word] = VERDICTS[code];
  return terminal.paint(colour, word);
}
