import { keyOfSource, verdictWord } from '../../claim/index.ts';
import { isSum } from '../../game/index.ts';
import { type Question, runningFamilies } from '../../plan/index.ts';
import { lawsPath, type Result, resultPath, tablePath } from '../../run/index.ts';
import { certainty } from '../certainty.ts';
import { cite, citeClaim, citeInFull, type Sources } from '../citation.ts';
import { resultBibtex, resultCitation } from '../citing/result-citation.ts';
import { type ClaimOf, claimsOf, correctionOf, isErratum, isPrinted, withVerdict } from '../claim-of.ts';
import type { Credits } from '../credits.ts';
import { joined, plainText } from '../document/inline.ts';
import { toMarkdown } from '../document/markdown.ts';
import {
  type Block,
  type Command,
  type Document,
  type FigureText,
  fileLink,
  type Inline,
} from '../document/model.ts';
import { tableBehind } from '../drawn.ts';
import { termsIn } from '../glossary.ts';
import { counted } from '../numbers.ts';
import { exampleCase, firstGame, rangeOf } from '../range-of.ts';
import { replayOf } from '../replay.ts';
import { commandOf, isPublishedRun } from '../run-name.ts';
import { seriesWord } from '../series-word.ts';
import { textTable } from '../text-table.ts';
import { faultsOf } from '../totals.ts';
import {
  casesText,
  factsOf,
  mutantText,
  shortVerdictOf,
  statementLines,
  tallyNextToBadge,
  typesetSentence,
  verdictOf,
} from './claim-facts.ts';
import { anchorOn, type PageOfPipelines, type ShownResult } from './page-of-pipelines.ts';

/** Returns a page on results: the answers first, then what shows them, every verdict, the data, and how to check it. */
export function pipelinePage(
  { address, title, parts }: PageOfPipelines,
  sources: Sources,
  credits: Credits,
): Document {
  const results = parts.map(({ result }) => result);
  const isMerged = parts.length > 1;
  const bodies = parts.map(part => bodyOf(part, sources, credits, isMerged ? 3 : 2));
  const questions = results.map(({ asked }) => asked.question);
  const terms = termsOf(
    questions.join(' '),
    bodies.flatMap(({ answers, shown }) => [...answers, ...shown]),
  );
  return {
    title,
    within: { place: { page: 'results' }, title: 'Results', as: address },
    description: [
      title,
      ...(isMerged ? questions : results.map(result => plainText(summaryOf(result, sources)))),
    ].join(' '),
    blocks: [
      {
        kind: 'prose',
        text: sourceLine(isMerged ? worksOf(results) : [results[0]!.asked.source], sources),
        tone: 'lead',
      },
      ...(isMerged ? [overviewOf(results, sources)] : []),
      ...(isMerged
        ? bodies.map(
            ({ swept, answers, shown }, i): Block => ({
              kind: 'section',
              heading: questions[i]!,
              id: results[i]!.asked.id,
              blocks: [
                { kind: 'prose', text: sourceLine([results[i]!.asked.source], sources, cite), tone: 'note' },
                swept,
                ...answers,
                ...shown,
              ],
            }),
          )
        : bodies.flatMap(({ swept, answers, shown }) => [swept, ...answers, ...terms, ...shown])),
      ...(isMerged ? terms : []),
      ...checkedBlocks(results),
    ],
  };
}

/** Returns the sources of results, each once. */
function worksOf(results: readonly Result[]): string[] {
  return [...new Set(results.map(({ asked }) => keyOfSource(asked.source)))];
}

/** Returns the part of a page that answers the question of one result. */
function bodyOf(
  { result, figures, compared, summaries }: ShownResult,
  sources: Sources,
  credits: Credits,
  level: 2 | 3,
): { readonly swept: Block; readonly answers: readonly Block[]; readonly shown: readonly Block[] } {
  const { id } = result.asked;
  const section = (text: string, blocks: readonly Block[]): readonly Block[] =>
    blocks.length === 0 ? [] : [{ kind: 'heading', level, text, id: anchorOn(id, idOf(text)) }, ...blocks];
  const answers = [...answersOf(result, sources), ...section('Printed and computed', compared)];
  return {
    swept: rangeOf(result),
    // Summaries answer where no claim does.
    answers: answers.length > 0 ? answers : section('Results', summaries),
    shown: [
      { kind: 'prose', text: summaryOf(result, sources) },
      ...section('Figures', [
        ...figures.map((figure): Block => ({ kind: 'figure', figure })),
        ...undrawnOf(result, figures),
      ]),
      ...lawsOf(result, section),
      ...section('Verdicts', [verdictsOf(result, sources, credits)]),
    ],
  };
}

