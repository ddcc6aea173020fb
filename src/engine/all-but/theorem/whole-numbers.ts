/** ⌊x / y⌋ for y > 0. */
export function floorDivide(x: bigint, y: bigint): bigint {
  const quotient = x / y;
  return x < 0n && quotient * y !== x ? quotient - 1n : quotient;
}

/** For x, y ≥ 0. */
export function gcd(x: bigint, y: bigint): bigint {
  let [greater, smaller] = [x, y];
  while (smaller > 0n) [greater, smaller] = [smaller, greater % smaller];
  return greater;
}
