export { countCases } from './count-cases.ts';
export { closedFormConclusion, holdsForFamily, type OfSentence } from './law/holds-for-family.ts';
export { type FamilyCertificate, knownByVerified, knownFamily, type OfFamily } from './law/known-family.ts';
export { ProvedLaw } from './law/proved-law.ts';
export { gameAt } from './law/single-game.ts';
export { verifyLaw } from './law/verify-law.ts';
export { verifyLoops } from './law/verify-loops.ts';
export { verifyRows } from './law/verify-rows.ts';
export {
  type ProvableStatement,
  provableColumns,
  provableStatement,
  provedLine,
} from './proved-line.ts';
export { unlessOpen } from './refused.ts';
export type { SweptCases } from './table/case-numbers.ts';
export { csvRecords } from './table/csv-records.ts';
export { type ExpectedRows, ListedRows, type RowList } from './table/listed-rows.ts';
export type { TableRule } from './table/replays.ts';
export { type SeriesText, seriesRows } from './table/series-rows.ts';
export { SummaryCheck } from './table/summary-check.ts';
export type { SummaryText } from './table/summary-groups.ts';
export { type RowVerdict, suggestColumn, TableCheck } from './table/table-check.ts';
export { costOf, type Verdict, verifyCertificate } from './verify-certificate.ts';
export { type ResidueClaim, residueClaimFault, verifyResidues } from './verify-residues.ts';
