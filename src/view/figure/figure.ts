import pLimit from 'p-limit';
import { loader, logger, parse, resetSVGDefIds, View, Warn } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import { DefinitionError, type Issue } from '../../errors.ts';
import { inWords } from './in-words.ts';
import { specIssues } from './spec-issues.ts';
import { specificationOf } from './specification.ts';
import { measureTexts } from './text-width.ts';

export interface Figure {
  /** The spec with house style and values, as drawn: for `.vl.json`. */
  readonly specJson: string;
  readonly svg: string;
  /** A description of the picture, for readers who do not see it. */
  readonly words: string;
}

/** The process counts the ids of clip paths: one figure at a time, or they would count on across figures. */
const oneAtATime = pLimit(1);

/**
 * Draws a chart of rows: spec → spec with values and style → Vega → SVG. The bytes depend only on the spec,
 * the values and the versions of the packages, unless the spec uses `random()` or `now()`. Nothing is loaded from
 * outside. Cost: 0.2 to 0.6 s per figure.
 *
 * If Vega-Lite would warn and draw something else (an unknown key, a channel that does not fit its mark, a field that no
 * row has on an axis), this throws.
 *
 * @param spec of Vega-Lite, without `data` and `$schema`, which are filled in
 * @param values rows of strings, booleans, nulls and numbers; a bigint must be a safe integer
 * @throws {DefinitionError} naming the figure
 */
export function renderFigure(
  spec: Readonly<Record<string, unknown>>,
  values: readonly Readonly<Record<string, unknown>>[],
  { name = 'figure' }: { readonly name?: string } = {},
): Promise<Figure> {
  return oneAtATime(async () => {
    refuse([
      ...specIssues(spec, name),
      ...values.flatMap((row, at) => rowIssues(row, `${name}, row ${at + 1}`)),
    ]);
    if (values.length === 0) refuse([{ where: name, expected: 'rows to draw', received: 'no rows' }]);
    const specJson = specificationOf(spec, values);
    return { specJson, ...(await draw(JSON.parse(specJson) as TopLevelSpec, name)) };
  });
}

/** JSON has no NaN and no bigint, and would write them as null or throw. */
function rowIssues(row: Readonly<Record<string, unknown>>, where: string): Issue[] {
  return Object.entries(row)
    .filter(([, value]) => !isDrawable(value))
    .map(([key, value]) => ({
      where: `${where}, ${key}`,
      expected: 'a string, a boolean, null, a finite number, or a bigint below 2^53',
      received: `the ${typeof value} ${String(value)}`,
    }));
}

function isDrawable(value: unknown): boolean {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value));
  if (typeof value === 'number') return Number.isFinite(value);
  return value === null || typeof value === 'string' || typeof value === 'boolean';
}

async function draw(spec: TopLevelSpec, name: string): Promise<Pick<Figure, 'svg' | 'words'>> {
  const issues: Issue[] = [];
  const complain = (received: string) =>
    issues.push({
      where: name,
      expected: 'a chart that is drawn without a warning',
      received,
      ...(/^log scale/i.test(received) && {
        hint: 'a logarithmic scale cannot show 0: use another scale for this axis',
      }),
    });
  const listener = logger(Warn, undefined, (_method, _level, messages) => complain(messages.join(' ')));
  const drawn = { svg: '', words: '' };
  try {
    const compiled = compile(spec, { logger: listener }).spec;
    const view = new View(parse(compiled), { renderer: 'none', logger: listener, loader: noLoader() });
    resetSVGDefIds();
    measureTexts();
    drawn.svg = `${await view.toSVG()}\n`;
    drawn.words = inWords(compiled, view);
    view.finalize();
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
  }
  refuse(issues);
  return drawn;
}

/** Returns a loader that rejects everything: a figure reads no file and no address, whatever its spec names. */
function noLoader() {
  return {
    ...loader(),
    load: (uri: string) => Promise.reject(new Error(`figures may not load files: ${uri}`)),
  };
}

function refuse(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new DefinitionError(issues);
}
