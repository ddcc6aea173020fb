import type { GameAnswer, OutcomeAnswer, SequenceAnswer } from '../engine/index.ts';
import type { Certificate } from '../game/index.ts';
import { counted } from './amounts.ts';
import { stepsAsText } from './steps.ts';

/** Returns a rule in words. */
export function ruleText({ ending, objective }: Pick<GameAnswer, 'ending' | 'objective'>): string {
  return `${ending} ending, ${objective.replaceAll('-', ' ')}`;
}

/** Describes the results for a game. */
export function gameAsText(answer: GameAnswer): string {
  const { game, nimSequence, outcomes, steps, proof } = answer;
  return [
    `${game}   (${ruleText(answer)})`,
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
  const numbers = [`preperiod ${counted(preperiod, 'heap')}`, `period ${counted(period, 'heap')}`];
  if (outcomes === null) numbers.push(`saltus ${saltus}`);
  const lines = [`  ${outcomes ? 'nim-sequence: ' : ''}${numbers.join(', ')}`];
  if (sequence.status === 'theorem') lines.push(`  by a theorem: ${sequence.reference}`);
  return [...lines, ...(certificate ? [`  proved: ${proofText(certificate)}`] : []), ...terms];
}

/** Describes why a period is one, and why it is the least: divided by a prime, it fails at a heap. */
function proofText(certificate: Certificate): string {
  const { repeat, period } = certificate;
  const isOne =
    repeat.kind === 'boundary-pattern'
      ? `the boundary pattern at heap ${repeat.from} recurs at heap ${repeat.to}`
      : `the same ${repeat.window.length === 1 ? 'value at' : `${repeat.window.length} values up to`} heaps ${repeat.from} and ${repeat.to}`;
  const witnesses = 'witnesses' in certificate ? certificate.witnesses : [];
  const [first, ...others] = witnesses.map(({ prime, heap }) => ({ smaller: period / prime, heap }));
  if (first === undefined) return isOne;
  const fails = [
    `${first.smaller} fails at heap ${first.heap}`,
    ...others.map(({ smaller, heap }) => `${smaller} at heap ${heap}`),
  ];
  return `${isOne}; least, because ${fails.join(', ')}`;
}

function outcomeLines(outcomes: OutcomeAnswer, withTerms: boolean): string[] {
  const terms = withTerms
    ? termLine('f', outcomes.terms)
    : [`  f(0..${outcomes.terms.length - 1})  ${outcomes.terms.join('')}`];
  if (outcomes.status === 'undecided') return [`  outcomes ${open(outcomes)}`, ...terms];
  const { preperiod, period, string, resultNumber } = outcomes;
  return [
    `  outcomes: preperiod ${counted(preperiod, 'heap')}, period T = ${counted(period, 'heap')}`,
    `  B = ${shown(string)}`,
    `  E = ${shown(resultNumber)}`,
    ...terms,
  ];
}

function termLine(name: string, terms: readonly number[]): string[] {
  return terms.length === 0 ? [] : [`  ${name}(0..${terms.length - 1})  ${terms.join(' ')}`];
}

function open({ limit, why }: { limit: number; why: string }): string {
  return `undecided${limit === 0 ? '' : ` within ${counted(limit, 'heap')}`}: ${why}`;
}

function shown(text: string | { why: string }): string {
  return typeof text === 'string' ? shortened(text) : `not written out: ${text.why}`;
}

/** Characters that are shown of a word or number before it is cut. */
const MAX_SHOWN_LENGTH = 400;

/** Returns a long word or number, cut, with its length. */
export function shortened(text: string): string {
  if (text.length <= MAX_SHOWN_LENGTH) return text;
  return `${text.slice(0, MAX_SHOWN_LENGTH)}… (${text.length} characters; --json has all)`;
}
