import { Resvg } from '@resvg/resvg-js';
import { FACES } from './faces.ts';

/** Twice the pixels of the SVG: 192 a printed inch. */
const SCALE = 2;

/**
 * Returns the SVG drawn into a PNG, with the fonts of dejavu-fonts-ttf and no others, so that the bytes do not depend on
 * what the machine has installed. A character that DejaVu Sans lacks is left out silently.
 */
export function svgToPng(svg: string): Uint8Array {
  const image = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: SCALE },
    font: {
      loadSystemFonts: false,
      fontFiles: Object.values(FACES),
      defaultFontFamily: 'DejaVu Sans',
      sansSerifFamily: 'DejaVu Sans',
    },
  });
  return image.render().asPng();
}
