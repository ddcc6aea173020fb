/** The numbers that the two threads of `still-computing.ts` share. */
export const LOCK = 0;
/** Whether the line is on the terminal. */
export const SHOWN = 1;
/** A count of outputs; each one restarts the silence. */
export const EPOCH = 2;
/** Whether the line may be shown. */
export const RUNNING = 3;

/** Returns to the beginning of the line and erases it. */
export const CLEAR = '\r\u001b[K';

/**
 * Runs an action under a lock that both threads share.
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
