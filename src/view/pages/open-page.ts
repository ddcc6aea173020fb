import type { ClaimText } from '../../claim/index.ts';
import { sweepText } from '../../plan/index.ts';
import { cite, type Sources } from '../citation.ts';
import type { ClaimOf } from '../claim-of.ts';
import type { Block, Document, Entry } from '../document/model.ts';
import { counted } from '../numbers.ts';
import { provedText } from '../rests-on.ts';
import type { All } from './all.ts';
import { counterexample, placeOf, replay, tallyText, verdictOf } from './claim-facts.ts';

/** Conjectures, by whoever asks them: first what is decided, then how far the others are checked, and how to go on. */
export function openPage({ claims, sources }: All): Document {
  const asked = claims.flatMap(one => (isConjecture(one.claim) ? [{ ...one, claim: one.claim }] : []));
  const isDecided = ({ restsOn, verdict }: ClaimOf) => restsOn.kind === 'theorem' || verdict === 'fails';
  const section = (heading: string, text: string, of: readonly Conjecture[]): Block[] =>
    of.length === 0
      ? []
      : [
          {
            kind: 'section',
            heading,
            blocks: [
              { kind: 'prose', text },
              { kind: 'entries', entries: of.map(one => entry(one, sources)) },
            ],
          },
        ];
  return {
    title: 'Open questions',
    description: `${asked.length} conjectures: what is decided, how far the others are checked, and the command that goes on.`,
    blocks: [
      {
        kind: 'prose',
        tone: 'lead',
        text: 'Conjectures of papers and of this project, each with who asks it, how far it was checked before and is now, and a command that goes on from there. Holding over a range proves nothing beyond it.',
      },
      ...section('Decided', 'By a proof of what is named, or by a counterexample.', asked.filter(isDecided)),
      ...section(
        'Open',
        'They hold as far as they were checked.',
        asked.filter(one => !isDecided(one)),
      ),
    ],
  };
}

type Conjecture = ClaimOf & { readonly claim: ConjectureText };
type ConjectureText = ClaimText & Required<Pick<ClaimText, 'conjecture'>>;

function isConjecture(claim: ClaimText): claim is ConjectureText {
  return claim.conjecture !== undefined;
}

function entry(one: Conjecture, sources: Sources): Entry {
  const { claim, restsOn, result } = one;
  const { askedBy, before = '', further } = claim.conjecture;
  const { id, plan } = result.asked;
  return {
    as: 'question',
    anchor: `${id}.${claim.id}`,
    title: [`${plan.sweep.game}: `, { link: claim.says, to: placeOf(one) }],
    verdicts: [verdictOf(one)],
    facts: [
      ['asked by', askedBy],
      ['checked before', before],
      [
        'theorem',
        restsOn.kind === 'theorem' ? provedText(restsOn, reference => cite(reference, sources)) : '',
      ],
      ['now', `${tallyText(one)}: ${sweepText(plan)}, each within ${counted(plan.limit, 'heap')}`],
      ['counterexample', counterexample(one)],
      ['see it', replay(one)],
      ['go on', { command: `npm run -s saltus -- run ${id} ${further}` }],
    ],
  };
}
