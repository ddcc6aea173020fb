import type { ProvableStatement } from '../../src/check/index.ts';
import {
  allBut,
  finite,
  type NaiveGame,
  NORMAL,
  naiveCertificateWithWitnesses,
  naiveTerms,
  primeDivisors,
  type Rule,
} from '../check/naive.ts';

/** A statement with its witnesses, true or forged, and how it was forged. */
export interface Case {
  readonly statement: ProvableStatement;
  readonly how: string;
}

/**
 * Yields games of all kinds under all rules; the last ones have distant heads of Algorithm 1, so that runs are used.
 */
export function* games(): Generator<{ game: NaiveGame; rule: Rule }> {
  const sets = [[1], [3], [1, 2], [2, 3], [1, 4], [1, 3, 4], [2, 5, 7], [3, 5, 6], [2, 4, 7], [4, 6, 9]];
  for (const ending of ['normal', 'take-all'] as const)
    for (const set of sets) {
      yield { game: finite(...set), rule: { ...NORMAL, ending } };
      for (const objective of ['last-player-wins', 'last-player-loses'] as const)
        yield { game: finite(...set), rule: { ending, objective, sequence: 'outcomes' } };
    }
  for (const excluded of [
    [],
    [2],
    [1, 2],
    [1, 3, 4],
    [2, 7, 9],
    [2, 3, 6, 8],
    [1, 3, 4, 7],
    [24, 60],
    [25, 90, 115],
  ])
    yield { game: allBut(...excluded), rule: NORMAL };
}

export function trueStatement(
  game: NaiveGame,
  rule: Rule,
): ProvableStatement & { witnesses: { prime: number; heap: number }[] } {
  const { sequence, ending, objective, preperiod, period, saltus, witnesses } = naiveCertificateWithWitnesses(
    game,
    rule,
  );
  return {
    game: game.notation,
    sequence,
    ending,
    objective,
    preperiod,
    period,
    saltus,
    witnesses: [...witnesses],
  };
}

/** Yields statements that are false, or true but with a list of witnesses that does not prove them. */
export function* forged(game: NaiveGame, rule: Rule): Generator<Case> {
  const right = trueStatement(game, rule);
  const { preperiod, period, saltus, witnesses } = right;
  const { witnesses: _, ...bare } = right;
  const terms = naiveTerms(game, rule, preperiod + 3 * period + 4 * game.largest + 8);

  // False numbers: without witnesses, which the checker then finds itself, and with the true witnesses.
  const falseNumbers: Partial<Record<'preperiod' | 'period' | 'saltus', number>>[] = [
    { preperiod: preperiod + 1 },
    { preperiod: preperiod + period },
    { preperiod: preperiod - 1 },
    { period: period + 1 },
    { period: period - 1 },
    { saltus: saltus + 1 },
    { saltus: saltus - 1 },
    ...[2, 3, 6].map(k => ({ period: k * period, saltus: k * saltus })),
    ...primeDivisors(period).map(q => ({ period: period / q, saltus: Math.floor(saltus / q) })),
  ].filter(change => Object.values(change).every(value => value >= 0));
  for (const change of falseNumbers) {
    const how = JSON.stringify(change);
    yield { statement: { ...bare, ...change }, how };
    yield { statement: { ...right, ...change }, how: `${how}, the witnesses kept` };
    const primes = primeDivisors(change.period ?? period);
    const at = primes.map(prime => ({ prime, heap: change.preperiod ?? preperiod }));
    yield { statement: { ...right, ...change, witnesses: at }, how: `${how}, witnesses at the preperiod` };
  }

  // True numbers without proof: a missing witness, an invalid one, one for a number that is not prime.
  for (const [i, { prime }] of witnesses.entries()) {
    yield { statement: { ...right, witnesses: witnesses.toSpliced(i, 1) }, how: `no witness for ${prime}` };
    const others = witnesses.toSpliced(i, 1, { prime: prime ** 2, heap: preperiod });
    yield { statement: { ...right, witnesses: others }, how: `${prime} squared` };
    if (saltus % prime !== 0) continue;
    const shows = (heap: number) =>
      heap >= preperiod && terms[heap + period / prime]! - terms[heap]! !== saltus / prime;
    const heaps = [...terms.keys()].slice(0, preperiod + period).filter(heap => !shows(heap));
    for (const heap of heaps.slice(0, 20)) {
      const swapped = witnesses.toSpliced(i, 1, { prime, heap });
      yield { statement: { ...right, witnesses: swapped }, how: `heap ${heap} for ${prime}` };
    }
  }
  yield {
    statement: { ...right, witnesses: [...witnesses, { prime: 1, heap: preperiod }] },
    how: 'the prime 1',
  };

  // Another set, unless it has the same preperiod, period and saltus by the definition.
  const numbers = game.notation.match(/\d+/g)?.map(Number) ?? [];
  for (const [i, number] of numbers.entries()) {
    const set = [...new Set(numbers.with(i, number + 1))].sort((p, q) => p - q);
    const other = game.kind === 'finite' ? finite(...set) : allBut(...set);
    const itsOwn = trueStatement(other, rule);
    if (itsOwn.preperiod === preperiod && itsOwn.period === period && itsOwn.saltus === saltus) continue;
    yield { statement: { ...bare, game: other.notation }, how: `the set ${other.notation}` };
  }
}
