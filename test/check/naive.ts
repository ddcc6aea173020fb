import type { Certificate, CertificateWithWitnesses, Witness } from '../../src/game/certificate.ts';

/**
 * A one-heap game as a predicate on moves, with the largest number that its notation names: max X, max S, or 0 for N.
 */
export interface NaiveGame {
  readonly notation: string;
  readonly kind: 'all-but' | 'finite';
  readonly largest: number;
  readonly least: number;
  readonly isMove: (s: number) => boolean;
  /** The initial values of the first heaps. */
  readonly start?: readonly number[];
}

export type Rule = Pick<Certificate, 'ending' | 'objective' | 'sequence'>;

export const NORMAL: Rule = { ending: 'normal', objective: 'last-player-wins', sequence: 'nim-values' };

export function allBut(...excluded: number[]): NaiveGame {
  const notation = excluded.length === 0 ? 'N' : `N - {${excluded.join(', ')}}`;
  const isMove = (s: number) => !excluded.includes(s);
  return { notation, kind: 'all-but', largest: Math.max(0, ...excluded), least: 1, isMove };
}

export function finite(...moves: number[]): NaiveGame {
  const isMove = (s: number) => moves.includes(s);
  const [least, largest] = [Math.min(...moves), Math.max(...moves)];
  return { notation: `{${moves.join(', ')}}`, kind: 'finite', largest, least, isMove };
}

export function started(start: readonly number[], ...moves: number[]): NaiveGame {
  const game = finite(...moves);
  return { ...game, notation: `${game.notation} from ${start.join(', ')}`, start };
}

/** Returns the terms by the definition: checks every smaller heap and every move. */
export function naiveTerms(game: NaiveGame, rule: Rule, heaps: number): number[] {
  const terms: number[] = [];
  for (let n = 0; n < heaps; n++) {
    const reached = new Set<number>();
    for (let rest = 0; rest < n; rest++) {
      const below = { normal: 0, 'take-all': game.least, sink: game.largest }[rule.ending];
      const whole = rest === 0 && n < below;
      if (whole || game.isMove(n - rest)) reached.add(terms[rest]!);
    }
    const given = game.start?.[n];
    const value = given === undefined ? mex(reached) : given;
    const isWon = given === undefined ? outcome(reached, rule) : Math.min(given, 1);
    terms.push(rule.sequence === 'nim-values' ? value : isWon);
  }
  return terms;
}

function mex(reached: ReadonlySet<number>): number {
  let value = 0;
  while (reached.has(value)) value++;
  return value;
}

function outcome(reached: ReadonlySet<number>, { objective }: Rule): number {
  if (reached.size === 0) return objective === 'last-player-loses' ? 1 : 0;
  return reached.has(0) ? 1 : 0;
}

/**
 * Returns a true certificate from the naive terms: the first state that occurs twice, with the preperiod by walking
 * back.
 */
export function naiveCertificate(game: NaiveGame, rule: Rule = NORMAL): Certificate {
  for (let heaps = 64; ; heaps *= 2) {
    const terms = naiveTerms(game, rule, heaps);
    const repeat = game.kind === 'all-but' ? patternRepeat(terms, game) : windowRepeat(terms, game);
    if (!repeat) continue;
    const period = repeat.to - repeat.from;
    const saltus = repeat.kind === 'window' ? 0 : repeat.valueTo - repeat.valueFrom;
    const last = repeat.kind === 'window' ? repeat.from : repeat.from + game.largest;
    let preperiod = last;
    while (preperiod > 0 && terms[preperiod - 1 + period] === terms[preperiod - 1]! + saltus) preperiod--;
    const digested = preperiod + period;
    let value = 1n;
    for (const term of terms.slice(0, digested)) value = (48271n * value + BigInt(term) + 1n) % 2147483647n;
    const digest = { heaps: digested, value: Number(value) };
    return {
      format: 'saltus-certificate-1',
      game: game.notation,
      ...rule,
      preperiod,
      period,
      saltus,
      repeat,
      digest,
    };
  }
}

/** Returns the certificate in format 2; `choose` picks a witness from all heaps that are one for a prime. */
export function naiveCertificateWithWitnesses(
  game: NaiveGame,
  rule: Rule = NORMAL,
  choose: (heaps: readonly number[]) => number = heaps => heaps[0]!,
): CertificateWithWitnesses {
  const certificate = naiveCertificate(game, rule);
  const { preperiod, period } = certificate;
  const terms = naiveTerms(game, rule, preperiod + period);
  const witnesses = primeDivisors(period).map(prime => {
    const heaps = [...terms.keys()].filter(heap => isWitness(terms, certificate, { prime, heap }));
    return { prime, heap: choose(heaps) };
  });
  return { ...certificate, format: 'saltus-certificate-2', witnesses };
}

export function isWitness(
  terms: readonly number[],
  { preperiod, period, saltus }: Pick<Certificate, 'preperiod' | 'period' | 'saltus'>,
  { prime, heap }: Witness,
): boolean {
  const later = heap + period / prime;
  const isInRange = preperiod <= heap && later < preperiod + period;
  return isInRange && prime * (terms[later]! - terms[heap]!) !== saltus;
}

/** Lists the prime divisors of n, by trial division. */
export function primeDivisors(n: number): number[] {
  const divisors = (m: number) => Array.from({ length: m }, (_, i) => i + 1).filter(d => m % d === 0);
  return divisors(n).filter(d => divisors(d).length === 2);
}

/** Finds a pattern that occurs twice within the terms, followed by `largest` more heaps; otherwise undefined. */
function patternRepeat(terms: readonly number[], { largest }: NaiveGame): Certificate['repeat'] | undefined {
  const seen = new Map<string, { from: number; valueFrom: number }>();
  for (let valueTo = 0; ; valueTo++) {
    const to = terms.findIndex(value => value >= valueTo);
    if (to < 0 || to + 2 * largest >= terms.length) return undefined;
    const cells = terms
      .slice(to, to + largest)
      .map(value => (value < valueTo ? '*' : '.'))
      .join('');
    const earlier = seen.get(cells);
    if (earlier) {
      const pattern = (cells.match(/\*+|\.+/g) ?? []).map(run => run.length);
      return { kind: 'boundary-pattern', ...earlier, to, valueTo, pattern };
    }
    seen.set(cells, { from: to, valueFrom: valueTo });
  }
}

/** Finds a window that occurs twice within the terms; otherwise undefined. */
function windowRepeat(terms: readonly number[], { largest }: NaiveGame): Certificate['repeat'] | undefined {
  const seen = new Map<string, number>();
  for (let to = largest - 1; to < terms.length; to++) {
    const window = terms.slice(to - largest + 1, to + 1);
    const from = seen.get(window.join());
    if (from !== undefined) return { kind: 'window', from, to, window };
    seen.set(window.join(), to);
  }
  return undefined;
}
