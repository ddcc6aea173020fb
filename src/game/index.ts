export { gcd } from './arithmetic.ts';
export { boundsOf, canHold } from './bounds.ts';
export type { Interval } from './cases.ts';
export {
  type BoundaryPatternRepeat,
  type Certificate,
  type CertificateWithWitnesses,
  certificateFault,
  type WindowRepeat,
  type Witness,
} from './certificate.ts';
export { type ConditionFunction, compileCondition, compileInteger, type IntegerFunction } from './compile.ts';
export {
  type ConditionExpression,
  type Expression,
  type ExpressionOptions,
  type IntegerExpression,
  parseExpression,
} from './expression.ts';
export { type Family, parseFamily } from './family.ts';
export {
  type Affine,
  type FamilyOfOneLetter,
  formatAffine,
  formatFamilyOfOneLetter,
  parseFamilyOfOneLetter,
} from './family-of-one-letter.ts';
export type { FamilyText } from './family-text.ts';
export { readFamily } from './family-text.ts';
export {
  type Ending,
  formatGame,
  type Game,
  type InfiniteBase,
  LARGEST_MOVE,
  type LargeTriple,
  type Objective,
  type SumOfHeaps,
  type WrittenGame,
} from './game.ts';
export { parseHeaps } from './heaps.ts';
export { parseGameOfAnySize } from './large-triple.ts';
export { type LawCertificate, lawCertificateFault, type Word } from './law-certificate.ts';
export { nearest } from './nearest.ts';
export { parseGame } from './notation.ts';
export type { Range } from './range.ts';
export { compileSum, isSum, readSum } from './sum-of-letters.ts';
export type { ConditionNode, IntegerNode } from './syntax.ts';
export { wholeNumberOf, wholeSumOf } from './whole-number.ts';
