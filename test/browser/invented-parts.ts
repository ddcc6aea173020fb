import { createHash } from 'node:crypto';
import { claimText, closeLaw, conclude, EMPTY_TALLY, misprint } from '../../src/claim/index.ts';
import { type PipelineDefinition, questionOf, resolve } from '../../src/plan/index.ts';
import { readCredits } from '../../src/view/credits.ts';
import type { PipelinePart, SiteParts } from '../../src/view/site/parts.ts';

/** A text that attempts an injection: by an element, a handler, the end of a script, the end of an attribute. */
export const HOSTILE = `</script><script>document.title='broken'</script><img src=x onerror="document.title='broken'">"'&lt;`;

/** Number of rows of the large table. */
export const LARGE = 100_000;

function partsOf(part: PipelinePart, source: string): SiteParts {
  const record = { key: 'source', short: source, authors: source, title: source, published: source };
  const statement = {
    id: 's',
    source: 'source',
    place: source,
    kind: source,
    statement: source,
    claims: '',
    reason: source,
  };
  return {
    statements: [statement],
    pipelines: [part],
    sources: new Map([['source', record]]),
    credits: readCredits(() => []),
  };
}

function partOf(text: string, rows: readonly (readonly string[])[]): PipelinePart {
  const [claim] = misprint({
    id: 'claim',
    source: `source, ${text}`,
    says: text,
    holds: () => false,
    nature: 'wrong',
    printed: text,
    right: text,
    why: text,
    fails: { says: text, where: () => true },
    corrected: 'claim',
  });
  const definition: PipelineDefinition = {
    id: 'invented',
    question: `What? ${text}`,
    source: 'source, section 1',
    sweep: { game: '{1, b}', over: { b: '2..5' } },
    measure: ['period'],
    limit: '1e6 heaps',
    claims: [claim!],
  };
  const columns = [
    { name: 'game', type: 'string', title: 'game', description: text },
    { name: 'b', type: 'integer', title: 'b', description: text },
    { name: 'period', type: 'integer', title: text === '' ? 'period' : text, description: text },
  ] as const;
  const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const csv = [columns.map(({ name }) => name), ...rows]
    .map(row => `${row.map(quoted).join(',')}\n`)
    .join('');
  const plan = resolve({ ...definition, claims: [] }, 'pipelines/invented.ts');
  const witness = { at: [2], game: text, seen: text };
  const tally = { ...EMPTY_TALLY, cases: 1, met: 1, fails: 1, counterexample: witness };
  const table = {
    name: 'invented',
    of: 'cases',
    title: `Rows ${text}`,
    description: text,
    columns,
    rows: rows.length,
    bytes: csv.length,
    sha256: createHash('sha256').update(csv).digest('hex'),
  } as const;
  return {
    result: {
      format: 'saltus-result-1',
      asked: questionOf(definition, plan),
      cases: rows.length,
      undecided: 0,
      root: text,
      blocks: 1,
      kept: 'all',
      tables: [table],
      claims: [
        conclude(claimText(closeLaw(claim!, []), 'source'), tally, 0, { range: text, isDefault: true }),
      ],
    },
    tables: [{ ...table, csv, cells: rows }],
    printed: [
      {
        name: text,
        title: text,
        description: text,
        after: columns.at(-1)!.name,
        cells: rows.map(() => text),
      },
    ],
    figures: [
      {
        id: 'invented',
        run: 'invented',
        name: 'chart',
        table: 'invented',
        title: `Chart ${text}`,
        caption: text,
        words: text,
        spec: {
          mark: { type: 'point', filled: true, size: 200 },
          title: text,
          encoding: {
            x: { field: 'b', type: 'quantitative' },
            y: { field: 'period', type: 'quantitative', title: text },
            color: { field: 'game', type: 'nominal' },
          },
          data: {
            values: rows
              .slice(0, 20)
              .map(([game, b, period]) => ({ game, b: Number(b), period: Number(period) })),
          },
        },
        files: new Map([
          ['chart.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
        ]),
      },
    ],
    latex: undefined,
    laws: undefined,
    compared: [],
    summaries: [],
  };
}

/** Returns parts in which every text of an author, a source or a file is hostile. */
export function hostileParts(): SiteParts {
  const rows = [2, 3, 4].map(b => [`${HOSTILE} ${b}`, `${b}`, `${b + 1}`]);
  return partsOf(partOf(HOSTILE, rows), HOSTILE);
}

/** Returns parts with a table of {@link LARGE} rows. */
export function largeParts(): SiteParts {
  const rows = Array.from({ length: LARGE }, (_, i) => [
    `{1, ${i + 2}}`,
    `${i + 2}`,
    `${(i * 7919) % LARGE}`,
  ]);
  return partsOf(partOf('', rows), 'Source');
}
