import { element } from './element.ts';
import { loadScript, whenNear } from './late-scripts.ts';

/** The distance below the window at which a chart is drawn, in px. */
const AHEAD = 400;
/** The width in px below which the texts of a still picture are too small to read. */
const LEGIBLE = 480;

/**
 * Starts each chart when a reader touches it or its button: the picture is enough for reading, and the code that draws
 * charts is large. Where the picture would be too small, the chart is drawn when it comes near the window.
 */
export function startCharts(): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-chart]')];
  const buttons = new Map<HTMLElement, HTMLButtonElement>();
  const start = async (place: HTMLElement) => {
    const { root = '', script = '' } = place.dataset;
    buttons.get(place)?.remove();
    if (!buttons.delete(place)) return;
    try {
      await Promise.all([loadScript(`${root}assets/charts.js`), loadScript(script)]);
    } catch {
      return; // The still picture stays.
    }
    await globalThis.saltusDrawChart?.(place);
  };
  for (const place of places) {
    const button = element('button', { type: 'button', class: 'explore' }, 'Make interactive');
    button.addEventListener('click', () => {
      start(place);
      place.focus({ preventScroll: true });
    });
    place.addEventListener('pointerdown', () => start(place), { once: true });
    place.closest('.figure')?.querySelector('.offers')?.prepend(button);
    buttons.set(place, button);
  }
  whenNear(places, AHEAD, place => {
    if (place.clientWidth < LEGIBLE) start(place);
  });
}

declare global {
  /** Left by the bundle of charts: replaces the picture in a place by its chart. */
  var saltusDrawChart: ((place: HTMLElement) => Promise<void>) | undefined;
}
