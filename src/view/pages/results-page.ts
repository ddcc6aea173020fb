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

/** All pipelines by source, each with its question and what came of it. */
export function resultsPage({ results, claims, sources }: All): Document {
  return {
    title: 'Results',
    description: 'Every question that was asked, with the range, the verdicts, the figures and the data.',
    blocks: [
      {
        kind: 'prose',
        tone: 'lead',
        text: 'One page a question: what was swept, what is claimed of it, what came of each claim, and every number.',
      },
      ...sourceSections(
        bySource(results, sources, ({ asked }) => keyOfSource(asked.source)),
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
