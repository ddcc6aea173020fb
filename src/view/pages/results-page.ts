import type { Result } from '../../run/index.ts';
import type { All } from '../all.ts';
import { cite, type Sources } from '../citation.ts';
import { claimsOf } from '../claim-of.ts';
import { joined } from '../document/inline.ts';
import type { Block, Document, Entry } from '../document/model.ts';
import { counted } from '../numbers.ts';
import { type PageOfPipelines, pagesOfPipelines } from './page-of-pipelines.ts';
import { byTheme } from './themes.ts';
import { verdictsByOrigin } from './verdict-counts.ts';

/** A page on results, with nothing else. */
type PageOfResults = PageOfPipelines<{ readonly result: Result }>;

/** Composes the list of all pages on results by theme, each with its verdicts. */
export function resultsPage({ results, sources }: All): Document {
  const pages = pagesOfPipelines(results.map(result => ({ result })));
  return {
    title: 'Results',
    description: 'All results by theme, each with its range, verdicts, figures and data.',
    blocks: [
      {
        kind: 'prose',
        tone: 'lead',
        text: [
          'Each page answers one question or several related ones, and shows every verdict and number behind the answers. Claims of this project are counted separately, as “ours”. Other views: ',
          { link: 'claim by claim', to: { page: 'claims' } },
          ' · ',
          { link: 'by statement of the sources', to: { page: 'statements' } },
          ' · ',
          { link: 'open questions', to: { page: 'open' } },
          '.',
        ],
      },
      {
        kind: 'prose',
        text: 'The games are impartial, and the same moves are allowed from every heap. Octal games, partizan games and moves that depend on the heap are not covered; CGSuite handles many of them.',
      },
      ...byTheme(pages).map(
        ({ key, title, group }): Block => ({
          kind: 'section',
          heading: title,
          id: `theme-${key}`,
          closed: false,
          note: joined([counted(group.length, 'page'), ...verdictsOf(group, sources)], ' '),
          blocks: [{ kind: 'entries', entries: group.map(page => entry(page, sources)) }],
        }),
      ),
    ],
  };
}

function verdictsOf(pages: readonly PageOfResults[], sources: Sources) {
  return verdictsByOrigin(
    pages.flatMap(({ parts }) => parts.flatMap(({ result }) => claimsOf(result))),
    sources,
  );
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
      to: { pipeline: results.some(result => result.asked.id === address) ? address : asked.id },
    },
    verdicts: verdictsByOrigin(results.flatMap(claimsOf), sources),
    note: isMerged
      ? [`${counted(results.length, 'question')}, ${cases}: `, joined(questions, ' · ')]
      : [asked.plan.sweep.game, cases, cite(asked.source, sources)].join(' · '),
  };
}
