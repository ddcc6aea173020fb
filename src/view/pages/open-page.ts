import type { ClaimText } from '../../claim/index.ts';
import { sweepText } from '../../plan/index.ts';
import type { All } from '../all.ts';
import { cite, type Sources } from '../citation.ts';
import type { ClaimOf } from '../claim-of.ts';
import type { Block, Document, Entry } from '../document/model.ts';
import { counted } from '../numbers.ts';
import { provedText } from '../rests-on.ts';
import { counterexample, placeOf, replay, tallyText, verdictOf } from './claim-facts.ts';

/** Conjectures, by whoever asks them: first what is decided, then how far the others are checked, and how to go on. */
export function openPage({ claims, sources }: All): Document {
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
      ...decidedFirst(asked, sources),
    ],
  };
}

/** Laws that were found from rows by `saltus guess`, and what became of them over wider ranges. */
export function guessedPage({ claims, sources }: All): Document {
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
      ...decidedFirst(guessed, sources),
    ],
  };
}

function conjecturesIn(claims: readonly ClaimOf[]): Conjecture[] {
  return claims.flatMap(one => (isConjecture(one.claim) ? [{ ...one, claim: one.claim }] : []));
}

function decidedFirst(asked: readonly Conjecture[], sources: Sources): Block[] {
  const isDecided = ({ restsOn, verdict }: ClaimOf) => restsOn.kind === 'theorem' || verdict === 'fails';
  const section = (heading: string, text: string, of: readonly Conjecture[]): Block[] => {
    const entries = of.map(one => entry(one, sources));
    const blocks: Block[] = [
      { kind: 'prose', text },
      { kind: 'entries', entries },
    ];
    return of.length === 0 ? [] : [{ kind: 'section', heading, blocks }];
  };
  return [
    ...section('Decided', 'By a proof of what is named, or by a counterexample.', asked.filter(isDecided)),
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

function entry(one: Conjecture, sources: Sources): Entry {
  const { claim, restsOn, result } = one;
  const { askedBy, before = '', guessedFrom, longer, further } = claim.conjecture;
  const { id, plan } = result.asked;
  return {
    as: 'question',
    anchor: `${id}.${claim.id}`,
    title: [`${plan.sweep.game}: `, { link: claim.says, to: placeOf(one) }],
    verdicts: [verdictOf(one)],
    facts: [
      ['asked by', guessedFrom ? '' : askedBy],
      ['found in the rows of', guessedFrom ? `${plan.sweep.game}; ${guessedFrom}` : ''],
      ['checked before', before],
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
