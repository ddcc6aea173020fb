import { afterEach, describe, expect, test, vi } from 'vitest';
import * as compiled from '../../../src/engine/kernels/compiled.ts';
import { bytesOf, kernelOf, reserve } from '../../../src/engine/kernels/load.ts';
import { MachineError } from '../../../src/errors.ts';

/** The WebAssembly of Node, for which TypeScript has no types here. */
const host = (
  globalThis as unknown as {
    WebAssembly: {
      validate(bytes: Uint8Array): boolean;
      Memory: unknown;
      Instance: unknown;
      CompileError: new (why: string) => Error;
    };
  }
).WebAssembly;

const texts = Object.entries(compiled);

test.each(texts)('%s is a WebAssembly module in base64', (_, text) => {
  expect([...bytesOf(text)]).toEqual([...Buffer.from(text, 'base64')]);
  expect(host.validate(bytesOf(text))).toBe(true);
});

test.each(['', 'Zg==', 'Zm8=', 'Zm9v', '+/+/'])('base64 %j is decoded as in Node', text => {
  expect([...bytesOf(text)]).toEqual([...Buffer.from(text, 'base64')]);
});

test('a kernel is compiled once, with the requested memory', () => {
  const kernel = kernelOf<object>(compiled.PATTERN_WORD, 3 * 2 ** 16 + 1);
  expect(kernel().memory.buffer.byteLength).toBe(4 * 2 ** 16);
  expect(kernel()).toBe(kernel());
});

test('a memory grows to the bytes needed, and no further', () => {
  const { memory } = kernelOf<object>(compiled.PATTERN_WORD, 1)();
  reserve(memory, 2 ** 16);
  expect(memory.buffer.byteLength).toBe(2 ** 16);
  reserve(memory, 2 ** 16 + 1);
  expect(memory.buffer.byteLength).toBe(2 ** 17);
});

describe('a kernel that cannot be compiled', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('throws an environment error without WebAssembly', () => {
    vi.stubGlobal('WebAssembly', undefined);
    expect(kernelOf(compiled.PATTERN_WORD)).toThrow(MachineError);
  });

  test('throws an environment error without SIMD, or if a policy forbids it', () => {
    const { CompileError, Memory, Instance } = host;
    class Module {
      constructor() {
        throw new CompileError('wasm simd unsupported');
      }
    }
    vi.stubGlobal('WebAssembly', { CompileError, Memory, Instance, Module });
    const kernel = kernelOf(compiled.TERMS_IN_BYTES);
    expect(kernel).toThrow(MachineError);
    expect(kernel).toThrow(/^saltus needs WebAssembly with SIMD, .*: wasm simd unsupported$/);
  });

  test('rethrows an error of the program', () => {
    vi.stubGlobal('WebAssembly', {
      Memory: host.Memory,
      CompileError: host.CompileError,
    });
    expect(kernelOf(compiled.PATTERN_WORD)).toThrow(TypeError);
  });
});
