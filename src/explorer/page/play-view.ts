import type { GameHeap } from '../../engine/index.ts';
import type { WrittenGame } from '../../game/index.ts';
import { defaultHeaps, MATCHES } from '../default-heaps.ts';
import { startMatch } from '../match.ts';
import { readMatch } from '../moves-text.ts';
import { readHeapsText } from '../subject.ts';
import { board } from './board.ts';
import { button } from './button.ts';
import { html } from './element.ts';
import { form, notationField } from './form.ts';
import { issuesView } from './issues-view.ts';
import type { View, ViewContext } from './view.ts';

/** Returns a sum of heaps, played against the engine. */
export function playView(context: ViewContext, game: WrittenGame): View {
  const text = context.address.heaps || defaultHeaps(game);
  const input = notationField({ id: 'x-heaps', value: text, 'aria-describedby': 'x-heaps-form' });
  const heaps = form(
    { class: 'x-heaps' },
    () => context.go({ heaps: input.value }),
    html(
      'div',
      { class: 'x-row' },
      'Another match: ',
      ...(Object.keys(MATCHES) as (keyof typeof MATCHES)[]).map(name =>
        button(MATCHES[name], () => context.go({ heaps: defaultHeaps(game, name), moves: '' })),
      ),
    ),
    html('label', { for: 'x-heaps' }, 'Heaps'),
    html('div', { class: 'x-ask' }, input, html('button', { id: 'x-set-up' }, 'Set up')),
    html(
      'p',
      { id: 'x-heaps-form', class: 'x-quiet' },
      'each heap is a game, a colon and its stones; join heaps with +, for example ',
      html('code', {}, '{1, 3, 4}:7 + N:5'),
    ),
  );
  const read = readHeapsText(text);
  const element = html(
    'section',
    { 'aria-label': 'Play' },
    ...('issues' in read ? [issuesView(read.issues)] : played(read.value.heaps, context)),
    heaps,
  );
  return { element };
}

/** Returns the board after the moves of the address; if they are invalid, the board at the start and the errors. */
function played(heaps: readonly GameHeap[], context: ViewContext): HTMLElement[] {
  const { first, moves } = context.address;
  const match = readMatch(heaps, first, moves, context.analysis.subject.rule.ending);
  if ('value' in match) return [board(match.value, context)];
  return [issuesView(match.issues), board(startMatch(heaps, first), context)];
}
