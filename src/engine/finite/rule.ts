import type { Ending, Objective, Start } from '../../game/index.ts';

/** What decides the outcomes of a finite set besides the set. */
export interface FiniteRule {
  readonly ending: Ending;
  readonly objective: Objective;
}

/** The same, of a set whose first heaps may be worth what is given; then the last player wins. */
export interface RuleOrStart {
  readonly ending: Ending | Start;
  readonly objective: Objective;
}
