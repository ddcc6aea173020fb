import { assemble } from './assemble.ts';

/** What is used of the global `WebAssembly`, which a browser may lack, or forbid by its policy. */
interface WebAssemblyOfHost {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
  readonly Memory: new (size: { initial: number }) => Memory;
}

/** Bytes that a kernel and its caller share. */
export interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** Bytes by which a memory grows. */
export const PAGE = 2 ** 16;

/**
 * Bytes of a memory at the beginning. To grow is dear: V8 then throws away all code that it has compiled for arrays of
 * numbers. But it counts them all, though what is never written takes none of the machine: at 64 MB it marks all that lives.
 */
const ROOM = 2 ** 22;

/** A compiled kernel: the functions of its text, and the memory that they work on. */
export interface Kernel<Functions> {
  readonly functions: Functions;
  readonly memory: Memory;
}

/**
 * The kernel of the text (see {@link assemble}), compiled when it is first asked for; null where
 * there is no WebAssembly, or not all that the text needs. Then the kernel in TypeScript does the same work.
 *
 * @param bytes of its memory at the beginning
 */
export function wasmKernel<Functions>(text: string, bytes = ROOM): () => Kernel<Functions> | null {
  const fresh = wasmKernels<Functions>(text);
  let kernel: Kernel<Functions> | null | undefined;
  return () => {
    if (kernel === undefined) kernel = fresh(bytes);
    return kernel;
  };
}

/** As {@link wasmKernel}, for what stays in the memory between calls: each that is asked for has a memory of its own. */
export function wasmKernels<Functions>(text: string): (bytes: number) => Kernel<Functions> | null {
  let module: object | undefined;
  return bytes => {
    const host = (globalThis as { WebAssembly?: WebAssemblyOfHost }).WebAssembly;
    if (host === undefined) return null;
    try {
      module ??= new host.Module(assemble(text));
      const memory = new host.Memory({ initial: Math.ceil(bytes / PAGE) });
      const { exports } = new host.Instance(module, { house: { memory } });
      return { functions: exports as Functions, memory };
    } catch {
      return null;
    }
  };
}

/** Makes the memory at least so many bytes long: where it has to grow views of its buffer are to be made anew. */
export function reserve(memory: Memory, bytes: number): void {
  const missing = bytes - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
}
