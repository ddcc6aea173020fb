import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assemble } from '../../../src/engine/wasm/assemble.ts';
import { reserve, wasmKernel } from '../../../src/engine/wasm/kernel.ts';

const SEED = 20191205;

const ARITHMETIC = `
(func $both (param i64 $x $y) (result i64)
  (local i64 $z)
  (set $z (i64.add (i64.and $x $y) 3n)) ; a comment (with a parenthesis
  (i64.xor $z (i64.shl $x 7n)))
(func $sum (param i32 $count) (result i32)
  (local i32 $i $sum)
  (block $done (loop $again
    (br_if $done (i32.ge_s $i $count))
    (set $i (i32.add $i 1))
    (if (i32.and $i 1) (then (set $sum (i32.add $sum $i))) (else (set $sum (i32.sub $sum 1))))
    (br $again)))
  (i32.store+8 4 $sum)
  (return (i32.load 12)))
(func $twice (param i32 $count) (result i32) (i32.add (call $half (call $sum $count)) (call $half 7)))
(func $half (param i32 $x) (result i32) (i32.add (i32.div_u $x 2) (i32.rem_u $x 2)))
(func $constant (result i64) -9223372036854775808n)`;

test('a text becomes functions that do what it says', () => {
  const kernel = wasmKernel<{
    both: (x: bigint, y: bigint) => bigint;
    sum: (count: number) => number;
    twice: (count: number) => number;
    constant: () => bigint;
  }>(ARITHMETIC)()!;
  const { both, sum, twice, constant } = kernel.functions;
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
      fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }),
      (x, y) => {
        expect(both(x, y)).toBe(BigInt.asIntN(64, ((x & y) + 3n) ^ (x << 7n)));
      },
    ),
    { numRuns: 300, seed: SEED },
  );
  for (const count of [0, 1, 2, 7, 300]) {
    const counted = Array.from({ length: count }, (_, i) => i + 1);
    expect(sum(count)).toBe(counted.reduce((total, i) => (i % 2 ? total + i : total - 1), 0));
    expect(twice(count)).toBe(Math.ceil(sum(count) / 2) + 4);
  }
  expect(constant()).toBe(-(2n ** 63n));
});

test.each([
  [-(2n ** 63n)],
  [-129n],
  [-128n],
  [-65n],
  [-64n],
  [-1n],
  [0n],
  [63n],
  [64n],
  [127n],
  [128n],
  [8191n],
  [8192n],
  [2n ** 63n - 1n],
])('the number %i is written as it is', number => {
  const kernel = wasmKernel<{ it: () => bigint }>(`(func $it (result i64) ${number}n)`)()!;
  expect(kernel.functions.it()).toBe(number);
});

test.each([
  ['(func $f', 'a parenthesis is missing'],
  ['(func $f))', 'a parenthesis too many'],
  ['(fun $f)', 'fun is no func'],
  ['(func $f (i32.store 0 $x))', 'nothing is called $x'],
  ['(func $f (call $g))', 'nothing is called $g'],
  ['(func $f (br $away))', 'no block $away'],
  ['(func $f (i32.frob 1))', 'no instruction i32.frob'],
  ['(func $f (param f32 $x))', 'f32 is no type'],
  ['(func $f (param i32 $x) (local i64 $x))', 'a name twice in $f'],
])('%s is refused: %s', (text, why) => {
  expect(() => assemble(text)).toThrow(why);
});

test('memory grows as far as it is needed, and never shrinks', () => {
  const { memory } = wasmKernel<object>('(func $f)', 1)()!;
  reserve(memory, 200_000);
  const size = memory.buffer.byteLength;
  expect(size).toBeGreaterThanOrEqual(200_000);
  reserve(memory, 10);
  expect(memory.buffer.byteLength).toBe(size);
});

test('without WebAssembly, or with types that do not fit, there is no kernel', () => {
  expect(wasmKernel<object>('(func $f (result i64) 1)')()).toBeNull();
  const host = Reflect.get(globalThis, 'WebAssembly');
  try {
    Reflect.deleteProperty(globalThis, 'WebAssembly');
    expect(wasmKernel<object>('(func $f)')()).toBeNull();
  } finally {
    Reflect.set(globalThis, 'WebAssembly', host);
  }
  expect(wasmKernel<object>('(func $f)')()).not.toBeNull();
});
