type Json = Readonly<Record<string, unknown>>;

/** The widest a chart gets, in px: as wide as the text; several small ones may be as wide as a table. */
const WIDEST = 720;
const WIDEST_OF_SEVERAL = 940;
/** Maximum width in px at which legends go above the marks, each below the one before. */
const NARROW = 520;
/** The space for axis, labels and gaps next to the marks of one of several small charts, in px. */
const BESIDE = 56;
/** The size of the smallest text, in px. */
const MIN_TEXT = 9;
/** The least width of one of several small charts, in px. */
const MIN = 120;

/**
 * Returns the chart for a column of the page: of the column's width, in the fonts of the page, with legends on top if it
 * is narrow. A chart about as high as wide keeps its shape; small multiples fill each row as far as the width allows.
 *
 * @param room px
 */
export function fitted(spec: Json, room: number): Json {
  const column = Math.min(room, spec.facet ? WIDEST_OF_SEVERAL : WIDEST);
  const { data, ...rest } = spec;
  const styled: Json = {
    ...readable(rest),
    data,
    config: configFor(spec.config as Json | undefined, column),
  };
  if (spec.facet) return fittedMultiples(styled, column);
  const { width, height } = spec as { width?: unknown; height?: unknown };
  if (typeof width !== 'number') return styled;
  // Vega-Lite fits no chart that has a height per row.
  if (typeof height === 'object') return { ...styled, width: column - 3 * BESIDE };
  const isMap = typeof height === 'number' && height > 0.7 * width;
  const fit = isMap ? Math.min(column, width + 2 * BESIDE) : column;
  return {
    ...styled,
    autosize: { type: 'fit-x', contains: 'padding' },
    width: fit,
    ...(isMap && { height: Math.round(height * Math.min(1, fit / width)) }),
  };
}

/** Enlarges texts that are small on paper, since print is finer than a screen. */
function readable(spec: Json): Json {
  const larger = (key: string, value: unknown) =>
    key === 'fontSize' ? Math.max(MIN_TEXT, Number(value)) : value;
  return JSON.parse(JSON.stringify(spec, larger)) as Json;
}

function fittedMultiples(spec: Json, column: number): Json {
  const { columns = 1, spec: inner } = spec as { columns?: number; spec: { width: number } };
  const least = Math.max(MIN, 0.6 * inner.width);
  const fitting = Math.max(1, Math.min(columns, Math.floor(column / (least + BESIDE))));
  const width = Math.max(MIN, Math.floor(column / fitting - BESIDE));
  return { ...spec, columns: fitting, spec: { ...inner, width } };
}

function configFor(config: Json = {}, column: number): Json {
  const legend = config.legend as Json | undefined;
  const gradientLength = Math.min(200, column - BESIDE);
  const above = { orient: 'top', columns: 4, gradientLength, layout: { top: { direction: 'vertical' } } };
  return {
    ...config,
    font: '"Source Sans 3", system-ui, sans-serif',
    padding: { left: 2, right: 8, top: 8, bottom: 4 },
    axis: { ...(config.axis as Json | undefined), labelFontSize: 12, titleFontSize: 13, labelOverlap: true },
    legend: { ...legend, labelFontSize: 12, titleFontSize: 13, ...(column < NARROW && above) },
    header: { ...(config.header as Json | undefined), labelFontSize: 13 },
  };
}
