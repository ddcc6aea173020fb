import type { GameAnswer, OutcomeAnswer, SequenceAnswer } from '../../engine/index.ts';
import type { Certificate } from '../../game/index.ts';
import { type ExploredGame, growsWithoutEnd } from '../large-game.ts';
import { type Child, html } from './element.ts';
import { number } from './mathematics.ts';

/** The page of the theorem on the site. */
const THEOREM = 'guide/conjecture-12.html';

/** A sequence of a game whose period is known. */
interface Answered {
  readonly name: 'values' | 'outcomes';
  readonly found: Exclude<SequenceAnswer | OutcomeAnswer, { status: 'undecided' }>;
  readonly certificate: Certificate | null;
}

/** Returns the period of each sequence and why it is right, in one sentence if both are alike; empty if none is known. */
export function answerLine(
  { nimSequence, outcomes, certificate, outcomesCertificate = certificate }: GameAnswer,
  game: ExploredGame,
): Child[] {
  const all = [
    answered('values', nimSequence, certificate),
    answered('outcomes', outcomes, outcomesCertificate),
  ].filter(one => one !== undefined);
  const [first, second] = all;
  if (!first) return [];
  const grows = growsWithoutEnd(game);
  if (!second || isAlike(first, second)) return sentence('Period ', first, grows);
  return [
    ...sentence('Nim-values: period ', first, grows),
    ' ',
    ...sentence('Outcomes: period ', second, false),
  ];
}

function answered(
  name: Answered['name'],
  found: SequenceAnswer | OutcomeAnswer | null | undefined,
  certificate: Certificate | null,
): Answered | undefined {
  return found && found.status !== 'undecided' ? { name, found, certificate } : undefined;
}

/** Whether the same sentence is true of both sequences. */
function isAlike(p: Answered, q: Answered): boolean {
  const numbersOf = ({ found, certificate }: Answered) => {
    const repeat = certificate?.repeat;
    return [found.preperiod, found.period, repeat?.from, repeat?.to].join();
  };
  return numbersOf(p) === numbersOf(q);
}

function sentence(start: string, { name, found, certificate }: Answered, grows: boolean): Child[] {
  const { preperiod, period } = found;
  const saltus = grows && 'saltus' in found ? [', saltus ', number(found.saltus)] : [];
  const because =
    found.status === 'theorem'
      ? [', by ', html('a', { href: THEOREM }, 'a theorem on N - {a, b, a+b}')]
      : describeRepeat(certificate, name);
  return [
    html('strong', {}, start, number(period)),
    ', preperiod ',
    number(preperiod),
    ...saltus,
    ...because,
    '.',
  ];
}

function describeRepeat(certificate: Certificate | null, name: Answered['name']): Child[] {
  if (certificate === null) return [', by the proof below'];
  const { repeat, saltus } = certificate;
  const { from, to } = repeat;
  if (repeat.kind === 'boundary-pattern') {
    const pattern = [', because the boundary pattern at heap ', number(from), ' recurs at heap ', number(to)];
    return [...pattern, ', with all values ', number(saltus), ' higher'];
  }
  const { length } = repeat.window;
  if (length === 1) return [', because heap ', number(to), ' repeats heap ', number(from)];
  const heaps = (last: number) => [number(last - length + 1), ' to ', number(last)];
  return [', because heaps ', ...heaps(to), ` have the same ${name} as heaps `, ...heaps(from)];
}
