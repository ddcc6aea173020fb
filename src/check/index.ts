export { costOf, type Verdict, verifyCertificate } from './certificate.ts';
export { countCases } from './count-cases.ts';
export { formIs, holdsForFamily, type OfSentence } from './law/holds-for-family.ts';
export { type FamilyCertificate, knownByVerified, knownFamily, type OfFamily } from './law/known-family.ts';
export { verifyLaw } from './law/law.ts';
export { verifyLoops } from './law/loops.ts';
export { ProvedLaw } from './law/proved-law.ts';
export { verifyRows } from './law/rows.ts';
export { gameAt } from './law/single-game.ts';
export {
  type ProvableStatement,
  provableColumns,
  provableStatement,
  provedLine,
} from './proved-line.ts';
export { unlessOpen } from './refused.ts';
export { type ResidueClaim, residueClaimFault, verifyResidues } from './residue-proof.ts';
export type { SweptCases } from './table/case-numbers.ts';
export { csvRecords } from './table/csv.ts';
export type { SummaryText } from './table/groups.ts';
export { type ExpectedRows, ListedRows, type RowList } from './table/listed-rows.ts';
export type { TableRule } from './table/replays.ts';
export { type SeriesText, seriesRows } from './table/series-rows.ts';
export { SummaryCheck } from './table/summary-check.ts';
export { columnMeant, type RowVerdict, TableCheck } from './table/table.ts';
