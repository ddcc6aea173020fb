import { instruction, signed, unsigned } from './opcodes.ts';

/** A list in parentheses, or a word. */
type Node = string | readonly Node[];

const TYPES: Readonly<Record<string, number>> = { i32: 0x7f, i64: 0x7e, f64: 0x7c, v128: 0x7b };

/**
 * The bytes of a WebAssembly module from its text, in the folded form of the specification's text format, shortened:
 *
 * - `(func $name (param i64 $x $y) (result i32) (local i32 $i) …)` is exported as `name`; functions come one after the
 *   other, and nothing else; memory is imported as `house.memory`;
 * - `$x` reads a local, `(set $x e)` writes it; `7` is an i32, `7n` an i64;
 * - `(block $l …)`, `(loop $l …)`, `(br $l)`, `(br_if $l e)`, `(if e (then …) (else …))`, `(return e)`;
 * - `(i64.load+8 e)` is a load with the offset 8; all other instructions as they are called there, operands behind them;
 * - `;` begins a comment.
 *
 * @throws RangeError where it does not understand, a mistake of the program; types are checked by who compiles the bytes
 */
export function assemble(text: string): Uint8Array<ArrayBuffer> {
  const functions = parse(text).map(functionOf);
  const section = (id: number, items: readonly (readonly number[])[]) => {
    const content = [...unsigned(items.length), ...items.flat()];
    return [id, ...unsigned(content.length), ...content];
  };
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(
      1,
      functions.map(({ type }) => type),
    ),
    ...section(2, [[...name('house'), ...name('memory'), 0x02, 0x00, 0x01]]),
    ...section(
      3,
      functions.map((_, i) => unsigned(i)),
    ),
    ...section(
      7,
      functions.map(({ title }, i) => [...name(title), 0x00, ...unsigned(i)]),
    ),
    ...section(
      10,
      functions.map(({ code }) => code),
    ),
  ]);
}

function name(text: string): number[] {
  return [...unsigned(text.length), ...Array.from(text, c => c.charCodeAt(0))];
}

function parse(text: string): Node[] {
  const words = text.replaceAll(/;.*$/gm, '').match(/[()]|[^\s()]+/g) ?? [];
  const stack: Node[][] = [[]];
  for (const word of words) {
    if (word === '(') stack.push([]);
    else if (word === ')') {
      const done = stack.pop()!;
      if (stack.length === 0) throw new RangeError('a parenthesis too many');
      stack.at(-1)!.push(done);
    } else stack.at(-1)!.push(word);
  }
  if (stack.length !== 1) throw new RangeError('a parenthesis is missing');
  return stack[0]!;
}

interface Func {
  readonly title: string;
  readonly type: readonly number[];
  readonly code: readonly number[];
}

function functionOf(node: Node): Func {
  const [head, title, ...rest] = node as Node[];
  if (head !== 'func' || typeof title !== 'string') throw new RangeError(`${head} is no func`);
  const named = (what: string) =>
    rest.flatMap(part => {
      if (part[0] !== what) return [];
      const [, type, ...names] = part as string[];
      return names.map(local => ({ local, type: typeOf(type!) }));
    });
  const params = named('param');
  const locals = named('local');
  const results = rest.flatMap(part => (part[0] === 'result' ? (part.slice(1) as string[]).map(typeOf) : []));
  const places = new Map([...params, ...locals].map(({ local }, i) => [local, i]));
  if (places.size !== params.length + locals.length) throw new RangeError(`a name twice in ${title}`);
  const body = rest.filter(part => !['param', 'local', 'result'].includes(part[0] as string));
  const declared = [...unsigned(locals.length), ...locals.flatMap(({ type }) => [1, type])];
  const code = [...declared, ...body.flatMap(part => bytesOf(part, places, [])), 0x0b];
  const types = params.map(({ type }) => type);
  return {
    title: title.slice(1),
    type: [0x60, ...unsigned(types.length), ...types, ...unsigned(results.length), ...results],
    code: [...unsigned(code.length), ...code],
  };
}

function typeOf(text: string): number {
  const type = TYPES[text];
  if (type === undefined) throw new RangeError(`${text} is no type`);
  return type;
}

/** @param labels of the blocks around, the innermost last */
function bytesOf(node: Node, places: ReadonlyMap<string, number>, labels: readonly string[]): number[] {
  const placeOf = (local: Node) => {
    const place = places.get(local as string);
    if (place === undefined) throw new RangeError(`no local ${local}`);
    return unsigned(place);
  };
  if (typeof node === 'string') {
    if (node.startsWith('$')) return [0x20, ...placeOf(node)];
    return node.endsWith('n')
      ? [0x42, ...signed(BigInt.asIntN(64, BigInt(node.slice(0, -1))))]
      : [0x41, ...signed(BigInt.asIntN(32, BigInt(node)))];
  }
  const [head, ...rest] = node as readonly [string, ...Node[]];
  const all = (nodes: readonly Node[], within = labels) =>
    nodes.flatMap(part => bytesOf(part, places, within));
  const depthOf = (label: Node) => {
    const at = labels.lastIndexOf(label as string);
    if (at < 0) throw new RangeError(`no block ${label}`);
    return unsigned(labels.length - 1 - at);
  };
  switch (head) {
    case 'set':
      return [...all(rest.slice(1)), 0x21, ...placeOf(rest[0]!)];
    case 'block':
    case 'loop':
      return [
        head === 'block' ? 0x02 : 0x03,
        0x40,
        ...all(rest.slice(1), [...labels, rest[0] as string]),
        0x0b,
      ];
    case 'if': {
      const [then, otherwise] = [rest[1] as Node[], rest[2] as Node[] | undefined];
      const within = [...labels, ''];
      const other = otherwise ? [0x05, ...all(otherwise.slice(1), within)] : [];
      return [...all(rest.slice(0, 1)), 0x04, 0x40, ...all(then.slice(1), within), ...other, 0x0b];
    }
    case 'br':
      return [0x0c, ...depthOf(rest[0]!)];
    case 'br_if':
      return [...all(rest.slice(1)), 0x0d, ...depthOf(rest[0]!)];
    case 'return':
      return [...all(rest), 0x0f];
    default: {
      const [operation = '', offset = '0'] = head.split('+');
      return [...all(rest), ...instruction(operation, Number(offset))];
    }
  }
}
