import { heapsToDraw } from '../tiling-plane.ts';
import { html, put } from './element.ts';
import { TilingStage } from './tiling-stage.ts';
import type { View, ViewContext } from './view.ts';

/** The values of {a, b, a + b} as two tiles that cover the plane. */
export function tilingView({ study, ask }: ViewContext): View {
  const { game } = study.subject;
  const element = html('section', { 'aria-label': 'Tiling' });
  const say = (text: string) => put(element, html('p', {}, text));
  const [a = 0, b = 0, c = 0, ...more] = game.kind === 'all-but' ? game.excluded : [];
  const heaps = heapsToDraw(a, b);
  if (c === 0 || c !== a + b || b === 2 * a || more.length > 0) {
    say('Two tiles cover the heaps of N - {a, b, a+b} with a < b and b ≠ 2a; this game is none of these.');
  } else if (heaps === undefined) {
    say('This game has too many rows, or too long a round, to be looked at cell by cell.');
  } else {
    ask(
      { kind: 'tiling', a, b, heaps },
      ({ cells }) => put(element, new TilingStage(a, b, cells).element),
      why => put(element, html('p', { role: 'alert' }, why)),
    );
  }
  return { element, leave: () => {} };
}
