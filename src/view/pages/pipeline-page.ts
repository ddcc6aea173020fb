import { isSum } from '../../game/index.ts';
import { type Question, runningFamilies } from '../../plan/index.ts';
import { lawsPath, type Result } from '../../run/index.ts';
import { certainty } from '../certainty.ts';
import { citeInFull, type Sources } from '../citation.ts';
import { type ClaimOf, claimsOf, correctionOf, isErratum, isPrinted, withVerdict } from '../claim-of.ts';
import type { Credits } from '../credits.ts';
import { joined, plainText } from '../document/inline.ts';
import { type Block, type Document, type FigureText, fileLink, type Inline } from '../document/model.ts';
import { tableBehind } from '../drawn.ts';
import { counted } from '../numbers.ts';
import { replayOf } from '../replay.ts';
import { commandOf, isPublishedRun } from '../run-name.ts';
import { sentenceOf } from '../sentence.ts';
import { seriesWord } from '../series-word.ts';
import { exampleCase, firstGame, sweptOf } from '../swept.ts';
import { faultsOf } from '../totals.ts';
import { factsOf, saysOf, statementLines, tallyBesideBadge, verdictOf } from './claim-facts.ts';

/** What was asked, what came of it in a sentence and in figures, every verdict, the data, and how to check it. */
export function pipelinePage(
  result: Result,
  sources: Sources,
  figures: readonly FigureText[],
  credits: Credits,
  printed: readonly Block[] = [],
): Document {
  const { asked, claims, tables } = result;
  const { id, question, source, plan } = asked;
  const verdicts = summaryOf(result, sources);
  const papers = asked.tables && tables.some(({ of }) => of === 'cases');
  return {
    title: question,
    within: { place: { page: 'results' }, title: 'Results', as: id },
    description: `${question} ${plainText(verdicts)}`,
    blocks: [
      { kind: 'prose', text: `${citeInFull(source, sources)}.`, tone: 'lead' },
      ...answersOf(result, sources),
      ...section('Printed and computed', printed),
      sweptOf(result),
      { kind: 'prose', text: verdicts },
      ...section('Figures', [
        ...figures.map((figure): Block => ({ kind: 'figure', figure })),
        ...undrawnOf(result, figures),
      ]),
      ...lawsOf(result),
      ...section('Verdicts', [
        {
          kind: 'entries',
          closed: true,
          entries: claimsOf(result).map(one => ({
            as: 'claim',
            anchor: `claim-${one.claim.id}`,
            title: saysOf(one),
            verdicts: [verdictOf(one)],
            note: [one.claim.place, tallyBesideBadge(one)].filter(Boolean).join(' · '),
            facts: [['claim', { code: one.claim.id }], ...factsOf(one, sources, credits)],
          })),
        },
      ]),
      ...section('Data', [
        {
          kind: 'data',
          tables: tables.map(({ name, of, title }) => ({ name, heading: headingOf(asked, name, of, title) })),
        },
        { kind: 'list', items: filesOf(result, papers === true).map(path => fileLink(path)) },
      ]),
      ...section('Reproduce', [
        ...slidersOf(result),
        {
          kind: 'commands',
          lines: [
            {
              line: commandOf(result, '--fresh'),
              comment: `recomputes everything${isPublishedRun(result) ? '; git diff shows no change' : ''}`,
            },
            { line: replayOf(firstGame(result), plan.rule), comment: 'one row' },
            ...(result.laws
              ? [
                  {
                    line: `npx saltus verify ${lawsPath(id)}`,
                    comment: 'the certificates of the theorems',
                  },
                ]
              : []),
          ],
        },
      ]),
      ...closedSection('How sure is this?', [{ kind: 'list', items: certainty(result) }]),
      ...closedSection('Provenance', [
        {
          kind: 'facts',
          facts: [
            ['engine', plan.engine],
            ['plan', { code: plan.hash }],
            [
              'rows',
              [{ code: result.root }, ` (${counted(result.blocks, 'block')}, in the order of the cases)`],
            ],
            ...tables.map(({ name, sha256 }) => [`data/${name}.csv`, { code: sha256 }] as const),
          ],
        },
        { kind: 'fold', summary: 'The plan, as it was hashed', code: JSON.stringify(plan, null, 2) },
      ]),
      ...closedSection('Cite', [{ kind: 'list', items: claims.map(one => sentenceOf(one, result)) }]),
    ],
  };
}

/**
 * Returns the verdict on what is printed, wherever an erratum is on file, then what the other claims say that answer the
 * question. No answer is better than its verdict.
 */
function answersOf(result: Result, sources: Sources): readonly Block[] {
  const claims = claimsOf(result);
  const errata = faultsOf(claims.filter(isErratum));
  const shown = new Set(errata.flatMap(one => [one.claim.id, correctionOf(one)?.claim.id]));
  const answers = (result.asked.answer ?? [])
    .filter(id => !shown.has(id))
    .map(id => claims.find(({ claim }) => claim.id === id)!);
  return [...errata, ...answers]
    .flatMap(one => statementLines(one, sources, ({ claim }) => ({ anchor: `claim-${claim.id}` })))
    .map(text => ({ kind: 'prose', tone: 'answer', text }));
}

