import type { Config } from 'vega-lite';

/**
 * The categories by Okabe and Ito (Color Universal Design, 2008), told apart by the colour-blind; their
 * yellow comes last and darker, for it would be lost on white.
 */
const OKABE_ITO = ['#0072b2', '#e69f00', '#009e73', '#d55e00', '#56b4e9', '#cc79a7', '#000000', '#b3a100'];

/**
 * Eight marks told apart in grey, all centred on their point; those written as paths are an oblique cross,
 * a lying and a standing bar.
 */
const SYMBOLS = [
  'circle',
  'square',
  'triangle-up',
  'cross',
  'diamond',
  'M0,.5L.5,1L1,.5L.5,0L1,-.5L.5,-1L0,-.5L-.5,-1L-1,-.5L-.5,0L-1,.5L-.5,1Z',
  'M-1,-.4H1V.4H-1Z',
  'M-.4,-1H.4V1H-.4Z',
];

const INK = '#222222';
const FAINT = '#e0e0e0';

/**
 * The look of all figures, as a Vega-Lite `config`: it is written into each spec, so that a spec draws the
 * same picture anywhere. Sizes are in pixels of 1/96 inch, for a figure printed at the width of a column.
 */
export const HOUSE_STYLE: Config = {
  background: 'white',
  font: 'DejaVu Sans, sans-serif',
  padding: 8,
  // Twelve digits without thousands commas: 1234567 and 3.5, and no 0.30000000000000004.
  numberFormat: '.12~r',
  title: {
    anchor: 'start',
    frame: 'group',
    offset: 12,
    color: INK,
    fontSize: 13,
    fontWeight: 'bold',
    subtitleColor: INK,
    subtitleFontSize: 11,
    subtitlePadding: 4,
  },
  axis: {
    domainColor: INK,
    domainWidth: 0.75,
    gridColor: FAINT,
    gridWidth: 0.5,
    labelColor: INK,
    labelFlush: false,
    labelSeparation: 4,
    labelFontSize: 11,
    tickColor: INK,
    tickSize: 4,
    tickWidth: 0.75,
    titleColor: INK,
    titleFontSize: 12,
    titleFontWeight: 'normal',
  },
  header: { labelAnchor: 'start', labelColor: INK, labelFontSize: 12, labelPadding: 4, titleColor: INK },
  legend: {
    labelColor: INK,
    labelFontSize: 11,
    // Vega-Lite's own default is a literal black, which the dark theme cannot find in a spec.
    symbolBaseFillColor: INK,
    titleColor: INK,
    titleFontSize: 12,
    titleFontWeight: 'normal',
  },
  mark: { color: OKABE_ITO[0]! },
  line: { strokeWidth: 1.25 },
  point: { filled: true, size: 24, opacity: 1 },
  rule: { strokeWidth: 0.75 },
  text: { color: INK, fontSize: 10 },
  range: {
    category: OKABE_ITO,
    symbol: SYMBOLS,
    ordinal: { scheme: 'viridis' },
    heatmap: { scheme: 'viridis' },
  },
  view: { stroke: null },
};
