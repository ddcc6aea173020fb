import { type LawLimits, type LawQuestion, singleGames } from '../engine/index.ts';
import {
  type FamilyOfOneLetter,
  formatAffine,
  formatFamilyOfOneLetter,
  formatQuadratic,
  type RowsCertificate,
} from '../game/index.ts';
import { type RowsLaw, writeWhole } from '../run/index.ts';
import { counted } from './amounts.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { lawAsJson, lawLines } from './law-text.ts';
import type { Terminal } from './terminal.ts';

type Quadratic = RowsCertificate['period'];

/** How far the search for rows goes, in k. */
const LOOKED_TO = 44;
const WHY = 'no rows of one shape are seen that follow from one another for all k';

/** Tells the laws of a family whose period grows like the square of its letter, and the games below them. */
export function tellRows(
  family: FamilyOfOneLetter,
  classes: readonly RowsLaw[],
  limits: LawLimits,
  { path, json }: { readonly path: string | undefined; readonly json: boolean },
  terminal: Terminal,
): ExitCode {
  const question: LawQuestion = { ending: 'normal', objective: 'last-player-wins', sequence: 'nim-values' };
  const certificates = classes.flatMap(({ certificate }) => certificate ?? []);
  const games = singleGames(family, question, certificates, limits);
  const { letter } = family;
  if (json)
    terminal.out(JSON.stringify([...classes.map(one => asJson(letter, one)), ...games.map(lawAsJson)]));
  else {
    const lines = [
      `${formatFamilyOfOneLetter(family)}   (normal ending, last player wins)`,
      '  nim-values: the least preperiod and period, for all k',
      ...classes.map(one => `    ${asText(letter, one)}`),
      ...games.flatMap(game => lawLines(game, true)),
    ];
    terminal.out(lines.join('\n'));
  }
  const proved = [
    ...certificates,
    ...games.flatMap(game => (game.status === 'proved' ? [game.certificate] : [])),
  ];
  if (path !== undefined && proved.length > 0) writeWhole(path, `${JSON.stringify(proved)}\n`);
  const open = classes.length + games.length - proved.length;
  if (open === 0) return EXIT.expected;
  terminal.err(`${open} ${open === 1 ? 'class' : 'classes'} undecided`);
  return EXIT.undecided;
}

/** As a law with affine numbers, but that period and saltus have three: [u, v, w] is u k² + v k + w. */
function asJson(letter: string, { modulus, residue, certificate }: RowsLaw): object {
  const common = { letter, modulus, residue, sequence: 'nim-values' };
  if (!certificate) return { ...common, from: 0, status: 'undecided', limit: LOOKED_TO, why: WHY };
  const { from, period, scale, groups } = certificate;
  const numbers = { preperiod: [0, 0], period, saltus: saltusOf(period) };
  return { ...common, from, status: 'proved', ...numbers, scale, groups };
}

function asText(letter: string, { modulus, residue, certificate }: RowsLaw): string {
  const values = `${letter} = ${formatAffine([modulus, residue], 'k')}`;
  if (!certificate) return `${values}: undecided within ${LOOKED_TO}: ${WHY}`;
  const { from, period, groups } = certificate;
  const tell = (name: string, number: Quadratic, unit: string) => {
    const own = inLetter(number, modulus, residue);
    const other = own && modulus > 1 ? ` = ${formatQuadratic(own, letter)}` : '';
    return `${name} ${formatQuadratic(number, 'k')}${other}${unit}`;
  };
  const numbers = [
    'preperiod 0 heaps',
    tell('period', period, ' heaps'),
    tell('saltus', saltusOf(period), ''),
  ];
  return `${values}, k >= ${from}: ${numbers.join(', ')}; ${counted(groups.length, 'group')} of rows`;
}

function saltusOf([u, v, w]: Quadratic): Quadratic {
  return [u / 3, v / 3, w / 3];
}

/** The same number by the letter mk + r, where its coefficients are whole. */
function inLetter([u, v, w]: Quadratic, m: number, r: number): Quadratic | undefined {
  const square = u / (m * m);
  const linear = v / m - 2 * square * r;
  const own = [square, linear, w - square * r * r - linear * r] as const;
  return own.every(Number.isSafeInteger) ? own : undefined;
}
