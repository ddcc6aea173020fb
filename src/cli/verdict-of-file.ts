import { EXIT } from './exit-code.ts';
import type { Terminal } from './terminal.ts';

const VERDICTS = {
  [EXIT.expected]: ['green', 'verified'],
  [EXIT.mismatch]: ['red', 'refused'],
  [EXIT.undecided]: ['yellow', 'undecided'],
} as const;

export type VerdictCode = keyof typeof VERDICTS;

/** The word for what came of checking a file, or a part of it. */
export function verdictWord(code: VerdictCode): string {
  return VERDICTS[code][1];
}

export function paintedVerdict(code: VerdictCode, terminal: Terminal): string {
  const [colour, word] = VERDICTS[code];
  return terminal.paint(colour, word);
}
