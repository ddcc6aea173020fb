/** The instructions that the kernels use, by the names of the WebAssembly specification. */
const PLAIN: Readonly<Record<string, number>> = {
  select: 0x1b,
  'i32.eqz': 0x45,
  'i32.eq': 0x46,
  'i32.ne': 0x47,
  'i32.lt_s': 0x48,
  'i32.lt_u': 0x49,
  'i32.gt_s': 0x4a,
  'i32.ge_s': 0x4e,
  'i64.eqz': 0x50,
  'i64.eq': 0x51,
  'i64.ne': 0x52,
  'i64.lt_s': 0x53,
  'i64.gt_s': 0x55,
  'i64.ge_s': 0x59,
  'f64.ge': 0x66,
  'i32.add': 0x6a,
  'i32.sub': 0x6b,
  'i32.mul': 0x6c,
  'i32.div_u': 0x6e,
  'i32.rem_u': 0x70,
  'i32.and': 0x71,
  'i32.or': 0x72,
  'i32.xor': 0x73,
  'i32.shl': 0x74,
  'i32.shr_u': 0x76,
  'i32.rotl': 0x77,
  'i64.clz': 0x79,
  'i64.ctz': 0x7a,
  'i64.popcnt': 0x7b,
  'i64.add': 0x7c,
  'i64.sub': 0x7d,
  'i64.mul': 0x7e,
  'i64.and': 0x83,
  'i64.or': 0x84,
  'i64.xor': 0x85,
  'i64.shl': 0x86,
  'i64.shr_u': 0x88,
  'i64.rotl': 0x89,
  'i64.rotr': 0x8a,
  'f64.add': 0xa0,
  'i32.wrap_i64': 0xa7,
  'i32.trunc_f64_s': 0xaa,
  'i64.extend_i32_s': 0xac,
  'i64.extend_i32_u': 0xad,
  'i64.trunc_f64_s': 0xb0,
  'f64.convert_i32_s': 0xb7,
  'f64.convert_i64_s': 0xb9,
};

/** Loads and stores, with the logarithm of their alignment: none is promised. */
const MEMORY: Readonly<Record<string, number>> = {
  'i32.load': 0x28,
  'i64.load': 0x29,
  'f64.load': 0x2b,
  'i32.load8_u': 0x2d,
  'i32.store': 0x36,
  'i32.store8': 0x3a,
  'i64.store': 0x37,
  'f64.store': 0x39,
};

/** Those of 128 bits, behind the prefix 0xfd. */
const VECTOR: Readonly<Record<string, number>> = {
  'i8x16.splat': 0x0f,
  'i16x8.splat': 0x10,
  'i8x16.eq': 0x23,
  'v128.and': 0x4e,
  'v128.andnot': 0x4f,
  'v128.or': 0x50,
  'v128.xor': 0x51,
  'v128.any_true': 0x53,
  'i8x16.popcnt': 0x62,
  'i8x16.add': 0x6e,
  'i8x16.sub': 0x71,
  'i16x8.extadd_pairwise_i8x16_u': 0x7d,
  'i32x4.extadd_pairwise_i16x8_u': 0x7f,
  'i32x4.add': 0xae,
  'i64x2.shl': 0xcb,
  'i64x2.shr_u': 0xcd,
};

const VECTOR_MEMORY: Readonly<Record<string, number>> = { 'v128.load': 0x00, 'v128.store': 0x0b };

/** Those of one lane, whose number is written as an offset is. */
const LANE: Readonly<Record<string, number>> = { 'i32x4.extract_lane': 0x1b, 'i64x2.extract_lane': 0x1d };

/** The bytes of an instruction whose operands are on the stack. */
export function instruction(name: string, offset: number): number[] {
  if (name in PLAIN) return [PLAIN[name]!];
  if (name in MEMORY) return [MEMORY[name]!, 0, ...unsigned(offset)];
  if (name in VECTOR) return [0xfd, ...unsigned(VECTOR[name]!)];
  if (name in VECTOR_MEMORY) return [0xfd, VECTOR_MEMORY[name]!, 0, ...unsigned(offset)];
  if (name in LANE) return [0xfd, LANE[name]!, offset];
  throw new RangeError(`no instruction ${name}`);
}

/** LEB128. */
export function unsigned(x: number): number[] {
  return x < 128 ? [x] : [(x & 127) | 128, ...unsigned(x >>> 7)];
}

/** LEB128 with sign. */
export function signed(x: bigint): number[] {
  const low = Number(x & 127n);
  const rest = x >> 7n;
  const isLast = (rest === 0n && low < 64) || (rest === -1n && low >= 64);
  return isLast ? [low] : [low | 128, ...signed(rest)];
}
