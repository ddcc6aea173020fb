import { verdictWord } from '../claim/index.ts';
import { toMarkdown } from './document/markdown.ts';
import type { Block, Fact, Inline } from './document/model.ts';
import { fileOf, type GeneratedFile } from './generated-file.ts';
import { termsIn } from './glossary.ts';
import { counted, grouped } from './numbers.ts';

/** The comparison of a list or table of another author with computation. */
export interface AuditReport {
  /** The name of the file, and its digest if it can be read again. */
  readonly file: string;
  readonly sha256?: string | undefined;
  readonly game: string;
  readonly rule: string;
  /** The plural noun for what is compared: rows, nim-values, moves. */
  readonly of: string;
  readonly verdict: 'agrees' | 'differs' | 'undecided';
  readonly counts: Readonly<Record<'compared' | 'agreed' | 'differ' | 'undecided', number>>;
  /** The compared columns or sequence with definitions. */
  readonly definitions: readonly Fact[];
  readonly unusedColumns: readonly string[];
  /** The undecided numbers or rows with their lines, by reason. */
  readonly undecided: readonly string[];
  readonly notes: readonly string[];
  readonly differences: readonly { readonly text: string; readonly replay: string }[];
  /** The command that repeats the comparison. */
  readonly again: string;
}

/** Maximum number of differences in a letter; the page has more. */
const MAX_IN_LETTER = 10;

/** Returns the page of a comparison, and a letter to the author of the file. */
export function auditFiles(report: AuditReport): GeneratedFile[] {
  const { file } = report;
  const description = `Comparison of ${file} with computed values.`;
  const page = { title: `Comparison of ${file} with computed values`, description };
  const letter = { title: `Letter to the author of ${file}`, description };
  return [
    fileOf(
      `${file}.audit.md`,
      toMarkdown({ ...page, blocks: pageOf(report) }, 0, () => false),
    ),
    fileOf(
      `${file}.letter.md`,
      toMarkdown({ ...letter, blocks: letterOf(report) }, 0, () => false),
    ),
  ];
}

function pageOf(report: AuditReport): Block[] {
  const { game, rule, of, verdict, counts, definitions, unusedColumns, undecided, notes } = report;
  const left = counts.differ - report.differences.length;
  const terms = termsIn(definitions.map(([name, says]) => `${name}: ${says}`).join('\n'));
  return [
    prose([{ strong: verdictWord(verdict) }, `: ${resultOf(report)}`]),
    {
      kind: 'facts',
      facts: [
        ['game', { code: game }],
        ['rule', rule],
        ['SHA-256 of the file', report.sha256 ?? ''],
      ],
    },
    { kind: 'commands', lines: [{ line: report.again }] },
    { kind: 'heading', level: 2, text: 'Differences' },
    ...differencesOf(report, Number.POSITIVE_INFINITY),
    ...(left > 0 ? [prose(`At least ${grouped(left)} more are not listed.`)] : []),
    { kind: 'heading', level: 2, text: 'What was compared' },
    {
      kind: 'list',
      items: [
        counts.undecided === 0
          ? `All ${grouped(counts.compared)} ${of} of the file were compared.`
          : `Not decided: ${undecided.join('; ')}.`,
        ...(unusedColumns.length > 0 ? [`Columns that were not compared: ${unusedColumns.join(', ')}.`] : []),
        ...notes.map(note => `Note: ${note}.`),
      ],
    },
    { kind: 'heading', level: 2, text: 'Definitions' },
    { kind: 'facts', facts: definitions },
    prose('Terms in these definitions:'),
    { kind: 'facts', facts: terms.map(({ term, definition }) => [term, definition]) },
  ];
}

function letterOf(report: AuditReport): Block[] {
  const { file, game, rule, counts, definitions, unusedColumns } = report;
  const isLong = counts.differ > MAX_IN_LETTER;
  return [
    prose('Dear author,'),
    prose([
      'Thank you for publishing ',
      { code: file },
      `. We compared it with an independent computation. ${resultOf(report)}`,
    ]),
    prose(['The game is ', { code: game }, ` (${rule}). We compared:`]),
    { kind: 'facts', facts: definitions },
    ...(unusedColumns.length > 0 ? [prose(`We did not compare ${unusedColumns.join(', ')}.`)] : []),
    ...(counts.differ > 0
      ? [
          prose(isLong ? `The first ${MAX_IN_LETTER} differences are:` : 'The differences are:'),
          ...differencesOf(report, MAX_IN_LETTER),
          ...(isLong ? [prose('The page of the comparison, which we enclose, lists more.')] : []),
          prose(
            'If your definitions differ from ours, or if we have misread the file, we would be glad to know.',
          ),
        ]
      : []),
    prose('To repeat the comparison with saltus, run:'),
    { kind: 'commands', lines: [{ line: report.again }] },
    prose('Thank you again for your work.'),
    prose('With kind regards, (your name)'),
  ];
}

function prose(text: Inline): Block {
  return { kind: 'prose', text };
}

/** Returns how many numbers or rows agree, differ and are undecided. */
function resultOf({ of, counts: { compared, agreed, differ, undecided } }: AuditReport): string {
  const parts = [
    `${grouped(agreed)} of ${grouped(compared)} ${of} agree`,
    ...(differ > 0 ? [`${counted(differ, 'differs', 'differ')}`] : []),
    ...(undecided > 0 ? [`${grouped(undecided)} could not be decided`] : []),
  ];
  return `${parts.join(', ')}.`;
}

function differencesOf({ differences }: AuditReport, maxListed: number): Block[] {
  if (differences.length === 0) return [prose('None.')];
  const items = differences
    .slice(0, maxListed)
    .map(({ text, replay }) => [`${text}. To see it: `, { command: replay }]);
  return [{ kind: 'list', items }];
}
