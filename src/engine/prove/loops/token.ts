/** A power, or iterations of a loop, in the sequence of one game. */
export interface Token {
  /** Equal for tokens that differ only in their numbers. */
  readonly shape: string;
  /** The exponent of a power; or the count of a loop, and then the numbers of its first iteration. */
  readonly numbers: readonly number[];
  /** The number of letters. */
  readonly size: number;
  readonly is: PowerToken | LoopToken;
}

interface PowerToken {
  readonly text: string;
}

interface LoopToken {
  /** The first iteration. */
  readonly body: readonly Token[];
  /** The numbers that each iteration adds to those of the previous iteration. */
  readonly steps: readonly number[];
}

/** Maximum number of tokens in the body of a loop. */
const MAX_BODY = 600;
/** Maximum depth of loops. */
const MAX_LEVELS = 4;
/** Minimum number of iterations that make a loop: of fewer, any two would do. */
const MIN_ITERATIONS = 3;
/** An odd number with bits in each part of a word. */
const HASH_BASE = 0x9e3779b1 | 0;

/**
 * Returns a text as powers and loops. Repeatedly, from the left, the shortest sequence of tokens that recurs at least
 * twice with constant steps becomes a loop.
 *
 * @param longest maximum length of the text of a power
 * @param least minimum length of the first iteration of a loop, so that few iterations lie within the largest move
 */
export function tokensOf(text: string, longest: number, least: number): readonly Token[] {
  let tokens: readonly Token[] = powersOf(text, longest);
  for (let level = 0; level < MAX_LEVELS; level++) {
    const folded = foldOnce(tokens, least);
    if (folded.length === tokens.length) return tokens;
    tokens = folded;
  }
  return tokens;
}

/** Reads from the left each time the power that covers clearly more than a run of one letter. */
function powersOf(text: string, longest: number): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const covered = (length: number) => {
      let end = at + length;
      while (end < text.length && text[end] === text[end - length]) end++;
      return Math.floor((end - at) / length) * length;
    };
    let [length, size] = [1, covered(1)];
    for (let other = 2; other <= longest; other++) {
      const found = covered(other);
      if (found >= 3 * other && found > size + other) [length, size] = [other, found];
    }
    const power = text.slice(at, at + length);
    tokens.push({ shape: power, numbers: [size / length], size, is: { text: power } });
    at += size;
  }
  return tokens;
}

function foldOnce(tokens: readonly Token[], least: number): readonly Token[] {
  const names = new Map<string, number>();
  const shapes = tokens.map(({ shape }) => {
    if (!names.has(shape)) names.set(shape, names.size);
    return names.get(shape)!;
  });
  const hashOf = rollingHash(shapes);
  const nextAlike = nextEqual(shapes);
  const sizes = prefixSums(tokens.map(({ size }) => size));
  /** Equal hashes are taken for equal shapes: the checker decides whether the word is right. */
  const isAlike = (at: number, length: number) => hashOf(at, length) === hashOf(at + length, length);
  /** Whether the tokens from there on are as far from those before them as those are from the ones before. */
  const goesOn = (at: number, length: number) => {
    for (let i = at; i < at + length; i++) {
      const [x, y, z] = [tokens[i - 2 * length]!, tokens[i - length]!, tokens[i]!];
      if (!x.numbers.every((number, j) => y.numbers[j]! - number === z.numbers[j]! - y.numbers[j]!))
        return false;
    }
    return true;
  };
  /** The shortest body of a loop that begins there, and how often it is iterated. */
  const loopAt = (at: number): { length: number; count: number } | undefined => {
    const maxLength = Math.min(MAX_BODY, Math.floor((tokens.length - at) / MIN_ITERATIONS));
    for (let next = nextAlike[at]!; next <= at + maxLength; next = nextAlike[next]!) {
      const length = next - at;
      if (sizes[next]! - sizes[at]! < least || !isAlike(at, length)) continue;
      let end = at + 2 * length;
      while (end + length <= tokens.length && isAlike(end - length, length) && goesOn(end, length))
        end += length;
      if (end - at >= MIN_ITERATIONS * length) return { length, count: (end - at) / length };
    }
    return undefined;
  };
  const folded: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const loop = loopAt(at);
    const size = loop ? loop.length * loop.count : 1;
    folded.push(loop ? loopOf(tokens.slice(at, at + size), loop.count) : tokens[at]!);
    at += size;
  }
  return folded;
}

/** Returns the index of the next equal number for each index; Infinity after the last one. */
function nextEqual(numbers: readonly number[]): Float64Array {
  const nearest = new Map<number, number>();
  const next = new Float64Array(numbers.length);
  for (let i = numbers.length - 1; i >= 0; i--) {
    next[i] = nearest.get(numbers[i]!) ?? Number.POSITIVE_INFINITY;
    nearest.set(numbers[i]!, i);
  }
  return next;
}

/** Returns the sums of the first 0, 1, 2, … numbers. */
function prefixSums(numbers: readonly number[]): Float64Array {
  const sums = new Float64Array(numbers.length + 1);
  for (let i = 0; i < numbers.length; i++) sums[i + 1] = sums[i]! + numbers[i]!;
  return sums;
}

/** Returns a function that gives the hash of `length` numbers from `at` on, in constant time. */
function rollingHash(numbers: readonly number[]): (at: number, length: number) => number {
  const prefixes = new Int32Array(numbers.length + 1);
  const powers = new Int32Array(numbers.length + 1).fill(1);
  for (let i = 0; i < numbers.length; i++) {
    prefixes[i + 1] = Math.imul(prefixes[i]!, HASH_BASE) + numbers[i]!;
    powers[i + 1] = Math.imul(powers[i]!, HASH_BASE);
  }
  return (at, length) => (prefixes[at + length]! - Math.imul(prefixes[at]!, powers[length]!)) | 0;
}

function loopOf(tokens: readonly Token[], count: number): Token {
  const length = tokens.length / count;
  const body = tokens.slice(0, length);
  const steps = body.flatMap(({ numbers }, i) =>
    numbers.map((number, j) => tokens[i + length]!.numbers[j]! - number),
  );
  return {
    shape: `[${body.map(({ shape }) => shape).join(' ')} ${steps.join(' ')}]`,
    numbers: [count, ...body.flatMap(({ numbers }) => numbers)],
    size: tokens.reduce((sum, { size }) => sum + size, 0),
    is: { body, steps },
  };
}
