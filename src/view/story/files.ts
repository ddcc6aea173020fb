import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../run/load/modules.mjs';
import type { DrawingText } from '../document/model.ts';
import { DRAWINGS, EXAMPLE } from './drawings.ts';

/** Widths in px of the drawings of a page without scripts. */
const WIDE = 800;
const NARROW = 328;

/** Returns the drawing of each step for {@link EXAMPLE}. */
export function storyDrawings(): DrawingText[] {
  return DRAWINGS.map((draw, i) => {
    const { svg, caption } = draw({ ...EXAMPLE, width: WIDE });
    return {
      file: `story/step-${i + 1}.svg`,
      caption,
      wide: svg,
      narrow: draw({ ...EXAMPLE, width: NARROW }).svg,
    };
  });
}

/** Returns the images of the story, by path in `reports/`: on a ground of their own, in light or dark as the reader has it. */
export function storyFiles(): { readonly file: string; readonly svg: string }[] {
  const colours = readFileSync(join(ROOT, 'src', 'view', 'story', 'story.css'), 'utf8');
  const inside = `<style>svg { color-scheme: light dark; }\n${colours}</style><rect class="ground" width="100%" height="100%"/>`;
  return storyDrawings().map(({ file, wide }) => ({
    file,
    svg: `${wide.replace('<desc>', () => `${inside}<desc>`)}\n`,
  }));
}
