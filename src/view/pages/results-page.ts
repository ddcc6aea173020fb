import { keyOfSource } from '../../claim/index.ts';
import type { Result } from '../../run/index.ts';
import type { All } from '../all.ts';
import { cite, type Sources } from '../citation.ts';
import { bySource, claimsOf, isPrinted } from '../claim-of.ts';
import { joined } from '../document/inline.ts';
import type { Document, Entry } from '../document/model.ts';
import { counted } from '../numbers.ts';
import { type PageOfPipelines, pagesOfPipelines } from './page-of-pipelines.ts';
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
        text: 'Each page answers one question or several related ones, and shows every verdict and number behind the answers. The counts are of printed claims; claims of this project are counted apart, as “of ours”. A heading counts all claims of its source, a line those of its page.',
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
          const own = group
            .flatMap(({ parts }) => parts.flatMap(({ result }) => claimsOf(result)))
            .filter(one => !isPrinted(one, sources));
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

function entry({ address, title, parts }: PageOfResults, sources: Sources): Entry {
  const results = parts.map(({ result }) => result);
  const [{ asked }] = results as [Result];
  const isMerged = results.length > 1;
  const cases = counted(
    results.reduce((sum, result) => sum + result.cases, 0),
    'case',
  );
  const questions = results.map(({ asked: { id, question } }) => ({ link: question, to: { pipeline: id } }));
  return {
    as: 'question',
    title: {
      link: title,
      to: { pipeline: results.some(one => one.asked.id === address) ? address : asked.id },
    },
    verdicts: verdictsByOrigin(results.flatMap(claimsOf), sources),
    note: isMerged
      ? [`${counted(results.length, 'question')}, ${cases}: `, joined(questions, ' · ')]
      : [asked.plan.sweep.game, cases, cite(asked.source, sources)].join(' · '),
  };
}
