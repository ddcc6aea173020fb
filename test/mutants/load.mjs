import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile, load as loadUnchanged } from '../typescript.mjs';

const { SALTUS_MUTANTS = '[]', SALTUS_MUTANT } = process.env;

/** @type {import('./draw.ts').Mutant[]} */
const mutants = JSON.parse(readFileSync(SALTUS_MUTANTS, 'utf8'));

/**
 * Loads TypeScript with the mutant whose index is in SALTUS_MUTANT; without an index, notes the mutants that are reached.
 *
 * @type {import('node:module').LoadHook}
 */
export const load = (url, context, nextLoad) => {
  const path = url.startsWith('file:') ? fileURLToPath(url.replace(/[?#].*/, '')) : '';
  const here = mutants.flatMap((mutant, index) =>
    path.endsWith(`/${mutant.file}`) ? [{ ...mutant, index }] : [],
  );
  const chosen = here.filter(({ index }) => SALTUS_MUTANT === undefined || index === Number(SALTUS_MUTANT));
  if (chosen.length === 0) return loadUnchanged(url, context, nextLoad);
  const { code } = compile(path, readFileSync(path, 'utf8'));
  const source = SALTUS_MUTANT === undefined ? noteReached(code, chosen) : mutate(code, chosen[0]);
  return { format: 'module', source, shortCircuit: true };
};

/**
 * @param {string} code
 * @param {import('./draw.ts').Mutant | undefined} mutant
 */
const mutate = (code, mutant) =>
  mutant ? `${code.slice(0, mutant.start)}${mutant.replacement}${code.slice(mutant.end)}` : code;

/**
 * Surrounds the place of each mutant, from the last to the first, and an inner place before its surroundings.
 *
 * @param {string} code
 * @param {(import('./draw.ts').Mutant & { index: number })[]} mutants
 */
function noteReached(code, mutants) {
  /** @type {{ at: number, text: string, rank: number }[]} */
  const insertions = mutants.flatMap(({ start, end, index, replacement }) => {
    const note = `globalThis.reachedMutants[${index}] = 1`;
    const [open, close] = replacement === ';' ? [`{ ${note}; `, ' }'] : [`(${note}, `, ')'];
    const length = end - start;
    return [
      { at: start, text: open, rank: -length - index / 1e6 },
      { at: end, text: close, rank: -1e9 + length + index / 1e6 },
    ];
  });
  insertions.sort((one, other) => one.at - other.at || one.rank - other.rank);
  let noted = '';
  let from = 0;
  for (const { at, text } of insertions) {
    noted += code.slice(from, at) + text;
    from = at;
  }
  return noted + code.slice(from);
}