/** What certificates say of all values of the last letter. */
function lawsOf({ asked: { id, plan }, laws }: Result): readonly Block[] {
  if (!laws) return [];
  const [first] = runningFamilies(plan.sweep);
  const { family, fixed, least } = first!;
  const { letter } = family;
  return section(`For every ${letter}`, [
    {
      kind: 'prose',
      text: [
        `${counted(laws.certificates, 'certificate')} ${laws.certificates === 1 ? 'says' : 'say'} of each class ${letter} = mk + r from which k on its law holds, with preperiod, period and saltus as αk + β, all of them the least: `,
        fileLink(lawsPath(id)),
        ', which ',
        { code: 'saltus verify' },
        ' reads. Their words are powers with exponents in k.',
      ],
    },
    { kind: 'laws', family: plan.sweep.game, letters: { ...fixed, [letter]: least }, rule: plan.rule },
  ]);
}

/** Charts of which there is a table and no figure. */
function undrawnOf(result: Result, figures: readonly FigureText[]): readonly Block[] {
  const isDrawn = (name: string) => figures.some(figure => figure.name === name);
  const titles = result.asked.charts
    .filter(chart => !isDrawn(chart.name) && tableBehind(result, chart))
    .map(({ title }) => title);
  if (titles.length === 0) return [];
  const why = 'nothing of it is decided within the limit, or its specification has a mistake';
  return [{ kind: 'prose', text: `Not drawn, since ${why}: ${titles.join('; ')}.` }];
}

/** A family of games can be moved through in the explorer, from a case of the sweep on. */
function slidersOf({ asked: { plan } }: Result): readonly Block[] {
  const { sweep, rule } = plan;
  if (isSum(sweep.game) || sweep.over === undefined) return [];
  return [{ kind: 'sliders', to: { game: sweep.game, rule, letters: exampleCase(plan) } }];
}

/** What few readers open. */
function closedSection(heading: string, blocks: readonly Block[]): readonly Block[] {
  return [{ kind: 'section', heading, id: idOf(heading), closed: true, blocks }];
}

function idOf(heading: string): string {
  return heading.toLowerCase().replaceAll(' ', '-');
}

function section(text: string, blocks: readonly Block[]): readonly Block[] {
  if (blocks.length === 0) return [];
  return [{ kind: 'heading', level: 2, text, id: idOf(text) }, ...blocks];
}

/** Returns how many claims hold, printed ones apart from ours, with links to those that fail. */
function summaryOf(result: Result, sources: Sources): Inline {
  const claims = claimsOf(result);
  const [printed, own] = [true, false].map(is => claims.filter(one => isPrinted(one, sources) === is));
  return joined([summaryOfGroup('Printed', printed!), summaryOfGroup('Ours', own!)], ' ');
}

function summaryOfGroup(whose: string, claims: readonly ClaimOf[]): Inline {
  if (claims.length === 0) return '';
  const [holding, failing, broken] = (['holds', 'fails', 'error'] as const).map(verdict =>
    withVerdict(claims, verdict),
  ) as [ClaimOf[], ClaimOf[], ClaimOf[]];
  const open = claims.length - holding.length - failing.length - broken.length;
  const link = (text: string, { claim }: ClaimOf) => ({ link: text, to: { anchor: `claim-${claim.id}` } });
  const links = failing.map(one => link(one.claim.id, one));
  const parts: Inline[] = [
    `${whose}: ${holding.length} of ${claims.length} ${claims.length === 1 ? 'claim holds' : 'claims hold'}`,
    failing.length > 1
      ? [`${failing.length} fail (`, joined(links, ', '), ')']
      : failing.map(one => link('1 fails', one)),
    broken.length > 0 ? `${broken.length} in error` : '',
    open > 0 ? `${open} undecided` : '',
  ];
  return [joined(parts, ', '), '.'];
}

/** The table of the cases and those of series have the pipeline's question for a title, summaries their own. */
function headingOf({ id }: Question, name: string, of: string, title: string): string {
  if (of === 'cases') return 'One row a case';
  return of === 'series' ? `The ${seriesWord(name.slice(id.length + 1))} of each case` : title;
}

function filesOf({ asked: { id, file }, laws }: Result, papers: boolean): string[] {
  return [
    ...(file === undefined ? [] : [file]),
    `data/${id}.claims.csv`,
    `data/${id}.result.json`,
    ...(laws ? [lawsPath(id)] : []),
    'data/datapackage.json',
    ...(papers ? [`reports/${id}/tables.md`, `reports/${id}/tables.tex`] : []),
  ];
}
