import { keyOfSource } from '../../claim/index.ts';
import { cite } from '../citation.ts';
import { bySource, claimsOf } from '../claim-of.ts';
import type { Document } from '../document/model.ts';
import { counted } from '../numbers.ts';
import type { All } from './all.ts';
import { countedVerdicts, verdictCounts } from './verdict-counts.ts';

/** All pipelines by source, each with its question and what came of it. */
export function resultsPage({ results, sources }: All): Document {
  return {
    title: 'Results',
    description: 'Every question that was asked, with the range, the verdicts, the figures and the data.',
    blocks: [
      {
        kind: 'prose',
        tone: 'lead',
        text: 'One page a question: what was swept, what is claimed of it, what came of each claim, and every number.',
      },
      ...bySource(results, sources, ({ asked }) => keyOfSource(asked.source)).map(
        ({ key, title, group }) =>
          ({
            kind: 'section',
            heading: title,
            id: `source-${key}`,
            closed: true,
            note: [counted(group.length, 'question'), ' ', verdictCounts(group.flatMap(claimsOf))],
            blocks: [
              {
                kind: 'entries',
                entries: group.map(result => ({
                  as: 'question' as const,
                  title: { link: result.asked.question, to: { pipeline: result.asked.id } },
                  verdicts: countedVerdicts(claimsOf(result)),
                  note: `${result.asked.plan.sweep.game} · ${counted(result.cases, 'case')} · ${cite(result.asked.source, sources)}`,
                })),
              },
            ],
          }) as const,
      ),
    ],
  };
}
