import type { WrittenGame } from '../../game/index.ts';
import type { View as ViewName } from '../address.ts';
import { isLarge } from '../large-game.ts';
import { algorithmView } from './algorithm-view.ts';
import { html } from './element.ts';
import { graphView } from './graph-view.ts';
import { playView } from './play-view.ts';
import { sequenceView } from './sequence-view.ts';
import { tilingView } from './tiling-view.ts';
import type { View, ViewContext } from './view.ts';

const VIEW_OF: Readonly<Record<ViewName, (context: ViewContext, game: WrittenGame) => View>> = {
  sequence: sequenceView,
  algorithm: algorithmView,
  tiling: tilingView,
  graph: graphView,
  play: playView,
};

/**
 * Returns the view of this name. A game that cannot be played from its first heaps, but whose heaps can be listed, has
 * only one view.
 */
export function viewOf(name: ViewName, context: ViewContext): View {
  const { game } = context.analysis.subject;
  if (name === 'sequence') return sequenceView(context);
  if (!isLarge(game) && game.kind !== 'started') return VIEW_OF[name](context, game);
  const why = isLarge(game)
    ? 'The numbers of this game are too large for this view, which computes the game heap by heap.'
    : 'This view shows moves, but the first heaps of this game have given values instead of moves.';
  return { element: html('p', {}, `${why} All that is known about it is shown above.`) };
}
