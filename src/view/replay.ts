import type { Plan, Question } from '../plan/index.ts';

/** The command that shows a game, or a sum of heaps, again. */
export function replayOf(game: string, { ending, objective }: Plan['rule']): string {
  const heaps = game.split(/ \+ (?=[{Nps])/);
  const isSum = heaps.every(heap => /:\d+$/.test(heap));
  const [command, texts] = isSum ? ['move', heaps] : ['game', [game]];
  const rules = [
    ...(ending === 'normal' ? [] : [`--ending ${ending}`]),
    ...(objective === 'last-player-wins' ? [] : [`--objective ${objective}`]),
  ];
  return ['npm run -s saltus --', command, ...texts.map(text => `'${text}'`), ...rules].join(' ');
}

/** The command that computes what was asked again, over the same ranges. */
export function runAgain({ id, over, limit }: Question, ...flags: readonly string[]): string {
  const ranges = Object.entries(over).map(([letter, text]) => `--over '${letter}=${text}'`);
  const limits = limit === undefined ? [] : [`--limit ${limit}`];
  return ['npm run -s saltus -- run', id, ...ranges, ...limits, ...flags].join(' ');
}
