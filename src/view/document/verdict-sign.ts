import type { VerdictText } from './model.ts';

const SIGNS: Readonly<Record<string, string>> = {
  holds: '✓',
  fails: '✗',
  undecided: '?',
  error: '!',
  open: '◌',
};

/** Returns what a badge is drawn by: its verdict, or that a question is open, which is never a tick. */
export function kindOfBadge({ verdict, level }: VerdictText): string {
  return level === 'open' ? 'open' : verdict;
}

/** Returns a badge as text: `✓ machine-checked`, `◌ open, no counterexample in 9 cases`. */
export function badgeText(verdict: VerdictText): string {
  return [SIGNS[kindOfBadge(verdict)] ?? '', verdict.text].filter(Boolean).join(' ');
}
