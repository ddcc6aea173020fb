import { type CertificateWithWitnesses, formatGame, parseGame, type Witness } from '../game/index.ts';
import { primesOf } from './primes-and-divisors.ts';

/** A statement that the checker proved in Coq accepts. It searches for missing witnesses itself. */
export type ProvableStatement = Pick<
  CertificateWithWitnesses,
  'game' | 'sequence' | 'ending' | 'objective' | 'preperiod' | 'period' | 'saltus'
> & { readonly witnesses?: readonly Witness[] };

/** A line as `proofs/reader.ml` reads it, and how many heaps it takes. */
export interface ProvedLine {
  readonly line: string;
  readonly heaps: number;
}

/** @returns undefined for a game or a rule that the checker does not know, and for a notation that is not the canonical one */
export function provedLine(statement: ProvableStatement): ProvedLine | undefined {
  const { sequence, ending, objective, preperiod, period, saltus, witnesses } = statement;
  const game = parseGame(statement.game);
  const isKnown = (game.kind === 'finite' || game.kind === 'all-but') && ending !== 'sink';
  if (!isKnown || formatGame(game) !== statement.game) return undefined;
  const numbers = game.kind === 'finite' ? game.moves : game.excluded;
  const found = witnesses?.map(({ prime, heap }) => `${prime}:${heap}`);
  const words = [
    sequence,
    ending,
    objective,
    `${game.kind === 'finite' ? '' : 'N-'}{${numbers.join(',')}}`,
    preperiod,
    period,
    saltus,
    (found ?? primesOf(period).map(prime => `${prime}:?`)).join(',') || '-',
  ];
  return { line: words.join(' '), heaps: preperiod + period + 2 * (numbers.at(-1) ?? 0) };
}

/** Columns that together state a periodicity. */
const STATED = [
  { sequence: 'nim-values', columns: ['preperiod', 'period', 'saltus'] },
  { sequence: 'outcomes', columns: ['outcomePreperiod', 'T', undefined] },
] as const;

/** Returns the columns of a table of games that the proved checker can check, for each sequence; a summary has none. */
export function provableColumns(header: readonly string[]): readonly (typeof STATED)[number][] {
  if (!header.includes('game') || header.includes('cases')) return [];
  return STATED.filter(
    ({ columns: [preperiod, period] }) => header.includes(preperiod) && header.includes(period),
  );
}

/**
 * Returns the statement of a row in these columns; undefined if a number is missing or undecided.
 *
 * @param saltus for a table without such a column, as for finite sets
 */
export function provableStatement(
  row: Readonly<Record<string, string>>,
  { sequence, columns }: (typeof STATED)[number],
  rule: Pick<ProvableStatement, 'ending' | 'objective'>,
): ProvableStatement | undefined {
  const [preperiod, period, saltus] = columns.map(name =>
    name === undefined || (name === 'saltus' && row.saltus === undefined && row.game?.startsWith('{'))
      ? '0'
      : row[name],
  );
  if (![preperiod, period, saltus].every(text => /^\d{1,15}$/.test(text ?? ''))) return undefined;
  return {
    game: row.game!,
    sequence,
    ...rule,
    preperiod: Number(preperiod),
    period: Number(period),
    saltus: Number(saltus),
  };
}
