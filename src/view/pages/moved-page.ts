import type { Result } from '../../run/index.ts';
import { claimsOf } from '../claim-of.ts';
import type { Document } from '../document/model.ts';
import { typesetSentence } from './claim-facts.ts';

/**
 * Returns the page that stays at the former address of a result: a link to the page that now contains it, and one for
 * each claim.
 */
export function movedPage(result: Result): Document {
  const { id, question } = result.asked;
  return {
    title: question,
    description: `${question} This question is now part of another page.`,
    blocks: [
      {
        kind: 'prose',
        tone: 'lead',
        text: [
          'Moved: ',
          { link: 'the answer', to: { pipeline: id } },
          ' is now on a page with related questions.',
        ],
      },
      {
        kind: 'entries',
        entries: claimsOf(result).map(conclusion => ({
          as: 'claim',
          anchor: `claim-${conclusion.claim.id}`,
          title: { link: typesetSentence(conclusion), to: { pipeline: id, claim: conclusion.claim.id } },
        })),
      },
    ],
  };
}
