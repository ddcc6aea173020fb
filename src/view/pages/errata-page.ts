import { ERRATUM_NATURES } from '../../claim/index.ts';
import { sweepText } from '../../plan/index.ts';
import { type ClaimOf, claimsBySource, correctionOf } from '../claim-of.ts';
import type { Block, Document, Entry } from '../document/model.ts';
import { counted, grouped } from '../numbers.ts';
import type { All } from './all.ts';
import { counterexample, heldText, placeOf, replay, saysOf } from './claim-facts.ts';

/**
 * What the authors should know: each printed statement that fails, the weightiest first, with the smallest
 * counterexample, where exactly it fails, what is right instead and how far that was checked, and a command that
 * shows it.
 */
export function errataPage({ claims, sources }: All): Document {
  const known = claims.filter(({ claim }) => claim.erratum !== null);
  return {
    title: 'Errata',
    description: `${known.length} printed statements that do not hold as they are printed, each with its smallest counterexample.`,
    blocks: [
      {
        kind: 'prose',
        tone: 'lead',
        text: 'Statements that do not hold as they are printed, found by computing them for every case of a range. Each has its smallest counterexample, small enough to check by hand, the exact condition under which it fails, and what is right instead, checked over the same range. To see one for yourself, run npm ci once, then its command.',
      },
      ...(known.length === 0 ? [{ kind: 'prose', text: 'None.' } as const] : []),
      ...claimsBySource(known, sources).map(
        ({ title, group }): Block => ({
          kind: 'section',
          heading: title,
          blocks: Object.entries(ERRATUM_NATURES).flatMap(([nature, text]): Block[] => {
            const found = group.filter(({ claim }) => claim.erratum?.nature === nature);
            if (found.length === 0) return [];
            return [
              { kind: 'heading', level: 3, text },
              { kind: 'entries', entries: found.map(entry) },
            ];
          }),
        }),
      ),
    ],
  };
}

function entry(one: ClaimOf): Entry {
  const { claim, tally, result } = one;
  const { printed, right, why, failsWhere } = claim.erratum!;
  const correction = correctionOf(one);
  const where = failsWhere === 'always' ? '' : `, exactly where: ${failsWhere}`;
  const stop = /[.!?]$/.test(right) ? '' : '.';
  return {
    as: 'erratum',
    anchor: `${result.asked.id}.${claim.id}`,
    title: { link: claim.place === '' ? saysOf(one) : claim.place, to: placeOf(one) },
    facts: [
      ['printed', printed],
      ['counterexample', counterexample(one)],
      [
        'fails',
        `for ${grouped(tally.fails)} of ${counted(tally.met, 'case')} (${sweepText(result.asked.plan)})${where}`,
      ],
      ['why', why],
      [
        'right',
        correction
          ? [
              `${right}${stop} Checked as `,
              { link: correction.claim.id, to: placeOf(correction) },
              `: ${heldText(correction)}.`,
            ]
          : `${right}${stop}`,
      ],
      ['see it', replay(one)],
      ['claim', saysOf(one)],
    ],
  };
}
