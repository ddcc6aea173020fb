/** A check of a value: it returns what is wrong and where, or undefined. */
export type Check = (value: unknown, where: string) => string | undefined;

export const whole: Check = (value, where) =>
  Number.isSafeInteger(value) && Number(value) >= 0
    ? undefined
    : `${where} is not a non-negative integer below 2^53`;

export const integer: Check = (value, where) =>
  Number.isSafeInteger(value) ? undefined : `${where} is not an integer below 2^53`;

export function pair(first: Check, second: Check): Check {
  return (value, where) =>
    Array.isArray(value) && value.length === 2
      ? (first(value[0], `${where}[0]`) ?? second(value[1], `${where}[1]`))
      : `${where} is not a pair`;
}

export function triple(check: Check): Check {
  return (value, where) =>
    Array.isArray(value) && value.length === 3
      ? firstFault(Array.from(value, (item, i) => check(item, `${where}[${i}]`)))
      : `${where} is not a triple`;
}

export function list(check: Check): Check {
  return (value, where) =>
    Array.isArray(value)
      ? firstFault(Array.from(value, (item, i) => check(item, `${where}[${i}]`)))
      : `${where} is not a list`;
}

export const textField: Check = (value, where) =>
  typeof value === 'string' ? undefined : `${where} is not a string`;

export function oneOf(...texts: readonly string[]): Check {
  const expected = texts.map(text => JSON.stringify(text)).join(' or ');
  return (value, where) => (texts.some(text => text === value) ? undefined : `${where} is not ${expected}`);
}

export function record(fields: Readonly<Record<string, Check>>): Check {
  return (value, where) => {
    if (!isRecord(value)) return `${where} is not an object`;
    const stranger = Object.keys(value).find(name => !Object.hasOwn(fields, name));
    if (stranger !== undefined) return `${where}.${stranger} is not a field of a certificate`;
    return firstFault(Object.entries(fields).map(([name, check]) => check(value[name], `${where}.${name}`)));
  };
}

/**
 * Whether a value is an object, and no list.
 *
 * @example
 * isRecord([]) // false
 */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function firstFault(faults: readonly (string | undefined)[]): string | undefined {
  return faults.find(fault => fault !== undefined);
}
