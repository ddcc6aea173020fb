/** The exports of the package: functions for programs that use no pipeline. No files, no Node. */
export { costOf, countCases, verifyCertificate } from '../check/index.ts';
export {
  ENGINE_VERSION,
  type GameAnswer,
  type LargeMoveAdvice,
  type MoveAdvice,
  type NimSegment,
  nimProduct,
  nimSum,
  type OutcomeAnswer,
  type SequenceAnswer,
  type Undecided,
  type ValueOfHeap,
} from '../engine/index.ts';
export { DefinitionError, type Issue } from '../errors.ts';
export {
  type Certificate,
  type Ending,
  type Family,
  type FamilyText,
  formatGame,
  type Game,
  type Known,
  type LargeTriple,
  type Objective,
  parseFamily,
  parseGameOfAnySize,
  type WrittenGame,
} from '../game/index.ts';
export { type Asked, answer } from './answer.ts';
export type { Rule } from './checked.ts';
export {
  type HeapOf,
  largeMoveAdvice,
  moveAdvice,
  nimSegments,
  nimValues,
  valueOfHeap,
} from './games.ts';
export { type KnownOptions, known } from './known.ts';
export { parseGame } from './written-game.ts';
