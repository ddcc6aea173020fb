import type { WrittenGame } from '../../game/index.ts';
import { html, put } from './element.ts';
import { failureIn } from './issues-view.ts';
import { mexView } from './mex-view.ts';
import { Stepper } from './stepper.ts';
import type { View, ViewContext } from './view.ts';

/** How values come about, step by step: of all-but games by Algorithm 1 of Sleator and Slusky, of finite sets by the definition. */
export function algorithmView(context: ViewContext, game: WrittenGame): View {
  const { study, ask } = context;
  if (game.kind === 'finite') return mexView(context, game);
  const element = html('section', { 'aria-label': 'Algorithm' });
  if (game.kind !== 'all-but') {
    put(
      element,
      html('p', {}, 'Algorithm 1 places the values of all-but games, N - {…}; this game is none.'),
    );
    return { element };
  }
  const { excluded } = game;
  if (excluded.length === 0) {
    put(
      element,
      html(
        'p',
        {},
        'In Nim every heap is the first head of its own value: G(n) = n, and no other head follows.',
      ),
    );
    return { element };
  }
  let stepper: Stepper | undefined;
  let unwatch = () => {};
  ask(
    { kind: 'placements', excluded },
    placements => {
      const shown = new Stepper(placements, excluded);
      stepper = shown;
      put(element, shown.element);
      unwatch = study.watch(findings => shown.tell(findings));
    },
    failureIn(element),
  );
  return {
    element,
    leave: () => {
      unwatch();
      stepper?.stop();
    },
  };
}
