import { keyOfSource } from '../../claim/index.ts';
import type { Result } from '../../run/index.ts';
import type { All } from '../all.ts';
import { cite, type Sources } from '../citation.ts';
import { bySource, claimsOf, isPrinted } from '../claim-of.ts';
import { joined } from '../document/inline.ts';
import type { Document, Entry } from '../document/model.ts';
import { counted } from '../numbers.ts';
import { sourceSections } from './source-sections.ts';
import { verdictsByOrigin } from './verdict-counts.ts';

/** Composes the list of all questions by source, each with its verdicts. */
export function resultsPage({ results, claims, sources }: All): Document {
  const groups = bySource(results, sources, ({ asked }) => keyOfSource(asked.source));
  return {
    title: 'Results',
    description: 'All questions by source, each with its range, verdicts, figures and data.',
    blocks: [
      {
        kind: 'prose',
        tone: 'lead',
        text: 'Each page answers one question and shows every verdict and number behind it. The counts are of printed claims; claims of this project are counted apart, as “of ours”.',
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
          const own = group.flatMap(claimsOf).filter(one => !isPrinted(one, sources));
          return joined(
            [counted(group.length, 'question'), ...verdictsByOrigin([...printed, ...own], sources)],
            ' ',
          );
        },
        group => [{ kind: 'entries', entries: group.map(result => entry(result, sources)) }],
        groups.length,
      ),
    ],
  };
}

function entry(result: Result, sources: Sources): Entry {
  const { id, question, plan, source } = result.asked;
  return {
    as: 'question',
    title: { link: question, to: { pipeline: id } },
    verdicts: verdictsByOrigin(claimsOf(result), sources),
    note: `${plan.sweep.game} · ${counted(result.cases, 'case')} · ${cite(source, sources)}`,
  };
}
