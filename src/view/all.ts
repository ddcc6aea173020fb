import type { Result } from '../run/index.ts';
import type { Sources } from './citation.ts';
import type { ClaimOf, StatementRecord } from './claim-of.ts';
import type { Credits } from './credits.ts';

/** What pages are made of that are of no single pipeline. */
export interface All {
  readonly results: readonly Result[];
  /** Those of all results, in the order in which they are printed. */
  readonly claims: readonly ClaimOf[];
  readonly statements: readonly StatementRecord[];
  readonly sources: Sources;
  readonly credits: Credits;
}
