import type { FamilyText } from '../../../../game/index.ts';

/** What a search can find, in the order in which it is shown. */
export const KINDS = ['Questions', 'Claims', 'Statements', 'Guide'] as const;

/** Something to be found. */
export interface Entry {
  readonly kind: (typeof KINDS)[number];
  readonly title: string;
  readonly verdict?: { readonly verdict: string; readonly text: string };
  /** What is known of it in a few words. */
  readonly note: string;
  /** From the site's folder. */
  readonly address: string;
  /** By which it is found too. */
  readonly words: string;
}

/** The games of a table. */
export interface FamilyEntry {
  readonly id: string;
  readonly question: string;
  readonly sweep: FamilyText;
  /** Its page, and what leads to a row there: the game is put behind it. Undefined where a table has one game. */
  readonly address: string;
  readonly row?: string;
}

export interface SearchIndex {
  readonly entries: readonly Entry[];
  readonly families: readonly FamilyEntry[];
}
