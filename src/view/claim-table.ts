import { ERRATUM_NATURES, firstCounterexample } from '../claim/index.ts';
import { sweepText } from '../plan/index.ts';
import type { Cell, Column, Table } from '../run/index.ts';
import type { ClaimOf } from './claim-of.ts';
import { replayOf } from './replay.ts';
import { restsOnText } from './rests-on.ts';
import { sentenceOf } from './sentence.ts';
import { statementText } from './statement.ts';

/** A column of the register, and what stands in it of a claim. */
type ClaimColumn = readonly [column: Column, cellOf: (claim: ClaimOf) => Cell];

const columnOf =
  (type: Column['type']) =>
  (name: string, description: string, cellOf: ClaimColumn[1]): ClaimColumn => [
    { name, type, title: name, description },
    cellOf,
  ];
const [text, count] = [columnOf('string'), columnOf('integer')];

const COLUMNS: readonly ClaimColumn[] = [
  text('pipeline', 'The pipeline whose rows it is about', ({ result }) => result.asked.id),
  text('id', 'Name of the claim', ({ claim }) => claim.id),
  text(
    'source',
    'Key of the source, as in data/published/sources.csv; saltus: this project',
    ({ claim }) => claim.source,
  ),
  text('place', 'Where in the source', ({ claim }) => claim.place),
  text('says', 'The sentence that is checked, with the games and conditions that it is about', statementText),
  text('range', 'The games that were swept', ({ result }) => sweepText(result.asked.plan)),
  text(
    'verdict',
    'holds, fails, undecided (within the limit), vacuous (no case met the hypothesis) or error',
    ({ verdict }) => verdict,
  ),
  text(
    'rests_on',
    'How sure the verdict is: machine-checked (in Coq), proved (on paper) or certified (for every value), with the hypothesis and the place; computed, for only the cases of the range; or open, a question without a counterexample so far',
    restsOnText,
  ),
  text(
    'expected',
    'yes if the verdict is the one on file: fails, exactly as its erratum says, else holds',
    ({ expected }) => (expected ? 'yes' : 'no'),
  ),
  count('cases', 'Cases of the sweep', ({ tally }) => tally.cases),
  count(
    'met',
    'Cases that met the hypothesis, or of which that is undecided; for a printed table, cases that are printed',
    ({ tally }) => tally.met,
  ),
  count('holds', 'Cases for which it holds', ({ tally }) => tally.holds),
  count('fails', 'Cases for which it fails', ({ tally }) => tally.fails),
  count('undecided', 'Cases for which it is not known within the limit', ({ tally }) => tally.undecided),
  count('errors', 'Cases at which the check itself threw', ({ tally }) => tally.error),
  count('missing', 'Printed rows that the sweep does not have', ({ missing }) => missing),
  count('extra', 'Rows of the sweep that are not printed, for a printed table', ({ extra }) => extra),
  text('counterexample', 'The first case in order for which it fails', one => {
    const first = firstCounterexample(one);
    return first ? `${first.game}: ${first.seen}` : '';
  }),
  text('replay', 'A command that shows the counterexample', one => {
    const first = firstCounterexample(one);
    return first ? replayOf(first.game, one.result.asked.plan.rule) : '';
  }),
  text('mutant', 'A near miss of the law, which must be refuted', ({ claim }) => claim.mutant ?? ''),
  text(
    'mutant_refuted_at',
    'The first case for which the law holds and the mutant does not',
    ({ claim, tally }) => (claim.mutant === null ? '' : (tally.mutantWitness?.game ?? '')),
  ),
  text(
    'nature',
    `Where a statement is known to fail, how. ${Object.entries(ERRATUM_NATURES)
      .map(([nature, text]) => `${nature}: ${text}`)
      .join('; ')}`,
    ({ claim }) => claim.erratum?.nature ?? '',
  ),
  text(
    'printed',
    'What is printed, where a statement is known to fail',
    ({ claim }) => claim.erratum?.printed ?? '',
  ),
  text('right', 'What is right instead', ({ claim }) => claim.erratum?.right ?? ''),
  text('why', 'Why it fails', ({ claim }) => claim.erratum?.why ?? ''),
  text(
    'fails_exactly_where',
    'Among the cases that meet the hypothesis; checked case by case',
    ({ claim }) => claim.erratum?.failsWhere ?? '',
  ),
  text(
    'corrected_by',
    'The claim of the same pipeline that checks what is right',
    ({ claim }) => claim.erratum?.correctedBy ?? '',
  ),
  text('to_cite', 'What was checked and what came of it, in one sentence with the digest of the rows', one =>
    sentenceOf(one, one.result),
  ),
];

/** What is on file of a claim. The same columns in `<id>.claims.csv` and in the register of all claims. */
export const CLAIM_COLUMNS: readonly Column[] = COLUMNS.map(([column]) => column);

/** One row a claim: what was checked, how often, and what came of it. */
export function claimTable(claims: readonly ClaimOf[]): Table {
  return { columns: CLAIM_COLUMNS, rows: claims.map(claim => COLUMNS.map(([, cellOf]) => cellOf(claim))) };
}
