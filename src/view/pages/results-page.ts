import { keyOfSource } from '../../claim/index.ts';
import type { Result } from '../../run/index.ts';
import type { All } from '../all.ts';
import { cite, type Sources } from '../citation.ts';
import { bySource, claimsOf, isPrinted } from '../claim-of.ts';
import { joined } from '../document/inline.ts';
import type { Document, Entry } from '../document/model.ts';
import { counted } from '../numbers.ts';
import { type PageOfPipelines, pagesOfPipelines, worksOf } from './page-of-pipelines.ts';
import { sourceSections } from './source-sections.ts';
import { verdictsByOrigin } from './verdict-counts.ts';

/** A page on results, with nothing else. */
type PageOfResults = PageOfPipelines<{ readonly result: Result }>;

/** Composes the list of all pages on results by source, each with its verdicts. */
export function resultsPage({ results, claims, sources }: All): Document {
  const pages = pagesOfPipelines(results.map(result => ({ result })));
  const groups = bySource(pages, sources, ({ parts }) => keyOfSource(parts[0]!.result.asked.source));
  return {
    title: 'Results',
    description: 'All results by source, each with its range, verdicts, figures and data.',
    blocks: [
      {
        kind: 'prose',
        tone: 'lead',
        text: 'Each page answers one question or several related ones, and shows every verdict and number behind the answers. The counts are of printed claims; claims of this project are counted apart, as “of ours”.',
      },
      {
        kind: 'prose',
        text: 'The games are impartial, and the same moves are allowed from every heap. Octal games, partizan games and moves that depend on the heap are not covered; CGSuite handles many of them.',
      },
      ...sourceSections(
        groups,
        (group, key) => {
          // Printed claims of a source are counted here as on the front page, whichever question checks them.
          const printed = claims.filter(one => one.claim.source === key && isPrinted(one, sources));
          const own = group.flatMap(claimsOfPage).filter(one => !isPrinted(one, sources));
          return joined(
            [counted(group.length, 'page'), ...verdictsByOrigin([...printed, ...own], sources)],
            ' ',
          );
        },
        group => [{ kind: 'entries', entries: group.map(page => entry(page, sources)) }],
        groups.length,
      ),
    ],
  };
}

const claimsOfPage = ({ parts }: PageOfResults) => parts.flatMap(({ result }) => claimsOf(result));

function entry(page: PageOfResults, sources: Sources): Entry {
  const results = page.parts.map(({ result }) => result);
  const [{ asked }] = results as [Result];
  const cases = counted(
    results.reduce((sum, result) => sum + result.cases, 0),
    'case',
  );
  const note =
    results.length === 1
      ? [asked.plan.sweep.game, cases, cite(asked.source, sources)]
      : [counted(results.length, 'question'), cases, ...worksOf(results).map(key => cite(key, sources))];
  return {
    as: 'question',
    title: { link: page.title, to: { pipeline: page.address } },
    verdicts: verdictsByOrigin(claimsOfPage(page), sources),
    note: note.join(' · '),
  };
}
