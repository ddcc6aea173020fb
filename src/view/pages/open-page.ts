import type { ClaimText } from '../../claim/index.ts';
import { sweepText } from '../../plan/index.ts';
import type { All } from '../all.ts';
import type { Sources } from '../citation.ts';
import type { ClaimOf } from '../claim-of.ts';
import { anchorOf, type Credits } from '../credits.ts';
import { type Block, type Document, type Entry, fileLink } from '../document/model.ts';
import { counted } from '../numbers.ts';
import { levelOf } from '../rests-on.ts';
import { counterexample, groundsOf, placeOf, replay, tallyText, verdictOf } from './claim-facts.ts';

/** Conjectures, whoever asks them: the open ones, how far they are checked and how to continue; then the decided ones. */
export function openPage({ claims, sources, credits }: All): Document {
  const asked = conjecturesIn(claims).filter(({ claim }) => !claim.conjecture.guessedFrom);
  return {
    title: 'Open questions',
    description: `${asked.length} conjectures: how far the open ones are checked, the command that continues, and which are decided.`,
    blocks: [
      {
        kind: 'prose',
        tone: 'lead',
        text: 'Conjectures of papers and of this project. Each names who asks it, and how far it was checked before and is checked here; an open one has a command that continues from there. Holding over a range proves nothing beyond it.',
      },
      ...openFirst(asked, sources, credits, { closed: true }),
      ...comparedBlocks(credits),
    ],
  };
}

/** Laws that were found from rows by `saltus guess`, and what became of them over wider ranges. */
export function guessedPage({ claims, sources, credits }: All): Document {
  const guessed = conjecturesIn(claims).filter(({ claim }) => claim.conjecture.guessedFrom);
  return {
    title: 'Found by guess',
    description: `${guessed.length} laws that were found in the rows of families, asked over wider ranges.`,
    blocks: [
      {
        kind: 'prose',
        tone: 'lead',
        text: 'What saltus guess found in the rows of some families, of which nobody had to ask; shortened by hand where it could be, and asked over wider ranges. Where certificates decide it, it is a theorem for all values of the last letter. Nothing is claimed to be new.',
      },
      ...openFirst(guessed, sources, credits, { closed: false }),
    ],
  };
}

function conjecturesIn(claims: readonly ClaimOf[]): Conjecture[] {
  return claims.flatMap(one => (isConjecture(one.claim) ? [{ ...one, claim: one.claim }] : []));
}

/** Open questions first; decided ones are the last section. */
function openFirst(
  asked: readonly Conjecture[],
  sources: Sources,
  credits: Credits,
  how: { readonly closed: boolean },
): Block[] {
  const isOpen = (one: Conjecture) => levelOf(one) === 'open' && !credits.isProvedElsewhere(one);
  const section = (heading: string, text: string, of: readonly Conjecture[], closed = false): Block[] => {
    const entries = of.map(one => entry(one, sources, credits));
    const blocks: Block[] = [
      { kind: 'prose', text },
      { kind: 'entries', entries },
    ];
    return of.length === 0 ? [] : [{ kind: 'section', heading, id: heading.toLowerCase(), closed, blocks }];
  };
  return [
    ...section('Open', 'No counterexample is known.', asked.filter(isOpen)),
    ...section(
      'Decided',
      'A proof, here or in another work, or a counterexample settles each of them.',
      asked.filter(one => !isOpen(one)),
      how.closed,
    ),
  ];
}

type Conjecture = ClaimOf & { readonly claim: ConjectureText };
type ConjectureText = ClaimText & Required<Pick<ClaimText, 'conjecture'>>;

function isConjecture(claim: ClaimText): claim is ConjectureText {
  return claim.conjecture !== undefined;
}

function entry(one: Conjecture, sources: Sources, credits: Credits): Entry {
  const { claim, restsOn, result } = one;
  const { askedBy, before = '', guessedFrom, longer, further } = claim.conjecture;
  const { id, plan } = result.asked;
  return {
    as: 'question',
    anchor: `${id}.${claim.id}`,
    title: [`${plan.sweep.game}: `, { link: claim.says, to: placeOf(one) }],
    verdicts: [verdictOf(one)],
    facts: [
      ['asked by', guessedFrom ? '' : (askedBy ?? credits.askedBy(one))],
      ['found in the rows of', guessedFrom ? `${plan.sweep.game}; ${guessedFrom}` : ''],
      ['checked before', before],
      ...credits.printedBefore(one),
      ['compared', credits.comparisonOf(one)],
      ['proof', restsOn.kind === 'theorem' ? [`for ${restsOn.hypothesis}: `, groundsOf(one, sources)] : ''],
      ['now', `${tallyText(one)}: ${sweepText(plan)}, each within ${counted(plan.limit, 'heap')}`],
      ['in a longer run', longer ? `held for ${longer} (reports/long-runs/open-questions.md)` : ''],
      ['counterexample', counterexample(one)],
      ['see it', replay(one)],
      ['continue', levelOf(one) === 'open' ? { command: `npx saltus run ${id} ${further}` } : ''],
    ],
  };
}

/** For each topic where it was looked for, and who was first. */
function comparedBlocks(credits: Credits): Block[] {
  if (credits.comparisons.length === 0) return [];
  const entries = credits.comparisons.map(
    (comparison): Entry => ({
      as: 'claim',
      anchor: anchorOf(comparison),
      title: comparison.topic!,
      verdicts: [],
      facts: [
        ['searched', credits.searchedIn(comparison)],
        ['for', comparison.terms!],
        ['found', comparison.found!],
      ],
    }),
  );
  const blocks: Block[] = [
    {
      kind: 'prose',
      text: [
        'Each topic on which this project says more than its sources, the works that were searched, and who was first as far as they tell. How far each work was read: ',
        fileLink('data/published/works.csv'),
        '. What is not found there may still be printed elsewhere.',
      ],
    },
    { kind: 'entries', entries },
  ];
  return [{ kind: 'section', heading: 'Compared with other works', blocks }];
}
