import { MachineError } from '../../errors.ts';

/** The part of the global `WebAssembly` that is used. */
interface WebAssemblyOfHost {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
  readonly Memory: new (size: { initial: number }) => Memory;
  readonly CompileError: new () => Error;
}

/** Bytes that a kernel and its caller share. */
export interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** Bytes by which a memory grows. */
const PAGE = 2 ** 16;

/**
 * Bytes of a memory at first. Growing is expensive: V8 then discards all compiled code for typed arrays. More is expensive
 * too, though untouched pages take no real memory: at 64 MB the garbage collector runs full marking cycles.
 */
const ROOM = 2 ** 22;

/** A compiled kernel: its functions, and the memory that they work on. */
export interface Kernel<Functions> {
  readonly functions: Functions;
  readonly memory: Memory;
}

/**
 * Returns a function that compiles a kernel at its first call and returns the same kernel in later calls.
 *
 * @param base64 one of the texts of `compiled.ts` @param bytes initial size of its memory
 */
export function kernelOf<Functions>(base64: string, bytes = ROOM): () => Kernel<Functions> {
  let kernel: Kernel<Functions> | undefined;
  return () => (kernel ??= compile<Functions>(base64, bytes));
}

/** @throws MachineError if there is no WebAssembly, or none with vectors, or a policy forbids it */
function compile<Functions>(base64: string, bytes: number): Kernel<Functions> {
  const host = (globalThis as { WebAssembly?: WebAssemblyOfHost }).WebAssembly;
  if (host === undefined) throw new MachineError('saltus needs WebAssembly, which is missing here');
  try {
    const memory = new host.Memory({ initial: Math.ceil(bytes / PAGE) });
    const { exports } = new host.Instance(new host.Module(bytesOf(base64)), { env: { memory } });
    return { functions: exports as Functions, memory };
  } catch (cause) {
    if (!(cause instanceof host.CompileError)) throw cause;
    const what = `saltus needs WebAssembly with SIMD, which this machine or its policy refuses: ${cause.message}`;
    throw new MachineError(what, { cause });
  }
}

/** Grows the memory to at least so many bytes. Views of its buffer must be created again after that. */
export function reserve(memory: Memory, bytes: number): void {
  const missing = bytes - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes base64: neither `Buffer` nor `atob` is everywhere. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = base64.replace(/=*$/, '');
  const bytes = new Uint8Array(Math.floor((6 * text.length) / 8));
  for (let i = 0, bits = 0; i < text.length; i++) {
    bits = (bits << 6) | DIGITS.indexOf(text[i]!);
    if (i % 4 > 0) bytes[Math.floor((3 * i - 1) / 4)] = bits >>> (6 - 2 * (i % 4));
  }
  return bytes;
}
