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
 * - `(call $name e …)` calls a function of the text;
 * - `(i64.load+8 e)` is a load with the offset 8; all other instructions as they are called there, operands behind them;
 * - `;` begins a comment.
 *
 * @throws RangeError where it does not understand, a mistake of the program; types are checked by who compiles the bytes
 */
export function assemble(text: string): Uint8Array<ArrayBuffer> {
  const nodes = parse(text);
  const titles = new Map(nodes.map(([, title], i) => [title as string, i]));
  const functions = nodes.map(node => functionOf(node, titles));
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

function parse(text: string): (readonly Node[])[] {
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
  return stack[0] as (readonly Node[])[];
}

interface Func {
  readonly title: string;
  readonly type: readonly number[];
  readonly code: readonly number[];
}

function functionOf([head, title, ...rest]: readonly Node[], titles: ReadonlyMap<string, number>): Func {
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
  const body = new Body(places, titles);
  for (const part of rest) if (!DECLARATIONS.has(part[0] as string)) body.put(part);
  const declared = [...unsigned(locals.length), ...locals.flatMap(({ type }) => [1, type])];
  const types = params.map(({ type }) => type);
  return {
    title: title.slice(1),
    type: [0x60, ...unsigned(types.length), ...types, ...unsigned(results.length), ...results],
    code: [...unsigned(declared.length + body.bytes.length + 1), ...declared, ...body.bytes, 0x0b],
  };
}

const DECLARATIONS: ReadonlySet<string> = new Set(['param', 'local', 'result']);

function typeOf(text: string): number {
  const type = TYPES[text];
  if (type === undefined) throw new RangeError(`${text} is no type`);
  return type;
}

/** The instructions of a function, written one behind the other: a kernel is assembled in each process that plays by it. */
class Body {
  readonly bytes: number[] = [];
  readonly #places: ReadonlyMap<string, number>;
  readonly #functions: ReadonlyMap<string, number>;
  /** Of the blocks around, the innermost last. */
  readonly #labels: string[] = [];

  constructor(places: ReadonlyMap<string, number>, functions: ReadonlyMap<string, number>) {
    this.#places = places;
    this.#functions = functions;
  }

  put(node: Node): void {
    if (typeof node === 'string') {
      if (node.startsWith('$')) this.#local(0x20, node);
      else if (node.endsWith('n'))
        this.bytes.push(0x42, ...signed(BigInt.asIntN(64, BigInt(node.slice(0, -1)))));
      else this.bytes.push(0x41, ...signed(BigInt.asIntN(32, BigInt(node))));
      return;
    }
    const [head, first] = node as readonly [string, Node];
    switch (head) {
      case 'set':
        this.#all(node, 2);
        this.#local(0x21, first);
        break;
      case 'block':
      case 'loop':
        this.bytes.push(head === 'block' ? 0x02 : 0x03, 0x40);
        this.#within(first as string, node, 2);
        this.bytes.push(0x0b);
        break;
      case 'if':
        this.put(first);
        this.bytes.push(0x04, 0x40);
        this.#within('', node[2]!, 1);
        if (node.length > 3) {
          this.bytes.push(0x05);
          this.#within('', node[3]!, 1);
        }
        this.bytes.push(0x0b);
        break;
      case 'br':
        this.#branch(0x0c, first);
        break;
      case 'br_if':
        this.#all(node, 2);
        this.#branch(0x0d, first);
        break;
      case 'call':
        this.#all(node, 2);
        this.bytes.push(0x10, ...unsigned(placeIn(this.#functions, first)));
        break;
      case 'return':
        this.#all(node, 1);
        this.bytes.push(0x0f);
        break;
      default: {
        this.#all(node, 1);
        const [operation = '', offset = '0'] = head.split('+');
        this.bytes.push(...instruction(operation, Number(offset)));
      }
    }
  }

  /** What the list holds from a place on. */
  #all(list: Node, from: number): void {
    for (let i = from; i < list.length; i++) this.put(list[i]!);
  }

  #within(label: string, list: Node, from: number): void {
    this.#labels.push(label);
    this.#all(list, from);
    this.#labels.pop();
  }

  #local(code: number, local: Node): void {
    this.bytes.push(code, ...unsigned(placeIn(this.#places, local)));
  }

  #branch(code: number, label: Node): void {
    const at = this.#labels.lastIndexOf(label as string);
    if (at < 0) throw new RangeError(`no block ${label}`);
    this.bytes.push(code, ...unsigned(this.#labels.length - 1 - at));
  }
}

function placeIn(names: ReadonlyMap<string, number>, name: Node): number {
  const place = names.get(name as string);
  if (place === undefined) throw new RangeError(`nothing is called ${name}`);
  return place;
}