/** Returns the data of results, the commands that reproduce them, and how sure they are. */
function checkedBlocks(results: readonly Result[]): readonly Block[] {
  const certainties = new Map(results.flatMap(certainty).map(text => [plainText(text), text]));
  return [
    { kind: 'heading', level: 2, text: 'Data', id: 'data' },
    {
      kind: 'data',
      tables: results.flatMap(result =>
        result.tables.map(({ name, of, title }) => {
          const { asked } = result;
          const heading = headingOf(asked, name, of, title);
          const path = tablePath(result, name);
          return { name, path, heading: results.length > 1 ? `${heading} (${asked.id})` : heading };
        }),
      ),
    },
    ...closedSection('Files', [
      { kind: 'list', items: [...new Set(results.flatMap(filesOf))].map(path => fileLink(path)) },
    ]),
    { kind: 'heading', level: 2, text: 'Reproduce', id: 'reproduce' },
    ...new Map(results.flatMap(slidersOf).map(block => [JSON.stringify(block), block])).values(),
    { kind: 'commands', lines: results.flatMap(commandsOf) },
    ...closedSection('How sure is this?', [{ kind: 'list', items: [...certainties.values()] }]),
    ...closedSection('Provenance', results.flatMap(provenanceOf)),
    ...closedSection('Cite', results.flatMap(citationOf)),
  ];
}

function commandsOf(result: Result): Command[] {
  const { plan } = result.asked;
  return [
    {
      line: commandOf(result, '--fresh'),
      comment: `recomputes everything${isPublishedRun(result) ? '; git diff shows no change' : ''}`,
    },
    { line: replayOf(firstGame(result), plan.rule), comment: 'one game' },
    ...(result.laws
      ? [{ line: `npx saltus verify ${lawsPath(result)}`, comment: 'the certificates of the theorems' }]
      : []),
  ];
}

function provenanceOf(result: Result): readonly Block[] {
  const { blocks, tables } = result;
  const { plan } = result.asked;
  return [
    {
      kind: 'facts',
      facts: [
        ['engine', plan.engine],
        ['plan', { code: plan.hash }],
        [
          'rows',
          `${counted(blocks, 'block')}, in the order of the cases; their root sha256 is in the citation below`,
        ],
        ...tables.map(({ name, sha256 }) => [tablePath(result, name), { code: sha256 }] as const),
      ],
    },
    { kind: 'fold', summary: 'The plan, as it was hashed', code: JSON.stringify(plan, null, 2) },
  ];
}

/** Returns the questions of a page, each with a link to its section and how many claims hold. */
function overviewOf(results: readonly Result[], sources: Sources): Block {
  return {
    kind: 'list',
    items: results.map(result => [
      { link: result.asked.question, to: { anchor: result.asked.id } },
      ' ',
      summaryOf(result, sources),
    ]),
  };
}

/** Returns sources as a sentence, with each number of the OEIS linked. */
function sourceLine(all: readonly string[], sources: Sources, toText = citeInFull): Inline {
  const text = all
    .map(source => toText(source, sources))
    .join('; ')
    .replace(/^this project/, 'This project')
    .replace(/^oeis\b/, 'OEIS');
  const parts = text.split(/\b(A\d{6})\b/);
  return [
    ...parts.map(
      (part, i): Inline => (i % 2 === 1 ? { link: part, to: { url: `https://oeis.org/${part}` } } : part),
    ),
    '.',
  ];
}

/** Returns the terms of the glossary that occur on a page, folded. */
function termsOf(question: string, blocks: readonly Block[]): readonly Block[] {
  const text = toMarkdown({ title: question, description: '', blocks }).replaceAll('\\', '');
  return closedSection('Terms used on this page', [
    { kind: 'facts', facts: termsIn(text).map(({ term, definition }) => [term, definition]) },
    { kind: 'prose', text: ['All terms: ', { link: 'glossary', to: { file: 'docs/glossary.md' } }, '.'] },
  ]);
}

