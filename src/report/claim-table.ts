import type { Conclusion } from '../claim/index.ts';
import type { Plan } from '../pipeline/index.ts';
import type { Column, Table } from './table.ts';

const text = (name: string, description: string): Column => ({
  name,
  type: 'string',
  title: name,
  description,
});
const count = (name: string, description: string): Column => ({
  name,
  type: 'integer',
  title: name,
  description,
});

const COLUMNS: readonly Column[] = [
  text('id', 'Name of the claim'),
  text('source', 'Where it is printed'),
  text('says', 'The sentence that is checked'),
  text('verdict', 'holds, fails, undecided (within the limit) or error'),
  text('expected', 'yes if the verdict is the one on file: fails where there is an erratum, else holds'),
  count('cases', 'Cases of the sweep'),
  count('met', 'Cases that met the hypothesis; for a printed table, cases that are printed'),
  count('holds', 'Cases for which it holds'),
  count('fails', 'Cases for which it fails'),
  count('undecided', 'Cases for which it is not known within the limit'),
  count('errors', 'Cases at which the check itself threw'),
  count('missing', 'Printed rows that the sweep does not have'),
  count('extra', 'Rows of the sweep that are not printed, for a printed table'),
  text('counterexample', 'The first case in order for which it fails'),
  text('replay', 'A command that shows the counterexample'),
  text('mutant', 'A near miss of the law, which must be refuted'),
  text('mutant_refuted_at', 'The first case for which the law holds and the mutant does not'),
  text('erratum', 'What is right, where a printed statement is known to fail'),
];

/** One row a claim: the register of what was checked, how often, and what came of it. */
export function claimTable(
  conclusions: readonly Conclusion[],
  defaultSource: string,
  rule: Plan['rule'],
): Table {
  const rows = conclusions.map(({ claim, tally, verdict, expected, missing, extra }) => [
    claim.id,
    claim.source ?? defaultSource,
    claim.says,
    verdict,
    expected ? 'yes' : 'no',
    ...[tally.cases, tally.met, tally.holds, tally.fails, tally.undecided, tally.error, missing, extra],
    tally.counterexample ? `${tally.counterexample.game}: ${tally.counterexample.seen}` : '',
    tally.counterexample ? replayOf(tally.counterexample.game, rule) : '',
    claim.kind === 'law' ? claim.mutantSays : '',
    tally.mutantWitness ? tally.mutantWitness.game : '',
    claim.kind === 'law' ? (claim.erratum?.right ?? '') : '',
  ]);
  return { columns: COLUMNS, rows };
}

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
