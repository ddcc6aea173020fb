import type { ValueOfHeap } from '../../engine/index.ts';
import { wholeSumOf } from '../../game/index.ts';
import { hasOutcomesAlone } from '../large-game.ts';
import { html, put } from './element.ts';
import { form, notationField } from './form.ts';
import { number } from './mathematics.ts';
import type { Strip } from './strip.ts';
import type { ViewContext } from './view.ts';

/** Returns the form for going to a heap of any size: on the strips if they reach it, else it shows only its value. */
export function heapForm({ analysis, address, ask, go }: ViewContext): {
  readonly element: HTMLElement;
  /** Goes to the heap of the address on strips that are new. */
  shown(strips: readonly Strip[]): void;
} {
  const input = notationField({ id: 'x-heap', size: 12, value: address.heap, placeholder: '10^20' });
  const output = html('span', { role: 'status' });
  const element = form(
    { class: 'x-go' },
    () => go({ heap: input.value.trim() }),
    html('label', { for: 'x-heap' }, 'Heap '),
    input,
    ' ',
    html('button', {}, 'Go'),
    ' ',
    output,
  );
  const heap = address.heap === '' ? undefined : wholeSumOf(address.heap.replace(/\s/g, ''));
  if (address.heap !== '' && (heap === undefined || heap < 0n)) {
    put(output, 'expected a non-negative integer, such as 1000, 1e12 or 10^20 + 7');
  } else if (heap !== undefined) {
    const { game, rule, limit } = analysis.subject;
    put(output, 'searching …');
    ask(
      { kind: 'value', game, rule, heap, limit: Math.min(limit, LIMIT) },
      known => {
        if (known.status === 'undecided') {
          const within = known.limit === 0 ? [] : [' within ', number(known.limit), ' heaps'];
          put(output, 'undecided', ...within, `: ${known.why}`);
          return;
        }
        const name = hasOutcomesAlone(game, rule) ? 'f' : 'G';
        const what = known.value === 0n ? 'a P-position' : 'an N-position';
        const position = name === 'f' ? `, ${what}` : '';
        const by = describeMethod(known, game.kind !== 'large');
        put(output, `${name}(`, number(heap), ') = ', number(known.value), `${position}, ${by}`);
      },
      why => put(output, why),
    );
  }
  return {
    element,
    shown: strips => {
      if (heap === undefined || heap < 0n) return;
      for (const strip of strips) if (heap <= strip.last) strip.goTo(Number(heap));
    },
  };
}

/** Maximum number of heaps searched for a period to find one value: seconds of work. */
const LIMIT = 1e9;

function describeMethod(known: ValueOfHeap, isByTheorem: boolean): string {
  if (known.status === 'theorem') {
    return isByTheorem ? 'by the theorem on N - {a, b, a+b}' : `by the law for ${known.reference}`;
  }
  return known.status === 'played' ? 'computed from all smaller heaps' : 'by the proved period';
}
