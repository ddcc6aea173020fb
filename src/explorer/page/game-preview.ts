import type { GameAnswer } from '../../engine/index.ts';
import { DEFAULTS, writeAddress } from '../address.ts';
import { describeFindings, describeLostHeaps, describeRepetition, POSITIONS } from '../conclusion.ts';
import { formatExplored, readGameOfAnySize } from '../large-game.ts';
import { shortened } from '../shortened.ts';
import { button } from './button.ts';
import { html, put } from './element.ts';
import { form, notationField } from './form.ts';
import { GameAnalysis } from './game-analysis.ts';
import { issuesView } from './issues-view.ts';
import { Strip } from './strip.ts';
import { WorkerClient } from './worker-client.ts';

const CELL = { cell: 28, below: 10, lettered: true, rows: 2 };

/** Maximum number of heaps searched for a period: seconds of work. */
const LIMIT = 1e9;

/** Games that look different from each other. */
const OTHERS = ['N - {2, 3, 6, 8}', 'N - {3, 10, 13}', '{1, 3, 4}', 'primes'];

/** Returns a small explorer for other pages: a field for a game, its nim-values in a strip, and its findings. */
export function gamePreview(game: string): HTMLElement {
  const client = new WorkerClient();
  const input = notationField({ id: 'x-preview' });
  const strip = html('div', {});
  const element = html('p', { role: 'status', class: 'x-preview-text' });
  let current: GameAnalysis | undefined;

  function show(text: string): void {
    input.value = text;
    const read = readGameOfAnySize(text);
    current?.cancel();
    put(strip);
    if ('issues' in read) {
      put(element, issuesView(read.issues));
      return;
    }
    const { ending, objective } = DEFAULTS;
    const gameAnalysis = new GameAnalysis(
      { game: read.value, rule: { ending, objective }, limit: LIMIT },
      client,
    );
    current = gameAnalysis;
    const name = formatExplored(read.value);
    const link = (view: 'sequence' | 'play', says: string) =>
      html('a', { href: `explorer.html${writeAddress({ ...DEFAULTS, game: name, view })}` }, says);
    gameAnalysis.watchSequences(([shown]) => {
      const drawn = new Strip(shown!);
      put(strip, drawn.element);
      drawn.draw(CELL);
    });
    gameAnalysis.watch(findings => {
      const { analysis } = findings;
      if (gameAnalysis !== current) return;
      const sentence = describeFindings(shortened(name), findings);
      if (sentence === '') return;
      const ways = [link('sequence', 'Explore it'), ', or ', link('play', 'play it'), '.'];
      const plainly = analysis && (describeLostHeaps(analysis) ?? describeRepetition(analysis));
      const colours = analysis && grows(analysis) ? ' Each period has the same colours.' : '';
      put(element, ...(plainly ? [html('b', {}, plainly), colours, ' '] : []), `${sentence} `, ...ways);
    });
  }

  show(game);
  return html(
    'div',
    { class: 'explorer x-preview' },
    form(
      {},
      () => show(input.value),
      html('label', { for: 'x-preview' }, 'Game'),
      html('div', { class: 'x-ask' }, input, html('button', { class: 'primary' }, 'Show')),
    ),
    html('div', { class: 'x-examples' }, ...OTHERS.map(other => button(other, () => show(other)))),
    strip,
    html('p', { class: 'x-quiet' }, POSITIONS),
    element,
  );
}

/** Whether the values of a game are known to rise from period to period. */
function grows({ nimSequence }: GameAnswer): boolean {
  return nimSequence !== null && nimSequence.status !== 'undecided' && nimSequence.saltus > 0;
}
