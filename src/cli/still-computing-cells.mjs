/** What the two threads of `still-computing.ts` share: a number each. */
export const LOCK = 0;
/** Whether the line is on the terminal. */
export const SHOWN = 1;
/** Goes up with each output: the silence begins anew. */
export const EPOCH = 2;
/** Whether the line may be shown. */
export const RUNNING = 3;

/** To the beginning of the line, whose rest is removed. */
export const CLEAR = '\r\u001b[K';

/**
 * Does something while the other thread does nothing of the kind.
 *
 * @param {Int32Array} cells
 * @param {() => void} action
 */
export function locked(cells, action) {
  while (Atomics.compareExchange(cells, LOCK, 0, 1) !== 0) Atomics.wait(cells, LOCK, 1);
  try {
    action();
  } finally {
    Atomics.store(cells, LOCK, 0);
    Atomics.notify(cells, LOCK);
  }
}
