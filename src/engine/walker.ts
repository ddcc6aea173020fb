/**
 * A state that moves right over the heaps. Its future depends only on its window: that is its whole state, except for its
 * position.
 */
export interface Walker<W> {
  readonly heap: number;
  advanceTo(heap: number): void;
  /** Returns the window, in an array of an earlier call if one is given. */
  window(into?: Int32Array): Int32Array;
  copy(): W;
}

export function sameWindow(p: Int32Array, q: Int32Array): boolean {
  for (let i = 0; i < p.length; i++) if (p[i] !== q[i]) return false;
  return true;
}

/** Advances stride by stride, and writes the fingerprint of each window at which it stops. */
export function writeFingerprints<W>(
  walker: Pick<Walker<W>, 'heap' | 'advanceTo' | 'window'>,
  stride: number,
  prints: Int32Array,
): void {
  const window = walker.window();
  for (let i = 0; i < prints.length; i++) {
    walker.advanceTo(walker.heap + stride);
    prints[i] = fingerprintOf(walker.window(window));
  }
}

export function fingerprintOf(window: Int32Array): number {
  let print = 0;
  for (let i = 0; i < window.length; i++) print = mix(print, window[i]!);
  return print;
}

/** Returns the fingerprint of some words followed by one more word. */
function mix(print: number, word: number): number {
  const mixed = Math.imul(print ^ word, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
