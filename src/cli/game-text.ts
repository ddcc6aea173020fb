import type { GameAnswer, OutcomeAnswer, SequenceAnswer } from '../engine/index.ts';
import { stepsAsText } from './steps.ts';

/** Characters of a result string or number that are shown before it is cut, with its length. */
const LONGEST_SHOWN = 400;

/** What is known of a game, as people read it. */
export function gameAsText(answer: GameAnswer): string {
  const { game, ending, objective, nimSequence, outcomes, steps, proof } = answer;
  const rule = `${ending} ending, ${objective.replaceAll('-', ' ')}`;
  return [
    `${game}   (${rule})`,
    ...(nimSequence ? nimLines(nimSequence, answer) : []),
    ...(proof ? ['  proof:', ...proof.steps.map(({ by, says }) => `    by ${by}: ${says}`)] : []),
    ...(outcomes ? outcomeLines(outcomes, nimSequence === null || nimSequence.terms.length <= 100) : []),
    ...(steps ? ['', stepsAsText(steps), ''] : []),
  ].join('\n');
}

function nimLines(sequence: SequenceAnswer, { certificate, outcomes }: GameAnswer): string[] {
  const terms = termLine('G', sequence.terms);
  if (sequence.status === 'undecided') return [`  nim-sequence ${open(sequence)}`, ...terms];
  const { preperiod, period, saltus } = sequence;
  const numbers = [`preperiod ${preperiod} heaps`, `period ${period} heaps`];
  if (outcomes === null) numbers.push(`saltus ${saltus}`);
  const lines = [`  ${outcomes ? 'nim-sequence: ' : ''}${numbers.join(', ')}`];
  if (sequence.status === 'theorem') lines.push(`  by a theorem: ${sequence.reference}`);
  const repeat = certificate?.repeat;
  if (repeat?.kind === 'boundary-pattern') {
    lines.push(`  proved: the boundary pattern at heap ${repeat.from} stands again at heap ${repeat.to}`);
  }
  if (repeat?.kind === 'window') {
    const { from, to, window } = repeat;
    const same = window.length === 1 ? 'value at' : `${window.length} values up to`;
    lines.push(`  proved: the same ${same} heaps ${from} and ${to}`);
  }
  return [...lines, ...terms];
}

function outcomeLines(outcomes: OutcomeAnswer, withTerms: boolean): string[] {
  const terms = withTerms
    ? termLine('f', outcomes.terms)
    : [`  f(0..${outcomes.terms.length - 1})  ${outcomes.terms.join('')}`];
  if (outcomes.status === 'undecided') return [`  outcomes ${open(outcomes)}`, ...terms];
  const { preperiod, period, string, resultNumber } = outcomes;
  return [
    `  outcomes: preperiod ${preperiod} heaps, period T = ${period} heaps`,
    `  B = ${shown(string)}`,
    `  E = ${shown(resultNumber)}`,
    ...terms,
  ];
}

function termLine(name: string, terms: readonly number[]): string[] {
  return terms.length === 0 ? [] : [`  ${name}(0..${terms.length - 1})  ${terms.join(' ')}`];
}

function open({ limit, why }: { limit: number; why: string }): string {
  return `undecided within ${limit} heaps: ${why}`;
}

function shown(text: string | { why: string }): string {
  if (typeof text !== 'string') return `not written out: ${text.why}`;
  return text.length <= LONGEST_SHOWN
    ? text
    : `${text.slice(0, LONGEST_SHOWN)}… (${text.length} characters; --json has all)`;
}
