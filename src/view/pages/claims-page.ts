import { VERDICTS } from '../../claim/index.ts';
import { sweepText } from '../../plan/index.ts';
import type { Column, Table } from '../../run/index.ts';
import type { All } from '../all.ts';
import { citeClaim, type Sources } from '../citation.ts';
import { type ClaimOf, claimsBySource, keyOf, withVerdict } from '../claim-of.ts';
import type { Credits } from '../credits.ts';
import { type Block, type Document, type Entry, fileLink, type Inline } from '../document/model.ts';
import { theorems } from '../rests-on.ts';
import { sentenceOf } from '../sentence.ts';
import { totalsText } from '../totals.ts';
import { factsOf, placeOf, saysOf, tallyText, verdictOf } from './claim-facts.ts';
import { sourceChoice, sourceSections } from './source-sections.ts';
import { verdictCounts } from './verdict-counts.ts';

/** The register of all claims: verdicts counted by source, what does not hold, then every claim. */
export function claimsPage(all: All): Document {
  const { claims, sources, credits } = all;
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
          'Every claim that is checked: what it says, where it is printed, how many cases met its hypothesis, and what came of it. As data, to be sorted and filtered: ',
          fileLink('data/claims.csv'),
          '. The other way round: ',
          { link: 'what the sources say', to: { page: 'statements' } },
          ', statement by statement, with the claims that check it. What their authors should know: ',
          { link: 'errata', to: { page: 'errata' } },
          '.',
        ],
      },
      { kind: 'table', caption: 'Claims by source and verdict', table: countsBySource(claims, sources) },
      { kind: 'prose', text: `${totalsText(all)}.` },
      ...notExpected(claims, sources),
      {
        kind: 'narrowing',
        of: 'claims',
        count: claims.length,
        choices: [
          sourceChoice(groups),
          {
            name: 'verdict',
            label: 'Verdict',
            options: verdicts.map(verdict => ({ value: verdict, text: verdict })),
          },
          {
            name: 'rests',
            label: 'Rests on',
            options: [
              { value: 'theorem', text: 'a theorem' },
              { value: 'computed', text: 'computed cases' },
            ],
          },
        ],
      },
      ...sourceSections(groups, verdictCounts, group => [
        { kind: 'entries', folded: true, entries: group.map(one => entry(one, sources, credits)) },
      ]),
    ],
  };
}

/** What came out otherwise than is on file. What fails as printed stands with the errata. */
function notExpected(claims: readonly ClaimOf[], sources: Sources): readonly Block[] {
  const items = claims
    .filter(({ expected }) => !expected)
    .map(
      (one): Inline => [
        { link: keyOf(one), to: placeOf(one) },
        ` (${citeClaim(one.claim, sources)}): ${one.verdict}; ${one.why}`,
      ],
    );
  if (items.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'Not as on file', id: 'not-expected' },
    { kind: 'list', items },
  ];
}

function entry(one: ClaimOf, sources: Sources, credits: Credits): Entry {
  const { claim, result, verdict, tally } = one;
  const first = verdict === 'fails' && tally.counterexample;
  return {
    as: 'claim',
    anchor: `${result.asked.id}.${claim.id}`,
    title: saysOf(one),
    verdicts: [verdictOf(one)],
    note: [claim.place, tallyText(one), ...(first ? [`first for ${first.game}`] : [])]
      .filter(Boolean)
      .join(' · '),
    facts: [
      ['claim', { link: keyOf(one), to: placeOf(one) }],
      ['over', sweepText(result.asked.plan)],
      ...factsOf(one, sources, credits),
      ['to cite', sentenceOf(one, result)],
    ],
    narrowedBy: { verdict, source: claim.source, rests: one.restsOn.kind },
  };
}

/** Claims by source and verdict, with how many of those that hold are theorems. What no claim has is left out. */
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
      ...['claims', ...verdicts, ...(proved ? ['theorems'] : []), 'not as on file'].map(name =>
        column(name, 'integer'),
      ),
    ],
    rows: [
      ...claimsBySource(claims, sources).map(({ title, group }) => [title, ...row(group)]),
      ['all', ...row(claims)],
    ],
  };
}
