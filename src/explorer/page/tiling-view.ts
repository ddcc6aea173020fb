import type { WrittenGame } from '../../game/index.ts';
import { heapsToDraw } from '../tiling-plane.ts';
import { html, put } from './element.ts';
import { failureIn } from './issues-view.ts';
import { tilingStage } from './tiling-stage.ts';
import type { View, ViewContext } from './view.ts';

/** Returns the values of {a, b, a + b} as two tiles that cover the plane. */
export function tilingView({ ask }: ViewContext, game: WrittenGame): View {
  const element = html('section', { 'aria-label': 'Tiling' });
  const explain = (text: string) => put(element, html('p', {}, text));
  const pair = pairOf(game);
  const heaps = pair && heapsToDraw(pair.a, pair.b);
  if (pair === undefined) {
    explain(
      'Only games N - {a, b, a+b} with a < b and b ≠ 2a have a tiling by two tiles; this game is not one of them.',
    );
  } else if (heaps === undefined) {
    explain('This game has too many rows, or too long a round, to draw cell by cell.');
  } else {
    const { a, b } = pair;
    ask({ kind: 'tiling', a, b, heaps }, cells => put(element, tilingStage(a, b, cells)), failureIn(element));
  }
  return { element };
}

/** Returns a and b if the game is N - {a, b, a + b} with b ≠ 2a. */
function pairOf(game: WrittenGame): { a: number; b: number } | undefined {
  if (game.kind !== 'all-but' || game.excluded.length !== 3) return undefined;
  const [a, b, c] = game.excluded.toSorted((p, q) => p - q) as [number, number, number];
  return c === a + b && b !== 2 * a ? { a, b } : undefined;
}
