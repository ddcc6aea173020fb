import {
  certificateOfAllBut,
  nimSequence,
  type Placement,
  periodicityOfAllBut,
  placements,
} from '../engine/index.ts';
import { DefinitionError } from '../errors.ts';
import type { Certificate } from '../game/certificate.ts';
import { formatGame, type Game } from '../game/index.ts';

/** What `saltus game --json` says of a game, one object a line. */
export interface GameAnswer {
  readonly game: string;
  readonly ending: 'normal';
  readonly objective: 'last-player-wins';
  readonly nimSequence: SequenceAnswer;
  /** P- and N-positions of all-but games are not periodic in an interesting way: heap 0 is the one P-position. */
  readonly outcomes: null;
  /** The first iterations of Algorithm 1, where they were asked for. */
  readonly steps?: readonly Placement[];
  readonly certificate: Certificate | null;
}

export type SequenceAnswer = { readonly terms: readonly number[] } & (
  | {
      readonly status: 'proved';
      readonly preperiod: number;
      readonly period: number;
      readonly saltus: number;
    }
  | { readonly status: 'undecided'; readonly limit: number; readonly why: string }
);

export interface Question {
  readonly terms: number;
  readonly steps: number;
  readonly limit: number;
}

/** @throws DefinitionError for a set that this version does not compute */
export function answer(game: Game, { terms, steps, limit }: Question): GameAnswer {
  const name = formatGame(game);
  if (game.kind !== 'all-but') {
    const hint = 'this version computes all-but games, such as N - {1, 3, 4}';
    throw new DefinitionError([{ where: 'game', expected: 'an all-but game', received: name, hint }]);
  }
  const { excluded } = game;
  const found = periodicityOfAllBut(excluded, limit);
  const values = [...nimSequence(excluded, terms)];
  const proved = found.status === 'proved';
  return {
    game: name,
    ending: 'normal',
    objective: 'last-player-wins',
    nimSequence: proved
      ? {
          status: 'proved',
          preperiod: found.preperiod,
          period: found.period,
          saltus: found.saltus,
          terms: values,
        }
      : { ...found, terms: values },
    outcomes: null,
    ...(steps > 0 && { steps: placements(excluded, steps) }),
    certificate: proved ? certificateOfAllBut(excluded, name, found) : null,
  };
}
