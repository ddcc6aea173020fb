import type { Plan, Question } from '../plan/index.ts';
import { shellWord } from '../run/index.ts';

/** The command that shows a game, or a sum of heaps, again. */
export function replayOf(game: string, rule: Plan['rule']): string {
  const heaps = game.split(/ \+ (?=[{Nps])/);
  const isSum = heaps.every(heap => /:\d+$/.test(heap));
  const [command, texts] = isSum ? ['move', heaps] : ['game', [game]];
  return ['npx saltus', command, ...texts.map(shellWord), ...rulesOf(rule)].join(' ');
}

function rulesOf({ ending, objective }: Plan['rule']): string[] {
  return [
    ...(ending === 'normal' ? [] : [`--ending ${ending}`]),
    ...(objective === 'last-player-wins' ? [] : [`--objective ${objective}`]),
  ];
}

/** Returns the command that repeats a question without a file. */
function askAgain({ sweep, rule, limit, measure, laws = [] }: Plan): string {
  return [
    'npx saltus ask',
    shellWord(sweep.game),
    ...Object.entries(sweep.over ?? {}).map(([letter, text]) => `--over ${shellWord(`${letter}=${text}`)}`),
    ...Object.values(sweep.first ?? {}).map(count => `--first ${count}`),
    ...(sweep.where === undefined ? [] : [`--where ${shellWord(sweep.where)}`]),
    ...measure.map(name => `--measure ${name}`),
    ...laws.map(({ holds }) => `--law ${shellWord(holds)}`),
    ...rulesOf(rule),
    `--limit ${limit}`,
  ].join(' ');
}

/** Returns the command that computes a question again, over the same ranges. */
export function runAgain(question: Question, ...flags: readonly string[]): string {
  const { plan } = question;
  return plan.laws ? [askAgain(plan), ...flags].join(' ') : onRun('run', question, ...flags);
}

/** The command that checks a run of a pipeline by other means. */
export function recheckAgain(question: Question, ...flags: readonly string[]): string {
  return onRun('recheck', question, ...flags);
}

function onRun(command: string, { id, over, limit }: Question, ...flags: readonly string[]): string {
  const ranges = Object.entries(over).map(([letter, text]) => `--over ${shellWord(`${letter}=${text}`)}`);
  const limits = limit === undefined ? [] : [`--limit ${limit}`];
  return ['npx saltus', command, id, ...ranges, ...limits, ...flags].join(' ');
}
