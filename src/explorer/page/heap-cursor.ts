import { type Child, html, put } from './element.ts';

/** The moves of a cursor. */
interface Ways {
  /** The heap that a key leads to; undefined for other keys. */
  readonly afterKey: (key: string) => number | undefined;
  /** The heap at a point of the drawing, in pixels; undefined outside the heaps. */
  readonly heapAt?: (x: number, y: number) => number | undefined;
  /** Hears of a heap that is gone to. */
  readonly go: (heap: number) => void;
}

/** A drawing of heaps in which mouse, finger or keyboard selects one; a slider for screen readers. */
export class HeapCursor {
  readonly element: HTMLElement;
  readonly readout = html('p', { class: 'x-readout' });
  #heap: number | undefined;

  constructor(label: string, last: number, style: string, { afterKey, heapAt, go }: Ways) {
    this.element = html('div', {
      class: style,
      role: 'slider',
      tabindex: 0,
      'aria-label': label,
      'aria-valuemin': 0,
      'aria-valuemax': last,
    });
    this.element.onkeydown = event => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const heap = afterKey(event.key);
      if (heap === undefined) return;
      event.preventDefault();
      go(heap);
      this.element
        .querySelector('.x-cursor, .x-here')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    this.element.onpointermove = this.element.onpointerdown = ({ clientX, clientY }) => {
      const box = this.element.firstElementChild?.getBoundingClientRect();
      const heap = box && heapAt?.(clientX - box.left, clientY - box.top);
      if (heap !== undefined && heap !== this.#heap) go(heap);
    };
  }

  draw(drawing: SVGSVGElement): void {
    put(this.element, drawing);
  }

  /** Describes the selected heap, and moves the mark to it. */
  choose(heap: number, said: readonly Child[], mark?: SVGElement): void {
    this.#heap = heap;
    if (mark) {
      this.element.querySelector('.x-cursor')?.remove();
      mark.classList.add('x-cursor');
      this.element.firstElementChild!.append(mark);
    }
    put(this.readout, ...said);
    this.element.setAttribute('aria-valuenow', String(heap));
    this.element.setAttribute('aria-valuetext', this.readout.textContent!);
  }
}
