import type { All } from '../all.ts';
import { cite, citeInFull } from '../citation.ts';
import type { ClaimOf } from '../claim-of.ts';
import {
  type Block,
  type Document,
  type Entry,
  fileLink,
  headingAnchor,
  type Inline,
} from '../document/model.ts';
import { counted } from '../numbers.ts';
import { faultsOf, totalsText } from '../totals.ts';
import { counterexample, placeOf } from './claim-facts.ts';
import { groupedByWeight, withErratum } from './letter.ts';

/** Lists the errata of each source, one line per erratum, with links to the letters. */
export function errataPage(all: All): Document {
  const errata = faultsOf(withErratum(all.claims));
  const keys = lettersOf(all);
  return {
    title: 'Errata',
    description: `${counted(errata.length, 'erratum', 'errata')} in the published sources, each with its correction and first counterexample.`,
    blocks: [
      { kind: 'prose', tone: 'lead', text: `${totalsText(all)}.` },
      {
        kind: 'prose',
        text: [
          'Each line gives the place, the printed text, the correction, and the first counterexample. There, “printed” is the value that the printed statement implies. Drafts of letters to the authors add the reason, the range, and a command to reproduce each erratum. Terms: ',
          { link: 'glossary', to: { file: 'docs/glossary.md' } },
          '.',
        ],
      },
      keys.length === 0
        ? { kind: 'prose', text: 'None.' }
        : { kind: 'list', items: keys.map(key => jumpTo(key, errata, all)) },
      ...keys.map(
        (key): Block => ({
          kind: 'section',
          heading: citeInFull(key, all.sources),
          id: headingAnchor(citeInFull(key, all.sources)),
          blocks: [
            { kind: 'prose', tone: 'note', text: letterNote(key, all) },
            ...wordsNote(all.sources.get(key)?.words),
            ...ruleNote(errata.filter(({ claim }) => claim.source === key)),
            ...linesOf(errata.filter(({ claim }) => claim.source === key)),
          ],
        }),
      ),
    ],
  };
}

/** Returns the keys of the sources with an erratum or a remark. */
export function lettersOf({ claims, statements, sources }: All): readonly string[] {
  const concerned = new Set([
    ...claims.filter(({ claim }) => claim.erratum !== null).map(({ claim }) => claim.source),
    ...statements.filter(({ remark = '' }) => remark !== '').map(({ source }) => source),
  ]);
  return [...sources.keys()].filter(key => concerned.has(key));
}

/** Returns the path of the letter to the authors of a source. */
export function letterFile(key: string): string {
  return `reports/errata/${key}.md`;
}

/** Returns a link to the section of a source, with the number of its errata. */
function jumpTo(key: string, errata: readonly ClaimOf[], { sources }: All): Inline {
  const { length } = errata.filter(({ claim }) => claim.source === key);
  const count = length === 0 ? 'remarks on wording' : counted(length, 'erratum', 'errata');
  return [
    { link: cite(key, sources), to: { page: 'errata', heading: citeInFull(key, sources) } },
    `: ${count}`,
  ];
}

function letterNote(key: string, { statements }: All): Inline {
  const remarks = statements.filter(({ source, remark = '' }) => source === key && remark !== '').length;
  const also = remarks === 0 ? '' : `, with ${counted(remarks, 'remark')} on wording`;
  return [fileLink(letterFile(key), 'Draft of a letter to the authors'), `${also}.`];
}

/** Returns a note on the words and letters of a source that the lines quote. */
function wordsNote(words = ''): readonly Block[] {
  return words === '' ? [] : [{ kind: 'prose', tone: 'note', text: words }];
}

/** Returns a note on the ending if some errata of a source are on another ending than the normal one. */
function ruleNote(errata: readonly ClaimOf[]): readonly Block[] {
  const endings = new Set(errata.map(({ result }) => result.asked.plan.rule.ending));
  if (!endings.has('take-all')) return [];
  const text: Inline = [
    'In this source, a heap that is smaller than every move may be taken whole. Add ',
    { code: '--ending take-all' },
    ' to commands that check these lines.',
  ];
  return [{ kind: 'prose', tone: 'note', text }];
}

/** Returns the errata of one source, slips of the pen folded. */
function linesOf(errata: readonly ClaimOf[]): readonly Block[] {
  const groups = groupedByWeight(errata);
  const open = groups.filter(({ nature }) => nature !== 'slip').flatMap(({ group }) => group);
  return [
    ...(open.length === 0 ? [] : [{ kind: 'entries', entries: open.map(line) } as const]),
    ...groups
      .filter(({ nature }) => nature === 'slip')
      .map(
        ({ heading, group }): Block => ({
          kind: 'section',
          heading: `${heading} (${group.length})`,
          closed: true,
          blocks: [{ kind: 'entries', entries: group.map(line) }],
        }),
      ),
  ];
}

function line(conclusion: ClaimOf): Entry {
  const { claim, result } = conclusion;
  const { printed, right } = claim.erratum!;
  return {
    as: 'claim',
    anchor: `${result.asked.id}.${claim.id}`,
    title: [
      { link: claim.place || claim.says, to: placeOf(conclusion) },
      ` · ${printed} → `,
      { strong: right },
    ],
    note: counterexample(conclusion),
  };
}
