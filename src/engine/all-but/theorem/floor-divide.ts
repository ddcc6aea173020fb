/** ⌊x / y⌋ for y > 0. */
export function floorDivide(x: bigint, y: bigint): bigint {
  const quotient = x / y;
  return x < 0n && quotient * y !== x ? quotient - 1n : quotient;
}
