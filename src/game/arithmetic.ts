/** Never negative; gcd(0, 0) = 0. */
export function gcd(x: number, y: number): number {
  let [greater, smaller] = [Math.abs(x), Math.abs(y)];
  while (smaller > 0) [greater, smaller] = [smaller, greater % smaller];
  return greater;
}

/** Never negative; 0 where x or y is. */
export function lcm(x: number, y: number): number {
  return x === 0 || y === 0 ? 0 : Math.abs((x / gcd(x, y)) * y);
}