/** Returns every claim with its verdict: a compact table where nothing opens, entries that open elsewhere. */
function verdictsOf(result: Result, sources: Sources, credits: Credits): Block {
  const all = claimsOf(result);
  const placeOf = ({ claim }: ClaimOf) =>
    claim.source === keyOfSource(result.asked.source) ? claim.place : citeClaim(claim, sources);
  return {
    kind: 'entries',
    closed: true,
    entries: all.map(conclusion => ({
      as: 'claim',
      anchor: claimAnchor(conclusion),
      title: typesetSentence(conclusion),
      verdicts: [verdictOf(conclusion)],
      note: [placeOf(conclusion), tallyNextToBadge(conclusion)].filter(Boolean).join(' · '),
      facts: [['claim', { code: conclusion.claim.id }], ...factsOf(conclusion, sources, credits)],
    })),
    table: {
      columns: ['claim', 'statement', 'place', 'verdict', 'cases', 'mutant'],
      rows: all.map(conclusion => [
        { code: conclusion.claim.id },
        typesetSentence(conclusion),
        placeOf(conclusion),
        shortVerdictOf(conclusion),
        casesText(conclusion),
        mutantText(conclusion),
      ]),
      details: 'Counterexamples, corrections, proofs and mutants',
    },
  };
}

/** Returns one citation for the whole result, as a sentence and as BibTeX. */
function citationOf(result: Result): readonly Block[] {
  const { id } = result.asked;
  const [claim] = result.claims;
  return [
    { kind: 'prose', text: resultCitation(result) },
    ...(claim
      ? [
          {
            kind: 'prose',
            text: [
              'To cite one claim, add its name, such as ',
              { code: `${id}/${claim.claim.id}` },
              '. The column to_cite of ',
              fileLink('data/claims.csv'),
              ' has a complete sentence per claim.',
            ],
          } as const,
        ]
      : []),
    { kind: 'code', language: 'bibtex', code: resultBibtex(result) },
  ];
}

/** Returns the verdict on each printed statement that has an erratum, then the other claims that answer the question. */
function answersOf(result: Result, sources: Sources): readonly Block[] {
  const claims = claimsOf(result);
  const errata = faultsOf(claims.filter(isErratum));
  const shown = new Set(
    errata.flatMap(conclusion => [conclusion.claim.id, correctionOf(conclusion)?.claim.id]),
  );
  const answers = (result.asked.answer ?? [])
    .filter(id => !shown.has(id))
    .map(id => claims.find(({ claim }) => claim.id === id)!);
  return [...errata, ...answers].flatMap((conclusion): Block[] => [
    ...statementLines(conclusion, sources, conclusion => ({ anchor: claimAnchor(conclusion) })).map(
      (text): Block => ({ kind: 'prose', tone: 'answer', text }),
    ),
    ...exceptionsOf(conclusion),
  ]);
}

/** Returns the cases in which a printed statement fails, if its erratum lists them. */
function exceptionsOf({ claim }: ClaimOf): readonly Block[] {
  const { exceptions } = claim.erratum ?? {};
  if (exceptions === undefined) return [];
  const rows = exceptions.map(([name, printed, right]) => [name, `${printed}`, `${right}`]);
  const table = textTable(['case', 'printed', 'computed'], rows);
  return [{ kind: 'table', caption: `Where the printed statement ${claim.id} fails`, table }];
}

/** Returns what certificates prove for all values of the last parameter. */
function lawsOf(
  result: Result,
  section: (text: string, blocks: readonly Block[]) => readonly Block[],
): readonly Block[] {
  const { laws } = result;
  const { plan } = result.asked;
  if (!laws) return [];
  const { family, fixed, least } = runningFamilies(plan.sweep)[0]!;
  const { letter } = family;
  return section(`For every ${letter}`, [
    {
      kind: 'prose',
      text: [
        `The values of ${letter} are split into classes ${letter} = mk + r by their remainder. For each class, a certificate proves the least preperiod, period and saltus as formulas in k, and the least k for which they hold. `,
        `The ${counted(laws.certificates, 'certificate')} are in `,
        fileLink(lawsPath(result)),
        ', which ',
        { code: 'npx saltus verify' },
        ' checks.',
      ],
    },
    { kind: 'laws', family: plan.sweep.game, letters: { ...fixed, [letter]: least }, rule: plan.rule },
  ]);
}

