export { type AffineSet, affineSets } from './affine-sets.ts';
export {
  type BoundaryPatternRepeat,
  type Certificate,
  type CertificateWithWitnesses,
  certificateFault,
  type WindowRepeat,
  type Witness,
} from './certificate.ts';
export { isRecord } from './certificate-fields.ts';
export {
  type ClosedForm,
  type ClosedFormText,
  closedFormIn,
  compilePowerSum,
  compileWord,
  hintOnClosedForm,
  type PowerTerm,
  parseClosedForm,
} from './closed-form.ts';
export { type Family, parseFamily } from './family.ts';
export {
  type Affine,
  type FamilyOfOneLetter,
  formatAffine,
  formatFamilyOfOneLetter,
  MAX_NUMBERS,
  parseFamilyOfOneLetter,
} from './family-of-one-letter.ts';
export type { FamilyText } from './family-text.ts';
export { readFamily } from './family-text.ts';
export {
  ENDINGS,
  type Ending,
  formatGame,
  type Game,
  type LargeTriple,
  MAX_MOVE,
  OBJECTIVES,
  type Objective,
  type Start,
  type SumOfHeaps,
  type WrittenGame,
} from './game.ts';
export {
  type Known,
  type KnownFamily,
  type KnownQuestion,
  type KnownStatement,
  knownFamilies,
} from './known.ts';
export { distanceToMultiple, gcd, isPrime } from './language/arithmetic.ts';
export type { Interval } from './language/bounds.ts';
export { boundsOf, canHold } from './language/bounds.ts';
export {
  compileCondition,
  compileConditionByName,
  compileInteger,
  compileIntegerByName,
} from './language/compile.ts';
export {
  type ConditionExpression,
  type IntegerExpression,
  parseExpression,
} from './language/expression.ts';
export { mutantsOf } from './language/mutants.ts';
export { longFor, nearest } from './language/nearest.ts';
export { isMexOfMoves, isNimSequence } from './language/nim-sequence.ts';
export { isElementary } from './language/range-reads.ts';
export {
  type ConditionNode,
  type IntegerNode,
  type RangeOfLetter,
  SEQUENCE_NAMES,
  SEQUENCES,
  type SequenceName,
} from './language/syntax.ts';
export { wholeSumOf } from './language/whole-number.ts';
export { type LawCertificate, type LawEnding, lawCertificateFault, type Word } from './law-certificate.ts';
export {
  depthOf,
  formatPolynomial,
  isLoop,
  type LoopItem,
  type LoopNumber,
  type LoopsCertificate,
  type LoopWord,
  loopsCertificateFault,
  type Polynomial,
} from './loops-certificate.ts';
export { INFINITE_BASES, type InfiniteBase, LISTED_SETS, NAMED_SETS } from './named-sets.ts';
export { parseGame, parseGameOfAnySize, parseHeaps } from './notation.ts';
export type { Range } from './range.ts';
export {
  type RowGroup,
  type RowNumber,
  type RowsCertificate,
  rowsCertificateFault,
} from './rows-certificate.ts';
export { compileSum, isSum, readSum } from './sum-of-letters.ts';
