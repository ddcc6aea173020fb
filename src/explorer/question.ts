import {
  type FiniteRule,
  type GameHeap,
  outcomeOfHeap,
  placements,
  tiling,
  type Undecided,
  type ValueOfHeap,
  valueOfHeap,
} from '../engine/index.ts';
import type { FamilyOfOneLetter, WrittenGame } from '../game/index.ts';
import { type AnalysisReport, analyse, termsOf } from './analysis.ts';
import { valuesToPlace } from './iteration.ts';
import { type ExploredGame, hasOutcomesAlone } from './large-game.ts';
import { lawsOf, valueOfLargeGame } from './law-of-game.ts';
import { positionGraph } from './position-graph.ts';
import { sumPosition } from './sum-position.ts';

/** The questions that the worker answers at once; plain data, as messages must be. */
const ANSWERS = {
  placements: ({ excluded }: { readonly excluded: readonly number[] }) =>
    placements(excluded, valuesToPlace(excluded)),
  tiling: ({ a, b, heaps }: { readonly a: number; readonly b: number; readonly heaps: number }) =>
    tiling(a, b, heaps),
  graph: ({ game, rule, largest }: UnderRule<WrittenGame> & { readonly largest: number }) =>
    positionGraph(game, rule, largest),
  sum: ({ heaps, rule }: { readonly heaps: readonly GameHeap[]; readonly rule: FiniteRule }) =>
    sumPosition(heaps, rule),
  value: valueAsked,
  terms: ({ game, rule }: UnderRule<ExploredGame>) => termsOf(game, rule),
  laws: ({ family, rule }: { readonly family: FamilyOfOneLetter; readonly rule: FiniteRule }) =>
    lawsOf(family, rule),
};

interface UnderRule<Game> {
  readonly game: Game;
  readonly rule: FiniteRule;
}

interface ValueAsked extends UnderRule<ExploredGame> {
  readonly heap: bigint;
  readonly limit: number;
}

/** G of a heap, or its outcome where {@link hasOutcomesAlone}. */
function valueAsked({ game, rule, heap, limit }: ValueAsked): ValueOfHeap | Undecided {
  if (game.kind === 'large') return valueOfLargeGame(game, rule, heap);
  if (game.kind === 'finite' && hasOutcomesAlone(game, rule))
    return outcomeOfHeap(game.moves, rule, heap, limit);
  return valueOfHeap(game, rule.ending, heap, limit);
}

export type Answered = keyof typeof ANSWERS;
export type QuestionOf<K extends Answered> = { readonly kind: K } & Parameters<(typeof ANSWERS)[K]>[0];
export type AnswerOf<K extends Answered> = ReturnType<(typeof ANSWERS)[K]>;

/** An analysis takes time, and reports on the way. */
export interface AnalysisQuestion extends UnderRule<ExploredGame> {
  readonly kind: 'analysis';
  readonly limit: number;
  /** Heaps within which nothing was found before it was cancelled. */
  readonly failed: number;
}

/** A question of the page to its worker. */
export type Question = AnalysisQuestion | { [K in Answered]: QuestionOf<K> }[Answered];

/** A report, or the end of them, or why there is none; with the number of the question. */
export type Message =
  | { readonly id: number; readonly report: AnalysisReport | AnswerOf<Answered> }
  | { readonly id: number; readonly end: true }
  | { readonly id: number; readonly failure: string };

/** Yields all reports on a question, each as soon as it is known. */
function* reportsOn(question: Question): Generator<AnalysisReport | AnswerOf<Answered>, void> {
  if (question.kind === 'analysis') {
    yield* analyse(question.game, question.rule, question.limit, question.failed);
  } else yield (ANSWERS[question.kind] as (question: Question) => AnswerOf<Answered>)(question);
}

/** Yields the messages that answer a question; an exception becomes a message, since the page could not catch it. */
export function* messagesOn(id: number, question: Question): Generator<Message, void> {
  try {
    for (const report of reportsOn(question)) yield { id, report };
    yield { id, end: true };
  } catch (thrown) {
    yield { id, failure: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}
