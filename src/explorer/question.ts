import {
  type FiniteRule,
  type GameHeap,
  type Law,
  type Placement,
  type Progress,
  placements,
  type TilingCell,
  tiling,
  type Undecided,
  type ValueOfHeap,
  valueOfHeap,
} from '../engine/index.ts';
import type { Ending, FamilyOfOneLetter, WrittenGame } from '../game/index.ts';
import { type AnalysisReport, analyse } from './analysis.ts';
import { valuesToPlace } from './iteration.ts';
import type { ExploredGame } from './large-game.ts';
import { lawsOf, valueOfLargeGame } from './law-of-game.ts';
import { type Position, positionGraph } from './position-graph.ts';
import { type SumPosition, sumPosition } from './sum-position.ts';

/** What the page asks its worker: plain data, as messages must be. */
export type Question =
  | {
      readonly kind: 'analysis';
      readonly game: ExploredGame;
      readonly rule: FiniteRule;
      readonly limit: number;
      /** Heaps within which nothing was found before it was cancelled. */
      readonly failed: number;
    }
  | { readonly kind: 'placements'; readonly excluded: readonly number[] }
  | { readonly kind: 'tiling'; readonly a: number; readonly b: number; readonly heaps: number }
  | {
      readonly kind: 'graph';
      readonly game: WrittenGame;
      readonly rule: FiniteRule;
      readonly largest: number;
    }
  | { readonly kind: 'sum'; readonly heaps: readonly GameHeap[]; readonly rule: FiniteRule }
  | {
      readonly kind: 'value';
      readonly game: ExploredGame;
      readonly ending: Ending;
      readonly heap: bigint;
      readonly limit: number;
    }
  | { readonly kind: 'terms-alone'; readonly game: ExploredGame; readonly rule: FiniteRule }
  | { readonly kind: 'laws-of-family'; readonly family: FamilyOfOneLetter; readonly rule: FiniteRule };

/** What comes back. */
export type Report =
  | AnalysisReport
  | { readonly kind: 'placements'; readonly placements: readonly Placement[] }
  | { readonly kind: 'tiling'; readonly cells: readonly TilingCell[] }
  | { readonly kind: 'graph'; readonly positions: readonly Position[] }
  | ({ readonly kind: 'sum' } & SumPosition)
  | { readonly kind: 'value'; readonly known: ValueOfHeap | Undecided }
  | ({ readonly kind: 'terms-alone' } & Omit<Extract<Progress, { kind: 'terms' }>, 'kind'>)
  | { readonly kind: 'laws-of-family'; readonly laws: readonly Law[] };

/** A report, or the end of them, or why there is none; with the number of the question. */
export type Message =
  | { readonly id: number; readonly report: Report }
  | { readonly id: number; readonly end: true }
  | { readonly id: number; readonly failure: string };

/** Everything that there is to tell about a question, as soon as it is known. */
export function* reportsOn(question: Question): Generator<Report, void> {
  switch (question.kind) {
    case 'analysis':
      yield* analyse(question.game, question.rule, question.limit, question.failed);
      return;
    case 'placements': {
      const { excluded } = question;
      yield { kind: 'placements', placements: placements(excluded, valuesToPlace(excluded)) };
      return;
    }
    case 'tiling':
      yield { kind: 'tiling', cells: tiling(question.a, question.b, question.heaps) };
      return;
    case 'graph':
      yield { kind: 'graph', positions: positionGraph(question.game, question.rule, question.largest) };
      return;
    case 'sum':
      yield { kind: 'sum', ...sumPosition(question.heaps, question.rule) };
      return;
    case 'value': {
      const { game, ending, heap, limit } = question;
      const isByLaw = game.kind === 'large';
      yield {
        kind: 'value',
        known: isByLaw ? valueOfLargeGame(game, ending, heap) : valueOfHeap(game, ending, heap, limit),
      };
      return;
    }
    case 'terms-alone': {
      for (const report of analyse(question.game, question.rule, 1)) {
        if (report.kind !== 'terms') continue;
        yield { ...report, kind: 'terms-alone' };
        return;
      }
      return;
    }
    case 'laws-of-family':
      yield { kind: 'laws-of-family', laws: lawsOf(question.family, question.rule) };
  }
}

/** The messages that answer a question; what goes wrong is one of them, since nobody hears an exception. */
export function* messagesOn(id: number, question: Question): Generator<Message, void> {
  try {
    for (const report of reportsOn(question)) yield { id, report };
    yield { id, end: true };
  } catch (thrown) {
    yield { id, failure: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}
