import type { All } from '../all.ts';
import { bySource, type ClaimOf, keyOf, type StatementRecord } from '../claim-of.ts';
import { type Document, type Entry, fileLink, type Inline } from '../document/model.ts';
import { checkedOf, totalsText } from '../totals.ts';
import { placeOf, typesetSentence, verdictOf, wordsOf } from './claim-facts.ts';
import { sourceChoice, sourceSections } from './source-sections.ts';

/** Composes the list of all statements of the sources, each with the claims that check it or the reason why none does. */
export function statementsPage(all: All): Document {
  const { claims, statements, sources } = all;
  const byKey = new Map(claims.map(claim => [keyOf(claim), claim]));
  const checked = checkedOf(statements);
  const groups = bySource(statements, sources, ({ source }) => source!);
  return {
    title: 'Statements of the sources',
    description: `All ${statements.length} statements of the sources: ${checked} are checked by claims, the others say why none does.`,
    blocks: [
      {
        kind: 'prose',
        tone: 'lead',
        text: [
          `${totalsText(all)}. Each statement is listed with the `,
          { link: 'claims', to: { page: 'claims' } },
          ' that check it, or the reason why none does. As data: ',
          fileLink('data/published/statements.csv'),
          '.',
        ],
      },
      {
        kind: 'narrowing',
        of: 'statements',
        count: statements.length,
        choices: [
          sourceChoice(groups),
          {
            name: 'state',
            label: 'Which',
            options: ['checked', 'not checked'].map(value => ({ value, text: value })),
          },
        ],
      },
      ...sourceSections(
        groups,
        group => `${checkedOf(group)} of ${group.length} checked`,
        group => [{ kind: 'entries', entries: group.map(record => entry(record, byKey)) }],
      ),
    ],
  };
}

function entry(record: StatementRecord, claims: ReadonlyMap<string, ClaimOf>): Entry {
  const { id, place, kind, statement, reason, remark } = record;
  const checks = record.claims!.split(' ').flatMap(key => claims.get(key) ?? []);
  const isChecked = record.claims !== '';
  const why: Inline = reason === '' ? '' : `${isChecked ? '' : 'Not checked: '}${reason}`;
  return {
    as: 'statement',
    anchor: id!,
    title: wordsOf(record, claims),
    note: [place, kind].filter(Boolean).join(' · '),
    facts: [
      ...checks.map(
        conclusion =>
          [
            'checked',
            [
              verdictOf(conclusion),
              ' ',
              {
                link: statement === '' ? keyOf(conclusion) : typesetSentence(conclusion),
                to: placeOf(conclusion),
              },
            ],
          ] as const,
      ),
      ['note', why],
      ['note to the author', remark ?? ''],
    ],
  };
}
