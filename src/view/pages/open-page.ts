import type { ClaimText } from '../../claim/index.ts';
import { rulesOf, sweepText } from '../../plan/index.ts';
import type { All } from '../all.ts';
import type { Sources } from '../citation.ts';
import type { ClaimOf } from '../claim-of.ts';
import type { Credits } from '../credits.ts';
import { type Block, type Document, type Entry, fileLink, headingAnchor } from '../document/model.ts';
import { counted } from '../numbers.ts';
import { levelOf } from '../rests-on.ts';
import { counterexample, groundsOf, placeOf, replay, tallyText, verdictOf } from './claim-facts.ts';

/** Composes the page of all conjectures: the open ones with their checked range and the command to continue, then the decided ones. */
export function openPage({ claims, sources, credits }: All): Document {
  const conjectures = conjecturesIn(claims).filter(({ claim }) => !claim.conjecture.guessedFrom);
  return {
    title: 'Open questions',
    description: `${conjectures.length} conjectures: how far the open ones are checked, the command that continues, and which are decided.`,
    blocks: [
      {
        kind: 'prose',
        tone: 'lead',
        text: 'Conjectures from the papers and from this project. Each entry says who posed it and how far it has been checked; open ones have a command that continues the search. A conjecture that holds in a range may still fail beyond it.',
      },
      ...openFirst(conjectures, sources, credits, { isIndexed: true }),
      ...comparedBlocks(credits),
    ],
  };
}

/** Composes the page of laws that `saltus guess` found in computed tables, with their verdicts over wider ranges. */
export function guessedPage({ claims, sources, credits }: All): Document {
  const guessed = conjecturesIn(claims).filter(({ claim }) => claim.conjecture.guessedFrom);
  return {
    title: 'Laws found automatically',
    description: `${guessed.length} laws that saltus guess found in computed tables, tested over wider ranges.`,
    blocks: [
      {
        kind: 'prose',
        tone: 'lead',
        text: [
          { code: 'saltus guess' },
          ' searched computed tables for short formulas. Some were simplified by hand, and all were then tested over wider ranges. A law that certificates decide is a theorem for all values of the last parameter. We do not claim that any of them is unpublished.',
        ],
      },
      ...openFirst(guessed, sources, credits, { isIndexed: false }),
    ],
  };
}

function conjecturesIn(claims: readonly ClaimOf[]): Conjecture[] {
  return claims.flatMap(conclusion =>
    isConjecture(conclusion.claim) ? [{ ...conclusion, claim: conclusion.claim }] : [],
  );
}

/**
 * Returns open questions first, then the decided ones.
 *
 * @param isIndexed whether an index leads to the open questions on each family, and the decided ones are collapsed
 */
function openFirst(
  conjectures: readonly Conjecture[],
  sources: Sources,
  credits: Credits,
  { isIndexed }: { readonly isIndexed: boolean },
): Block[] {
  const isOpen = (conjecture: Conjecture) =>
    levelOf(conjecture) === 'open' && !credits.isProvedElsewhere(conjecture);
  const entries = (conjectures: readonly Conjecture[]): Block => {
    const quoted = new Set<string>();
    return {
      kind: 'entries',
      entries: conjectures.map(conjecture => entry(conjecture, sources, credits, quoted)),
    };
  };
  const section = (
    heading: string,
    text: string,
    conjectures: readonly Conjecture[],
    inner: readonly Block[],
  ): Block[] =>
    conjectures.length === 0
      ? []
      : [
          {
            kind: 'section',
            heading,
            id: heading.toLowerCase(),
            closed: isIndexed && heading === 'Decided',
            blocks: [{ kind: 'prose', text }, ...inner],
          },
        ];
  const open = conjectures.filter(isOpen);
  const decided = conjectures.filter(conjecture => !isOpen(conjecture));
  const families = [...new Set(open.map(familyOf))]
    .sort((p, q) => rankOf(p) - rankOf(q))
    .map(family => [family, open.filter(conjecture => familyOf(conjecture) === family)] as const);
  const index: Block = {
    kind: 'list',
    items: families.map(([family, { length }]) => [
      { link: family, to: { page: 'open', heading: family } },
      `: ${counted(length, 'open question')}`,
    ]),
  };
  const sections = families.map(
    ([family, conjectures]): Block => ({
      kind: 'section',
      heading: family,
      level: 3,
      id: headingAnchor(family),
      blocks: [entries(conjectures)],
    }),
  );
  return [
    ...section(
      'Open',
      'No counterexample is known.',
      open,
      isIndexed ? [index, ...sections] : [entries(open)],
    ),
    ...section('Decided', 'Settled by a proof, here or in another work, or by a counterexample.', decided, [
      entries(decided),
    ]),
  ];
}