/** Returns a note on the charts that could not be drawn. */
function undrawnOf(result: Result, figures: readonly FigureText[]): readonly Block[] {
  const isDrawn = (name: string) => figures.some(figure => figure.name === name);
  const titles = result.asked.charts
    .filter(chart => !isDrawn(chart.name) && tableBehind(result, chart))
    .map(({ title }) => title);
  if (titles.length === 0) return [];
  const why = 'none of their values is decided within the limit, or their specification is invalid';
  return [{ kind: 'prose', text: `Charts not drawn because ${why}: ${titles.join('; ')}.` }];
}

/** Returns a link to the explorer with the parameters of a family on sliders, starting at a case of the sweep. */
function slidersOf({ asked: { plan } }: Result): readonly Block[] {
  const { sweep, rule } = plan;
  if (isSum(sweep.game) || sweep.over === undefined) return [];
  return [{ kind: 'sliders', to: { game: sweep.game, rule, letters: exampleCase(plan) } }];
}

function closedSection(heading: string, blocks: readonly Block[]): readonly Block[] {
  return [{ kind: 'section', heading, id: idOf(heading), closed: true, blocks }];
}

/** Returns the anchor of a claim on its page. */
function claimAnchor({ claim, result }: ClaimOf): string {
  return anchorOn(result.asked.id, `claim-${claim.id}`);
}

function idOf(heading: string): string {
  return heading.toLowerCase().replaceAll(' ', '-');
}

/** Returns how many claims hold, printed ones apart from ours, with links to those that fail. */
function summaryOf(result: Result, sources: Sources): Inline {
  const claims = claimsOf(result);
  const [printed, own] = [true, false].map(is =>
    claims.filter(conclusion => isPrinted(conclusion, sources) === is),
  );
  return joined([summaryOfGroup('Printed', printed!), summaryOfGroup('Ours', own!)], ' ');
}

function summaryOfGroup(whose: string, claims: readonly ClaimOf[]): Inline {
  if (claims.length === 0) return '';
  const holding = withVerdict(claims, 'holds');
  const failing = withVerdict(claims, 'fails');
  const broken = withVerdict(claims, 'error').length;
  const link = (text: string, conclusion: ClaimOf) => ({
    link: text,
    to: { anchor: claimAnchor(conclusion) },
  });
  const links = failing.map(conclusion => link(conclusion.claim.id, conclusion));
  const parts: Inline[] = [
    claims.length === 1 && holding.length === 1
      ? `${whose}: the one claim ${verdictWord('holds')}`
      : `${whose}: ${holding.length} of ${claims.length} ${claims.length === 1 ? 'claim' : 'claims'} ${verdictWord('holds', claims.length)}`,
    failing.length > 1
      ? [`${failing.length} ${verdictWord('fails', failing.length)} (`, joined(links, ', '), ')']
      : failing.map(conclusion => link(`1 ${verdictWord('fails')}`, conclusion)),
    broken > 0 ? `${broken} in error` : '',
    ...(['undecided', 'vacuous'] as const).map(verdict => {
      const { length } = withVerdict(claims, verdict);
      return length > 0 ? `${length} ${verdictWord(verdict, length)}` : '';
    }),
  ];
  return [joined(parts, ', '), '.'];
}

/** Returns the heading of a table of data; a summary has its own title. */
function headingOf({ id }: Question, name: string, of: string, title: string): string {
  if (of === 'cases') return 'All cases';
  return of === 'series' ? `The ${seriesWord(name.slice(id.length + 1))} of each case` : title;
}

function filesOf(result: Result): string[] {
  const { laws, tables } = result;
  const { id, file, tables: papers } = result.asked;
  const hasTables = papers && tables.some(({ of }) => of === 'cases');
  return [
    ...(file === undefined ? [] : [file]),
    resultPath(result),
    'data/claims.csv',
    ...(laws ? [lawsPath(result)] : []),
    'data/datapackage.json',
    ...(hasTables ? [`reports/${id}/tables.md`, `reports/${id}/tables.tex`] : []),
  ];
}
