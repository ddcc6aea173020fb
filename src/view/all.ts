import type { Result } from '../run/index.ts';
import type { Sources } from './citation.ts';
import type { ClaimOf, StatementRecord } from './claim-of.ts';
import type { Credits } from './credits.ts';

/** The parts of pages that belong to no single pipeline. */
export interface All {
  readonly results: readonly Result[];
  /** The claims of all results, in the order of printing. */
  readonly claims: readonly ClaimOf[];
  readonly statements: readonly StatementRecord[];
  readonly sources: Sources;
  readonly credits: Credits;
}
