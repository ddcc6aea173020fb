import { ERRATUM_NATURES, firstCounterexample } from '../claim/index.ts';
import { sweepText } from '../plan/index.ts';
import { type Cell, type Column, csvPieces, type Result, type Table } from '../run/index.ts';
import { type ClaimOf, claimsOf } from './claim-of.ts';
import { replayOf } from './replay.ts';
import { restsOnText } from './rests-on.ts';
import { sentenceOf } from './sentence.ts';
import { statementText } from './statement.ts';

/** A column of the claims index, with its cell for a claim. */
type ClaimColumn = readonly [column: Column, cellOf: (claim: ClaimOf) => Cell];

const columnOf =
  (type: Column['type']) =>
  (name: string, description: string, cellOf: ClaimColumn[1]): ClaimColumn => [
    { name, type, title: name, description },
    cellOf,
  ];
const [text, count] = [columnOf('string'), columnOf('integer')];

const COLUMNS: readonly ClaimColumn[] = [
  text('pipeline', 'Pipeline whose rows the claim is about', ({ result }) => result.asked.id),
  text('id', 'Name of the claim', ({ claim }) => claim.id),
  text(
    'source',
    'Key of the source, as in data/published/sources.csv; saltus: this project',
    ({ claim }) => claim.source,
  ),
  text('place', 'Place in the source', ({ claim }) => claim.place),
  text('says', 'Statement that is checked, with its games and conditions', statementText),
  text('range', 'Games and parameter ranges of the sweep', ({ result }) => sweepText(result.asked.plan)),
  text(
    'verdict',
    'holds, fails, undecided (within the limit), vacuous (no case satisfies the hypothesis) or error',
    ({ verdict }) => verdict,
  ),
  text(
    'rests_on',
    'How sure the verdict is: machine-checked (in Coq), proved (on paper) or certified (for every value), with the hypothesis and the place; computed, for only the cases of the range; or open, a question without a counterexample so far',
    restsOnText,
  ),
  text(
    'expected',
    'yes if the verdict is the recorded one: fails for a claim with an erratum, exactly as the erratum says; holds for any other claim',
    ({ expected }) => (expected ? 'yes' : 'no'),
  ),
  count('cases', 'Cases of the sweep', ({ tally }) => tally.cases),
  count(
    'met',
    'Cases that satisfy the hypothesis or may satisfy it; for a printed table, the cases printed',
    ({ tally }) => tally.met,
  ),
  count('holds', 'Cases for which the claim holds', ({ tally }) => tally.holds),
  count('fails', 'Cases for which the claim fails', ({ tally }) => tally.fails),
  count('undecided', 'Cases that are undecided within the limit', ({ tally }) => tally.undecided),
  count('errors', 'Cases in which the check itself failed with an error', ({ tally }) => tally.error),
  count('missing', 'Printed rows that are not in the sweep', ({ missing }) => missing),
  count('extra', 'For a printed table, cases of the sweep that are not printed', ({ extra }) => extra),
  text('counterexample', 'First case for which the claim fails', conclusion => {
    const first = firstCounterexample(conclusion);
    return first ? `${first.game}: ${first.seen}` : '';
  }),
  text('replay', 'Command that shows the counterexample', conclusion => {
    const first = firstCounterexample(conclusion);
    return first ? replayOf(first.game, conclusion.result.asked.plan.rule) : '';
  }),
  text(
    'mutant',
    'Mutant: the same law with one constant or inequality changed, which some case must refute',
    ({ claim }) => claim.mutant ?? '',
  ),
  text('mutant_refuted_at', 'First case for which the law holds and the mutant fails', ({ claim, tally }) =>
    claim.mutant === null ? '' : (tally.mutantWitness?.game ?? ''),
  ),
  text(
    'nature',
    `How a printed statement fails. ${Object.entries(ERRATUM_NATURES)
      .map(([nature, text]) => `${nature}: ${text}`)
      .join('; ')}`,
    ({ claim }) => claim.erratum?.nature ?? '',
  ),
  text('printed', 'Printed statement, if it is known to fail', ({ claim }) => claim.erratum?.printed ?? ''),
  text('right', 'Corrected statement', ({ claim }) => claim.erratum?.right ?? ''),
  text('why', 'Reason for the failure', ({ claim }) => claim.erratum?.why ?? ''),
  text(
    'fails_exactly_where',
    'Condition under which it fails, among the cases that satisfy the hypothesis; checked case by case',
    ({ claim }) => claim.erratum?.failsWhere ?? '',
  ),
  text(
    'corrected_by',
    'Claim of the same pipeline that checks the correction',
    ({ claim }) => claim.erratum?.correctedBy ?? '',
  ),
  text(
    'to_cite',
    'Result of the check in one sentence that can be cited, with the digest of the rows',
    conclusion => sentenceOf(conclusion, conclusion.result),
  ),
];

/** The columns of a claim in `data/claims.csv`. */
export const CLAIM_COLUMNS: readonly Column[] = COLUMNS.map(([column]) => column);

/** Returns the lines of `data/claims.csv` about one result. */
export function claimLines(result: Result): string[] {
  const { columns, rows } = claimTable(claimsOf(result));
  return [...csvPieces(columns, rows)].slice(1).join('').trimEnd().split('\n');
}

/** Returns the table of claims with their verdicts, one row per claim. */
export function claimTable(claims: readonly ClaimOf[]): Table {
  return { columns: CLAIM_COLUMNS, rows: claims.map(claim => COLUMNS.map(([, cellOf]) => cellOf(claim))) };
}
