import type { Placement } from '../../engine/index.ts';
import { describeHead, iteration } from '../iteration.ts';
import { type Place, placeOfValue, type Stride, stepBack, stepOn } from '../stepping.ts';
import { button } from './button.ts';
import { Choice } from './choice.ts';
import { html, put } from './element.ts';
import type { GameAnalysis } from './game-analysis.ts';
import { letter } from './mathematics.ts';
import { repeatNote } from './repeat-note.ts';
import { tapeDrawing } from './tape-drawing.ts';
import { SIGNS, tapeTable } from './tape-table.ts';
import type { View } from './view.ts';

/** Heaps of tape that are drawn with letters; a longer one is drawn as a line. */
const LETTERED = 64;
/** Milliseconds that a step is seen while the algorithm plays. */
const PACE: Readonly<Record<Stride, number>> = { value: 1100, head: 550 };

/** Returns the steps of Algorithm 1, with buttons to walk through them. */
export function stepper(
  placed: readonly Placement[],
  excluded: readonly number[],
  analysis: GameAnalysis,
): View {
  const extent = { values: placed.length, heads: excluded.length + 1 };
  const largest = excluded.at(-1)!;
  const tape = html('div', {});
  const status = html('p', { role: 'status', class: 'x-readout' });
  const sentences = html('ul', { class: 'x-heads' });
  const repeat = html('p', { class: 'x-because' });
  const play = button('Run', () => (timer === undefined ? start() : stop()));
  const exact = html('input', { id: 'x-k', type: 'number', min: 0, max: placed.length - 1, step: 1 });
  exact.onchange = () => goTo(placeOfValue(Math.trunc(Number(exact.value)), extent));
  const strides = new Choice('Step size', { value: 'one value', head: 'one head' }, chosen => {
    stride = chosen;
    const { value } = place;
    jump(chosen === 'value' ? placeOfValue(value, extent) : { value, head: 0 });
  });
  let place = placeOfValue(0, extent);
  let stride: Stride = 'value';
  let timer: ReturnType<typeof setInterval> | undefined;

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
    put(play, 'Run');
  }

  function start(): void {
    put(play, 'Pause');
    timer = setInterval(() => {
      const next = stepOn(place, stride, extent);
      if (next === place) stop();
      else goTo(next);
    }, PACE[stride]);
  }

  /** Goes on from a place that was chosen, which ends the playing. */
  function jump(to: Place): void {
    stop();
    goTo(to);
  }

  function goTo(to: Place): void {
    place = to;
    draw();
  }

  function draw(): void {
    const { value, head } = place;
    const shown = iteration(placed, excluded, value);
    const acted = head + 1;
    put(tape, (largest <= LETTERED ? tapeTable : tapeDrawing)(shown, acted, largest));
    exact.value = String(value);
    const heads = shown.heads.slice(0, acted);
    const written = heads.filter(({ finding }) => finding.does === 'writes').map(({ heap }) => heap);
    const so = acted < shown.heads.length ? 'so far ' : '';
    const many = written.length === 1 ? `heap ${written[0]} gets` : `heaps ${written.join(', ')} get`;
    put(status, letter('k'), ` = ${value}: ${so}${many} the value ${value}.`);
    put(
      sentences,
      ...heads.map((item, i) =>
        html(
          'li',
          {
            class: `x-${item.finding.does.replace(' ', '-')}${i === head && acted < shown.heads.length ? ' x-now' : ''}`,
          },
          html('b', { 'aria-hidden': 'true' }, SIGNS[item.finding.does].sign),
          ` ${describeHead(item, value)}`,
        ),
      ),
    );
    sayRepeat();
  }

  /** Shows where the pattern repeats, once that is proved. */
  function sayRepeat(): void {
    const goToValue = (k: number) => jump(placeOfValue(k, extent));
    put(repeat, ...repeatNote(analysis.findings.analysis, place.value, placed.length, goToValue));
  }

  draw();
  const element = html(
    'div',
    {},
    html(
      'div',
      { class: 'x-row x-controls' },
      button('First', () => jump(placeOfValue(0, extent))),
      button('Previous', () => jump(stepBack(place, stride, extent))),
      play,
      button('Next', () => jump(stepOn(place, stride, extent))),
      strides.show(stride).element,
      html('label', { for: 'x-k', class: 'x-field' }, letter('k'), ' ', exact),
    ),
    tape,
    status,
    sentences,
    repeat,
    signLegend(largest > LETTERED),
  );
  const unwatch = analysis.watch(sayRepeat);
  return {
    element,
    leave: () => {
      unwatch();
      stop();
    },
  };
}

/** Returns the legend of the signs, with the shades of a long tape or the frame of a short one. */
function signLegend(isLong: boolean): HTMLElement {
  const entries = Object.values(SIGNS).map(({ sign, says }) =>
    html('span', {}, html('b', {}, sign), ` ${says}`),
  );
  const sample = (style: string, says: string) =>
    html('span', {}, html('i', { class: `x-sample ${style}` }), ` ${says}`);
  const shades = isLong
    ? [sample('x-labelled-sample', 'has a value'), sample('x-blank-sample', 'blank')]
    : [sample('x-pattern-sample', 'boundary pattern')];
  return html('p', { class: 'x-legend' }, ...entries, ...shades);
}
