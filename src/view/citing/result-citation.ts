import { hasPeriods, sweepText } from '../../plan/index.ts';
import type { Result } from '../../run/index.ts';
import { escapeLatex } from '../document/escape-latex.ts';
import { counted, grouped } from '../numbers.ts';
import { runName } from '../run-name.ts';
import { seriesText } from '../sentence.ts';
import { SOFTWARE } from './software.ts';

/** Digits of the root hash in BibTeX; the sentence has all of them. */
const SHORT_HASH = 16;

/** Returns one sentence that cites a result: pipeline, number of cases, range, engine version, and the hash of its rows. */
export function resultCitation(result: Result): string {
  const { asked, cases, undecided, root } = result;
  const { plan } = asked;
  const parts = [
    `${SOFTWARE.name}, engine ${plan.engine}, pipeline ${runName(result)}: ${counted(cases, 'case')} of ${sweepText(plan)}`,
    ...(plan.series.length > 0 ? [seriesText(plan)] : []),
    ...(hasPeriods(plan) && undecided !== null
      ? [`${grouped(undecided)} undecided within ${grouped(plan.limit)} heaps`]
      : []),
    `root sha256 of the rows ${root}`,
  ];
  return `${parts.join('; ')}.`;
}

/** Returns a BibTeX entry for a result. */
export function resultBibtex(result: Result): string {
  const { asked, cases, root } = result;
  const fields = {
    author: `{${escapeLatex(SOFTWARE.authors)}}`,
    title: escapeLatex(asked.question),
    year: SOFTWARE.released.slice(0, 4),
    howpublished: `${SOFTWARE.name}, engine ${asked.plan.engine}, pipeline ${runName(result)}`,
    note: `${counted(cases, 'case')}, root sha256 ${root.slice(0, SHORT_HASH)}...`,
  };
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}},`);
  return [`@misc{saltus-${runName(result)},`, ...lines, '}'].join('\n');
}
