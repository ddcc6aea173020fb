import { sweepText } from '../plan/index.ts';
import type { Cell, Column, Table } from '../run/index.ts';
import type { ClaimOf } from './claim-of.ts';
import { replayOf } from './replay.ts';
import { provedText } from './rests-on.ts';
import { sentenceOf } from './sentence.ts';

const text = (name: string, description: string): Column => ({
  name,
  type: 'string',
  title: name,
  description,
});
const count = (name: string, description: string): Column => ({
  name,
  type: 'integer',
  title: name,
  description,
});

/** What is on file of a claim. The same columns in `<id>.claims.csv` and in the register of all claims. */
export const CLAIM_COLUMNS: readonly Column[] = [
  text('pipeline', 'The pipeline whose rows it is about'),
  text('id', 'Name of the claim'),
  text('source', 'Key of the source, as in data/published/sources.csv; saltus: this project'),
  text('place', 'Where in the source'),
  text('says', 'The sentence that is checked'),
  text('range', 'The games that were swept'),
  text(
    'verdict',
    'holds, fails, undecided (within the limit), vacuous (no case met the hypothesis) or error',
  ),
  text(
    'rests_on',
    'theorem, of what and where it is proved, if the claim holds by a proof; else computed, for the cases of the range alone',
  ),
  text('expected', 'yes if the verdict is the one on file: fails, exactly as its erratum says, else holds'),
  count('cases', 'Cases of the sweep'),
  count('met', 'Cases that met the hypothesis; for a printed table, cases that are printed'),
  count('holds', 'Cases for which it holds'),
  count('fails', 'Cases for which it fails'),
  count('undecided', 'Cases for which it is not known within the limit'),
  count('errors', 'Cases at which the check itself threw'),
  count('missing', 'Printed rows that the sweep does not have'),
  count('extra', 'Rows of the sweep that are not printed, for a printed table'),
  text('counterexample', 'The first case in order for which it fails'),
  text('replay', 'A command that shows the counterexample'),
  text('mutant', 'A near miss of the law, which must be refuted'),
  text('mutant_refuted_at', 'The first case for which the law holds and the mutant does not'),
  text('nature', 'Where a statement is known to fail: wrong, hypothesis (one is missing) or slip'),
  text('printed', 'What is printed, where a statement is known to fail'),
  text('right', 'What is right instead'),
  text('why', 'Why it fails'),
  text('fails_exactly_where', 'Among the cases that meet the hypothesis; checked case by case'),
  text('corrected_by', 'The claim of the same pipeline that checks what is right'),
  text('to_cite', 'What was checked and what came of it, in one sentence with the digest of the rows'),
];

/** One row a claim: what was checked, how often, and what came of it. */
export function claimTable(claims: readonly ClaimOf[]): Table {
  return { columns: CLAIM_COLUMNS, rows: claims.map(cellsOf) };
}

function cellsOf({
  result,
  claim,
  tally,
  verdict,
  expected,
  missing,
  extra,
  restsOn,
  proof,
}: ClaimOf): Cell[] {
  const { id, plan } = result.asked;
  const { counterexample, mutantWitness } = tally;
  const { erratum } = claim;
  return [
    id,
    claim.id,
    claim.source,
    claim.place,
    claim.says,
    sweepText(plan),
    verdict,
    restsOn.kind === 'theorem' ? `theorem for ${provedText(restsOn)}` : 'computed',
    expected ? 'yes' : 'no',
    ...[tally.cases, tally.met, tally.holds, tally.fails, tally.undecided, tally.error, missing, extra],
    counterexample ? `${counterexample.game}: ${counterexample.seen}` : '',
    counterexample ? replayOf(counterexample.game, plan.rule) : '',
    claim.mutant ?? '',
    claim.mutant !== null && mutantWitness ? mutantWitness.game : '',
    erratum?.nature ?? '',
    erratum?.printed ?? '',
    erratum?.right ?? '',
    erratum?.why ?? '',
    erratum?.failsWhere ?? '',
    erratum?.correctedBy ?? '',
    sentenceOf({ claim, tally, verdict, expected, restsOn, ...(proof && { proof }) }, result),
  ];
}
