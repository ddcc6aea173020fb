import type { All } from '../all.ts';
import { citeInFull } from '../citation.ts';
import { type Document, fileLink } from '../document/model.ts';
import { counted } from '../numbers.ts';
import { faultsOf, totalsText } from '../totals.ts';
import { letterBlocks } from './letter.ts';
import { sourceSections } from './source-sections.ts';

/** What the authors should know: a letter for each source with errata or remarks. */
export function errataPage(all: All): Document {
  const faults = faultsOf(all.claims.filter(({ claim }) => claim.erratum !== null));
  const letters = lettersOf(all).map(key => ({
    key,
    title: citeInFull(key, all.sources),
    group: faults.filter(({ claim }) => claim.source === key),
  }));
  return {
    title: 'Errata',
    description: `${counted(faults.length, 'erratum', 'errata')} in what is printed, each with its first counterexample.`,
    blocks: [
      { kind: 'prose', tone: 'lead', text: `${totalsText(all)}.` },
      {
        kind: 'prose',
        text: 'Of each there is what is printed, the first counterexample, what is right instead, and the command that shows it; on the site a game leads into the explorer, where it is seen.',
      },
      ...(letters.length === 0 ? [{ kind: 'prose', text: 'None.' } as const] : []),
      ...sourceSections(
        letters,
        group => counted(group.length, 'erratum', 'errata'),
        (_, key) => [
          {
            kind: 'prose',
            tone: 'note',
            text: ['Copy to be sent: ', fileLink(letterFile(key))],
          },
          ...letterBlocks(key, all),
        ],
      ),
    ],
  };
}

/** The sources of which something is to be told. */
export function lettersOf({ claims, statements, sources }: All): readonly string[] {
  const told = new Set([
    ...claims.filter(({ claim }) => claim.erratum !== null).map(({ claim }) => claim.source),
    ...statements.filter(({ remark = '' }) => remark !== '').map(({ source }) => source),
  ]);
  return [...sources.keys()].filter(key => told.has(key));
}

/** Where the letter of a source stands. */
export function letterFile(key: string): string {
  return `reports/errata/${key}.md`;
}
