import {
  type LargeHeap,
  type LargeMoveAdvice,
  largeMoveAdvice,
  listedMoves,
  type MoveAdvice,
  moveAdvice,
  moveSetOf,
  nimSum,
} from '../../engine/index.ts';
import { DefinitionError, type Issue, refuse, tryCollect } from '../../errors.ts';
import {
  type Ending,
  formatGame,
  type Game,
  type LargeTriple,
  type Objective,
  parseGameOfAnySize,
} from '../../game/index.ts';
import { exactJson, shellWord } from '../../run/index.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { readMovesFile } from '../moves-file.ts';
import { wholeNumberOfAnySize } from '../numbers.ts';
import type { Terminal } from '../terminal.ts';

interface Heap {
  readonly game: Game | LargeTriple;
  readonly heap: bigint;
}

/** Prints the winner of a sum of heaps, and every winning move; with `why`, also the nim-values that decide. */
export function moveCommand(
  args: { heaps: readonly string[]; ending: Ending; objective: Objective; why: boolean; json: boolean },
  terminal: Terminal,
): ExitCode {
  // A sum may be one argument: then a game follows the plus sign.
  const heaps = readHeaps(args.heaps.flatMap(text => text.split(/\s+\+\s+(?=[{Nℕps])/)));
  const read = movesOf(terminal);
  const adviceOn = (position: readonly Heap[]) => {
    const small = position.flatMap(({ game, heap }) =>
      game.kind === 'large-triple' || heap > Number.MAX_SAFE_INTEGER ? [] : [{ game, heap: Number(heap) }],
    );
    return small.length === position.length
      ? moveAdvice(small, args, { movesOf: read })
      : largeMoveAdvice(written(position), args);
  };
  const advice = adviceOn(heaps);
  const nimValueOf = (heap: Heap) => BigInt(adviceOn([heap]).nimSum ?? 0);
  const reasons =
    args.why && advice.winner !== 'undecided'
      ? reasonsFor(heaps, advice, args.objective, nimValueOf)
      : undefined;
  if (args.json) terminal.out(exactJson({ ...advice, ...(reasons && { values: reasons.values }) }));
  else terminal.out([asText(heaps, advice), ...(reasons ? linesOf(reasons) : [])].join('\n'));
  return advice.winner === 'undecided' ? EXIT.undecided : EXIT.expected;
}

/** Returns the moves of each game; a file is read once. */
function movesOf(terminal: Terminal) {
  const files = new Map<string, ReturnType<typeof listedMoves>>();
  return (game: Game) => {
    if (game.kind !== 'file') return moveSetOf(game);
    if (!files.has(game.path)) files.set(game.path, listedMoves(readMovesFile(game.path, terminal).moves));
    return files.get(game.path)!;
  };
}

/** Returns the heaps for games beyond 2^53. Games from files are rejected: a list may be the beginning of a longer one. */
function written(heaps: readonly Heap[]): LargeHeap[] {
  return heaps.map(({ game, heap }) => {
    if (game.kind !== 'file') return { game, heap };
    const expected = 'heaps below 2^53 and moves of at most 2^31 next to a game from a file';
    return refuse(formatGame(game), expected, 'larger ones');
  });
}

/** Parses `NOTATION:HEAP`; the notation may contain colons itself (`file:a:b.txt:7`), so the last one counts. */
function readHeaps(texts: readonly string[]): Heap[] {
  const issues: Issue[] = [];
  const heaps = texts.flatMap(text => {
    const where = JSON.stringify(text);
    const colon = text.lastIndexOf(':');
    const isOfNotation = colon < (text.startsWith('file:') ? 'file:'.length : 0);
    const read = () => {
      const several = text.split(/(?<=:\d+)[\s,]+/);
      if (several.length > 1 && several.every(part => /:\d+$/.test(part))) {
        refuse(
          'move',
          'one heap per word, or + between heaps',
          text,
          `did you mean ${several.map(shellWord).join(' ')}?`,
        );
      }
      if (isOfNotation) refuse(where, 'a game, a colon and a heap, such as {1, 3, 4}:7', text);
      const heap = wholeNumberOfAnySize(text.slice(colon + 1), `heap of ${where}`);
      const game = parseGameOfAnySize(text.slice(0, colon).trim(), where);
      if (game.kind === 'started') refuse(where, 'sums of games without initial values', 'initial values');
      return { game, heap };
    };
    return tryCollect(issues, read) ?? [];
  });
  if (issues.length > 0) throw new DefinitionError(issues);
  return heaps;
}

function asText(heaps: readonly Heap[], advice: MoveAdvice | LargeMoveAdvice): string {
  const { winner, nimSum, moves, undecided } = advice;
  const unlisted = 'unlisted' in advice ? (advice.unlisted ?? []) : [];
  const names = {
    next: 'the next player wins',
    previous: 'the previous player wins',
    undecided: 'undecided',
  };
  const reason = undecided === undefined ? '' : `: ${undecided.why}`;
  const sum = nimSum === null ? [] : [`nim-sum ${nimSum}`];
  const lines = moves.map(({ heap, from, to }) => {
    const name = formatGame(heaps[heap - 1]!.game);
    return `  heap ${heap}, ${name}: take ${BigInt(from) - BigInt(to)}, from ${from} to ${to}`;
  });
  const others = unlisted.map(({ heap, why }) => {
    return `  heap ${heap}, ${formatGame(heaps[heap - 1]!.game)}: not listed: ${why}`;
  });
  const winning =
    winner === 'next' ? [moves.length + others.length > 0 ? 'winning moves:' : 'there is no legal move'] : [];
  return [`${names[winner]}${reason}`, ...sum, ...winning, ...lines, ...others].join('\n');
}

/** The nim-values of a sum, and what the moves to win change. */
interface Reasons {
  readonly values: readonly bigint[];
  readonly nimSum: bigint;
  /** The heaps with a winning move, counted from 1, and the nim-values that winning moves leave in them. */
  readonly changes: readonly { readonly heap: number; readonly to: bigint }[];
  /** The rule by which these values win. */
  readonly rule: string;
}

function reasonsFor(
  heaps: readonly Heap[],
  { winner, moves, nimSum: sum }: MoveAdvice | LargeMoveAdvice,
  objective: Objective,
  nimValueOf: (heap: Heap) => bigint,
): Reasons {
  const values = heaps.map(nimValueOf);
  const changes = moves
    .filter(({ heap }, i) => moves.findIndex(move => move.heap === heap) === i)
    .map(({ heap, to }) => ({ heap, to: nimValueOf({ ...heaps[heap - 1]!, heap: BigInt(to) }) }));
  const losing = changes.map(({ heap, to }) => values.with(heap - 1, to));
  const follows = losing.every(losesMisere) && losesMisere(values) === (winner === 'previous');
  const rule =
    objective === 'last-player-wins'
      ? 'a position loses if its nim-sum is 0, and only then'
      : follows
        ? 'in misère play, a position loses if its nim-sum is 0 and some nim-value is above 1, or its nim-sum is 1 and none is'
        : 'the rule of nim-sums for misère play does not hold for these games, so an exact search decided';
  return { values, nimSum: BigInt(sum!), changes, rule };
}

/** Whether a position loses in misère play by its nim-values. */
function losesMisere(values: readonly bigint[]): boolean {
  return nimSum(values) === (values.every(value => value <= 1n) ? 1n : 0n);
}

/** Maximum number of binary digits that are printed. */
const MAX_BITS = 64;

/** Returns the nim-values in binary, one line per heap, then their nim-sum and what winning moves change. */
function linesOf({ values, nimSum: sum, changes, rule }: Reasons): string[] {
  const all = [...values, sum, ...changes.map(({ to }) => to)];
  const width = Math.max(...all.map(value => value.toString(2).length));
  const bits = (value: bigint) => (width > MAX_BITS ? '' : value.toString(2).padStart(width, '0'));
  const labels = [...values.map((value, i) => `heap ${i + 1}: nim-value ${value}`), `nim-sum ${sum}`];
  const longest = Math.max(...labels.map(({ length }) => length));
  const rows = [...values, sum].map((value, i) =>
    `  ${labels[i]!.padEnd(longest)}  ${bits(value)}`.trimEnd(),
  );
  return [
    `why: ${rule}`,
    ...rows,
    ...changes.map(({ heap, to }) =>
      `  heap ${heap}: leave nim-value ${to} ${bits(to) && `= ${bits(to)}`}`.trimEnd(),
    ),
  ];
}
