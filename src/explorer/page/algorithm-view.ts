import type { WrittenGame } from '../../game/index.ts';
import { html, put } from './element.ts';
import { failureIn } from './issues-view.ts';
import { mexView } from './mex-view.ts';
import { stepper } from './stepper.ts';
import type { View, ViewContext } from './view.ts';

/**
 * Shows the computation of values step by step: for all-but games by Algorithm 1 of Sleator and Slusky, for finite sets
 * by the definition.
 */
export function algorithmView(context: ViewContext, game: WrittenGame): View {
  const { analysis, ask } = context;
  if (game.kind === 'finite') return mexView(context, game);
  const element = html('section', { 'aria-label': 'Algorithm' });
  const explain = (text: string) => put(element, html('p', {}, text));
  let steps: View | undefined;
  if (game.kind !== 'all-but') {
    explain('Algorithm 1 computes the values of all-but games N - {…}; this game is not one of them.');
  } else if (game.excluded.length === 0) {
    explain('In Nim, Algorithm 1 has a single head, which gives each heap a value of its own: G(n) = n.');
  } else {
    const { excluded } = game;
    ask(
      { kind: 'placements', excluded },
      placements => {
        steps = stepper(placements, excluded, analysis);
        put(element, steps.element);
      },
      failureIn(element),
    );
  }
  return { element, leave: () => steps?.leave?.() };
}