function familyOf({ result }: ClaimOf): string {
  const { called, game } = result.asked.plan.sweep;
  return called ?? game;
}

/** Returns the place of a family among others: finite sets by their number of moves, all-but games, infinite sets. */
function rankOf(family: string): number {
  const moves = family.split(',').length;
  return family.startsWith('{') ? moves : family.startsWith('N -') ? 100 + moves : 200;
}

type Conjecture = ClaimOf & { readonly claim: ConjectureText };
type ConjectureText = ClaimText & Required<Pick<ClaimText, 'conjecture'>>;

function isConjecture(claim: ClaimText): claim is ConjectureText {
  return claim.conjecture !== undefined;
}

function entry(conjecture: Conjecture, sources: Sources, credits: Credits, quoted: Set<string>): Entry {
  const { claim, restsOn, result } = conjecture;
  const { askedBy, before = '', guessedFrom, longer, further } = claim.conjecture;
  const { id, plan } = result.asked;
  return {
    as: 'question',
    anchor: `${id}.${claim.id}`,
    title: [
      `${[familyOf(conjecture), ...rulesOf(plan)].join(', ')}: `,
      { link: claim.says, to: placeOf(conjecture) },
    ],
    verdicts: [verdictOf(conjecture)],
    facts: [
      ['posed by', guessedFrom ? '' : (askedBy ?? credits.askedBy(conjecture))],
      ['found in the table of', guessedFrom ? `${plan.sweep.game}; ${guessedFrom}` : ''],
      ['checked before', before],
      ...credits.printedBefore(conjecture, quoted),
      ['works searched', credits.comparisonOf(conjecture)],
      [
        'proof',
        restsOn.kind === 'theorem' ? [`for ${restsOn.hypothesis}: `, groundsOf(conjecture, sources)] : '',
      ],
      [
        'checked here',
        `${tallyText(conjecture)}: ${sweepText(plan)}; search limit ${counted(plan.limit, 'heap')} per game`,
      ],
      ['longest run', longer ? `no counterexample for ${longer} (reports/long-runs/open-questions.md)` : ''],
      ['counterexample', counterexample(conjecture)],
      ['see it', replay(conjecture)],
      ['continue', levelOf(conjecture) === 'open' ? { command: `npx saltus run ${id} ${further}` } : ''],
    ],
  };
}

/** Lists the topics, with the works searched and who was first. */
function comparedBlocks(credits: Credits): Block[] {
  if (credits.comparisons.length === 0) return [];
  const topics = credits.comparisons.map(
    (comparison): Block => ({
      kind: 'section',
      heading: comparison.topic!,
      level: 3,
      id: headingAnchor(comparison.topic!),
      blocks: [
        {
          kind: 'facts',
          facts: [
            ['searched', credits.searchedIn(comparison)],
            ['for', comparison.terms!],
            ['found', comparison.found!],
          ],
        },
      ],
    }),
  );
  const blocks: Block[] = [
    {
      kind: 'prose',
      text: [
        'For each topic on which this project goes beyond its sources: which works we searched, for which words, and who was first as far as we know. How far each work was read: ',
        fileLink('data/published/works.csv'),
        `. ${credits.pagesReadForAll()} A result that we did not find may still be printed elsewhere.`,
      ],
    },
    ...topics,
  ];
  return [{ kind: 'section', heading: 'Compared with other works', id: 'compared-with-other-works', blocks }];
}
