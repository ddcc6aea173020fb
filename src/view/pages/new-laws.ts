import { sweepText } from '../../plan/index.ts';
import type { All } from '../all.ts';
import type { Sources } from '../citation.ts';
import { type ClaimOf, correctionOf, isPrinted, keyOf } from '../claim-of.ts';
import type { Credits } from '../credits.ts';
import { joined } from '../document/inline.ts';
import type { Block, Document, Entry } from '../document/model.ts';
import { editorial } from '../editorial.ts';
import { counted } from '../numbers.ts';
import { levelOf } from '../rests-on.ts';
import { groundsOf, placeOf, tallyNextToBadge, typesetSentence, verdictOf } from './claim-facts.ts';

/** Keys of claims. Each entry is one law on several ranges; the first of its claims that exists is shown. */
export type ClaimList = readonly (readonly string[])[];

/** The laws of this project that are worth citing, and claims that give the nim-sequences of families. */
export const { laws: LAWS, closedForms: CLOSED_FORMS } = editorial<{
  readonly laws: ClaimList;
  readonly closedForms: ClaimList;
}>('new-laws');

/** Claims that hold over their whole range and that none of the works compared states, except corrections of printed statements. */
export interface NewClaims {
  readonly laws: readonly ClaimOf[];
  readonly forms: readonly ClaimOf[];
  readonly checks: readonly ClaimOf[];
}

export function newClaims({ claims, sources, credits }: All): NewClaims {
  const corrections = new Set(claims.flatMap(conclusion => correctionOf(conclusion) ?? []).map(keyOf));
  const fresh = claims.filter(
    conclusion =>
      !isPrinted(conclusion, sources) &&
      conclusion.verdict === 'holds' &&
      !corrections.has(keyOf(conclusion)) &&
      !credits.isStatedElsewhere(conclusion),
  );
  return { laws: listedOnce(LAWS, fresh), forms: listedOnce(CLOSED_FORMS, fresh), checks: unlisted(fresh) };
}

/** Composes the page of all claims that no work compared states: laws, closed forms, and the checks of proofs, which are collapsed. */
export function furtherPage(all: All): Document {
  const { sources, credits } = all;
  const { laws, forms, checks } = newClaims(all);
  const section = (heading: string, id: string, some: readonly ClaimOf[], closed = false): Block[] => {
    const entries = some.map(conclusion => furtherEntry(conclusion, sources, credits));
    const note = counted(some.length, 'claim');
    return some.length === 0
      ? []
      : [{ kind: 'section', heading, id, closed, note, blocks: [{ kind: 'entries', entries }] }];
  };
  return {
    title: 'Further laws',
    description: `${counted(laws.length, 'law')} and ${counted(forms.length, 'closed form')} that we found in none of the works searched.`,
    blocks: [
      {
        kind: 'prose',
        tone: 'lead',
        text: 'These claims hold in every case computed, and we found them in none of the works that we searched. The badge shows how sure each claim is. Corrections of printed statements are listed under errata instead.',
      },
      ...section(
        'Laws',
        'laws',
        laws.filter(law => levelOf(law) !== 'open'),
      ),
      ...section(
        'Open, without a known counterexample',
        'open',
        laws.filter(law => levelOf(law) === 'open'),
      ),
      ...section('Closed forms', 'closed-forms', forms),
      ...section('Steps of proofs and checks of known results', 'checks', checks, true),
      { kind: 'heading', level: 2, text: 'Works searched', id: 'works' },
      {
        kind: 'prose',
        text: [
          `${credits.comparedWorks().join('; ')}. A claim that is not in them may still be printed elsewhere. `,
          { link: 'What was searched for each topic', to: { page: 'open' } },
          ' · ',
          { link: 'Errata', to: { page: 'errata' } },
        ],
      },
    ],
  };
}

function furtherEntry(conclusion: ClaimOf, sources: Sources, credits: Credits): Entry {
  return {
    as: 'claim',
    title: { link: typesetSentence(conclusion), to: placeOf(conclusion) },
    verdicts: [verdictOf(conclusion)],
    note: joined(
      [
        groundsOf(conclusion, sources),
        tallyNextToBadge(conclusion),
        sweepText(conclusion.result.asked.plan),
        credits.note(conclusion),
      ],
      '; ',
    ),
  };
}

/** Returns the claims of a list, each law once; a list may name claims that have not been computed. */
export function listedOnce(list: ClaimList, claims: readonly ClaimOf[]): ClaimOf[] {
  const byKey = new Map(claims.map(claim => [keyOf(claim), claim]));
  return list.flatMap(
    keys => keys.map(key => byKey.get(key)).find(conclusion => conclusion !== undefined) ?? [],
  );
}

/** Returns the claims of no list, and only the first of several with the same text. */
export function unlisted(claims: readonly ClaimOf[]): ClaimOf[] {
  const known = new Set([...LAWS, ...CLOSED_FORMS].flat());
  const saying = new Map(
    claims
      .filter(conclusion => !known.has(keyOf(conclusion)))
      .toReversed()
      .map(conclusion => [conclusion.claim.says, conclusion]),
  );
  return claims.filter(conclusion => saying.get(conclusion.claim.says) === conclusion);
}
