import type { FamilyText } from '../../../../game/index.ts';

/** The kinds of search results, in display order. */
export const KINDS = ['Questions', 'Claims', 'Statements', 'Guide'] as const;

/** Something to be found. */
export interface Entry {
  readonly kind: (typeof KINDS)[number];
  readonly title: string;
  readonly verdict?: { readonly verdict: string; readonly text: string };
  /** A short description. */
  readonly note: string;
  /** The address relative to the site's folder. */
  readonly address: string;
  /** Further words that find the entry. */
  readonly words: string;
}

/** The games of a table. */
export interface FamilyEntry {
  readonly id: string;
  readonly question: string;
  readonly sweep: FamilyText;
  /** The address of its page, to which a link to a row appends the game. Undefined if a table has one game. */
  readonly address: string;
  readonly row?: string;
  /** Whether a printed statement on its page fails. */
  readonly hasErratum?: true;
}

export interface SearchIndex {
  readonly entries: readonly Entry[];
  readonly families: readonly FamilyEntry[];
}
