import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';

/** The styles that Vega writes: upright, bold, oblique. */
const FACES = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf', 'DejaVuSans-Oblique.ttf'];

/** Twice the pixels of the SVG: 192 a printed inch. */
const SCALE = 2;

const { resolve } = createRequire(import.meta.url);

/**
 * The SVG drawn into a PNG, with the fonts of dejavu-fonts-ttf and no others, so that the bytes do not
 * depend on what the machine has installed. A character that DejaVu Sans lacks is left out silently.
 */
export function svgToPng(svg: string): Uint8Array {
  const image = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: SCALE },
    font: {
      loadSystemFonts: false,
      fontFiles: FACES.map(face => resolve(`dejavu-fonts-ttf/ttf/${face}`)),
      defaultFontFamily: 'DejaVu Sans',
      sansSerifFamily: 'DejaVu Sans',
    },
  });
  return image.render().asPng();
}
