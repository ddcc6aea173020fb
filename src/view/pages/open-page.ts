import type { ClaimText } from '../../claim/index.ts';
import { sweepText } from '../../plan/index.ts';
import type { All } from '../all.ts';
import { cite, type Sources } from '../citation.ts';
import type { ClaimOf } from '../claim-of.ts';
import { anchorOf, type Credits } from '../credits.ts';
import { type Block, type Document, type Entry, fileLink } from '../document/model.ts';
import { counted } from '../numbers.ts';
import { provedText } from '../rests-on.ts';
import { counterexample, placeOf, replay, tallyText, verdictOf } from './claim-facts.ts';

/** Conjectures, by whoever asks them: first what is decided, then how far the others are checked, and how to go on. */
export function openPage({ claims, sources, credits }: All): Document {
  const asked = conjecturesIn(claims).filter(({ claim }) => !claim.conjecture.guessedFrom);
  return {
    title: 'Open questions',
    description: `${asked.length} conjectures: what is decided, how far the others are checked, and the command that goes on.`,
    blocks: [
      {
        kind: 'prose',
        tone: 'lead',
        text: 'Conjectures of papers and of this project, each with who asks it, how far it was checked before and is now, and a command that goes on from there. Holding over a range proves nothing beyond it.',
      },
      ...decidedFirst(asked, sources, credits),
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
      ...decidedFirst(guessed, sources, credits),
    ],
  };
}

function conjecturesIn(claims: readonly ClaimOf[]): Conjecture[] {
  return claims.flatMap(one => (isConjecture(one.claim) ? [{ ...one, claim: one.claim }] : []));
}

function decidedFirst(asked: readonly Conjecture[], sources: Sources, credits: Credits): Block[] {
  const isDecided = (one: ClaimOf) =>
    one.restsOn.kind === 'theorem' || one.verdict === 'fails' || credits.isProvedElsewhere(one);
  const section = (heading: string, text: string, of: readonly Conjecture[]): Block[] => {
    const entries = of.map(one => entry(one, sources, credits));
    const blocks: Block[] = [
      { kind: 'prose', text },
      { kind: 'entries', entries },
    ];
    return of.length === 0 ? [] : [{ kind: 'section', heading, blocks }];
  };
  return [
    ...section(
      'Decided',
      'By a proof of what is named, here or in another work, or by a counterexample.',
      asked.filter(isDecided),
    ),
    ...section(
      'Open',
      'They hold as far as they were checked.',
      asked.filter(one => !isDecided(one)),
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
      [
        'theorem',
        restsOn.kind === 'theorem' ? provedText(restsOn, reference => cite(reference, sources)) : '',
      ],
      ['now', `${tallyText(one)}: ${sweepText(plan)}, each within ${counted(plan.limit, 'heap')}`],
      ['in a longer run', longer ? `held for ${longer} (reports/long-runs/open-questions.md)` : ''],
      ['counterexample', counterexample(one)],
      ['see it', replay(one)],
      ['go on', { command: `npx saltus run ${id} ${further}` }],
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
