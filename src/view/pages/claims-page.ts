import { VERDICTS, verdictWord } from '../../claim/index.ts';
import type { Column, Table } from '../../run/index.ts';
import type { All } from '../all.ts';
import { citeClaim, type Sources } from '../citation.ts';
import { type ClaimOf, claimsBySource, keyOf, withVerdict } from '../claim-of.ts';
import { joined, plainText } from '../document/inline.ts';
import { type Block, type Document, type Entry, fileLink, type Inline } from '../document/model.ts';
import { LEVELS, levelOf, theorems } from '../rests-on.ts';
import { totalsText } from '../totals.ts';
import { placeOf, statementInline, tallyNextToBadge, verdictOf } from './claim-facts.ts';
import { sourceChoice, sourceSections } from './source-sections.ts';
import { verdictCounts } from './verdict-counts.ts';

/** Composes the index of all claims: the verdicts by source, the unexpected ones, then every claim. */
export function claimsPage(all: All): Document {
  const { claims, sources } = all;
  const groups = claimsBySource(claims, sources);
  const verdicts = VERDICTS.filter(verdict => withVerdict(claims, verdict).length > 0);
  return {
    title: 'Claims',
    description: `All ${claims.length} claims that were checked, with source, range, verdict and counterexample.`,
    blocks: [
      {
        kind: 'prose',
        tone: 'lead',
        text: [
          'Each claim is listed with its source, how many cases it applies to, and whether it holds. See also: ',
          { link: 'by statement of the sources', to: { page: 'statements' } },
          ' · ',
          { link: 'errata', to: { page: 'errata' } },
          ' · ',
          fileLink('data/claims.csv'),
        ],
      },
      { kind: 'table', caption: 'Claims by source and verdict', table: countsBySource(claims, sources) },
      { kind: 'prose', text: `${totalsText(all)}.` },
      ...unexpected(claims, sources),
      {
        kind: 'narrowing',
        of: 'claims',
        count: claims.length,
        choices: [
          sourceChoice(groups),
          {
            name: 'verdict',
            label: 'Verdict',
            options: verdicts.map(verdict => ({ value: verdict, text: verdictWord(verdict) })),
          },
          {
            name: 'rests',
            label: 'Rests on',
            options: Object.entries(LEVELS)
              .filter(([level]) => claims.some(conclusion => levelOf(conclusion) === level))
              .map(([value, text]) => ({ value, text })),
          },
        ],
      },
      ...sourceSections(groups, verdictCounts, group => [{ kind: 'entries', entries: group.map(entry) }]),
    ],
  };
}

/** Lists the verdicts that differ from the recorded ones. Printed statements that fail as recorded are errata. */
function unexpected(claims: readonly ClaimOf[], sources: Sources): readonly Block[] {
  const items = claims
    .filter(({ expected }) => !expected)
    .map(
      (conclusion): Inline => [
        { link: keyOf(conclusion), to: placeOf(conclusion) },
        ` (${citeClaim(conclusion.claim, sources)}): ${verdictWord(conclusion.verdict)}; ${conclusion.why}`,
      ],
    );
  if (items.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'Unexpected verdicts', id: 'unexpected' },
    { kind: 'list', items },
  ];
}

/** Returns a claim with a link to its details on the page of its pipeline. */
function entry(conclusion: ClaimOf): Entry {
  const { claim, result, verdict, tally } = conclusion;
  const first = verdict === 'fails' && tally.counterexample;
  return {
    as: 'claim',
    anchor: `${result.asked.id}.${claim.id}`,
    title: plainText(statementInline(conclusion)),
    verdicts: [verdictOf(conclusion)],
    note: joined(
      [
        [claim.place, tallyNextToBadge(conclusion), ...(first ? [`first for ${first.game}`] : [])]
          .filter(Boolean)
          .join(' · '),
        { link: keyOf(conclusion), to: placeOf(conclusion) },
      ],
      ' — ',
    ),
  };
}

/** Counts claims by source and verdict, and the theorems among them. A verdict that no claim has gets no column. */
function countsBySource(claims: readonly ClaimOf[], sources: Sources): Table {
  const verdicts = VERDICTS.filter(verdict => withVerdict(claims, verdict).length > 0);
  const proved = theorems(claims).length > 0;
  const row = (group: readonly ClaimOf[]) => [
    group.length,
    ...verdicts.map(verdict => withVerdict(group, verdict).length),
    ...(proved ? [theorems(group).length] : []),
    group.filter(({ expected }) => !expected).length,
  ];
  const column = (name: string, type: Column['type']): Column => ({
    name,
    type,
    title: name,
    description: name,
  });
  return {
    columns: [
      column('source', 'string'),
      ...[
        'claims',
        ...verdicts.map(verdict => verdictWord(verdict)),
        ...(proved ? [verdictWord('theorem', 2)] : []),
        'unexpected',
      ].map(name => column(name, 'integer')),
    ],
    rows: [
      ...claimsBySource(claims, sources).map(({ title, group }) => [title, ...row(group)]),
      ['all', ...row(claims)],
    ],
  };
}
