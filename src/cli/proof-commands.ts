import type { Argv } from 'yargs';
import type { LawEnding } from '../game/index.ts';
import type { Invocation } from './invocation.ts';
import { ending, flag, json, LIMIT, many, objective, value, word, words } from './options.ts';

/** Adds the commands that prove, and that check proofs. */
export function proofCommands(parser: Argv, { terminal, places, end }: Invocation): Argv {
  return parser
    .command(
      'prove <family>',
      'prove the period for every value of a parameter',
      command =>
        command
          .positional('family', word('games with one parameter, such as "{2, 7, c}"'))
          .options({
            ending: {
              ...ending,
              choices: LAW_ENDINGS,
              default: 'normal' as LawEnding,
              describe: 'take-all: a heap below every move may be taken whole',
            },
            objective,
            json: flag('print JSON: one object per class, or one with --law'),
          })
          .option('sequence', {
            choices: ['nim-values', 'outcomes'] as const,
            requiresArg: true,
            describe: 'sequence to prove (default: both, if the games have both)',
          })
          .option('law', value('statement to decide for all values, such as period = c + 1'))
          .option('modulus', {
            ...value('maximum modulus of the residue classes'),
            default: '1000',
          })
          .option('limit', {
            ...value('maximum of preperiod + period of single games, in heaps'),
            default: LIMIT,
          })
          .option('certificate', value('file for the proofs, for saltus verify'))
          .example('$0 prove "{2, 7, c}"', 'nine residue classes of c, and finitely many smaller games')
          .example('$0 prove "N - {5, b, b+5}"', 'with the saltus of each class')
          .example(
            '$0 prove "{1, 2, c}" --sequence outcomes --law "3 divides c implies period = c + 1"',
            'a theorem',
          )
          .example('$0 prove "{1, b, b+1}" --sequence outcomes --certificate proofs.json', 'B, T and E, too')
          .epilogue(FAMILY),
      async args => {
        terminal.busy();
        const { proveCommand } = await import('./commands/prove.ts');
        end(proveCommand(args, terminal));
      },
    )
    .command(
      'verify <files..>',
      'check certificates and tables with an independent program',
      command =>
        command
          .positional('files', words('pipelines, tables (*.csv), or certificates of game or prove'))
          .option('limit', {
            ...value('maximum number of heaps to replay per certificate or row'),
            default: '1e8',
          })
          .option('ending', { ...ending, default: undefined, describe: RULE_OF_TABLE })
          .option('objective', { ...objective, default: undefined, describe: RULE_OF_TABLE })
          .option('with', {
            choices: ['replay', 'coq'] as const,
            requiresArg: true,
            default: 'replay' as const,
            describe: 'checker to use: plain replay, or the one verified in Coq',
          })
          .options({ json })
          .example('$0 verify proof.json', 'verified, verified in part, refused or undecided, and why')
          .example('$0 verify fes-saltus', 'row by row, with every difference'),
      async args => {
        terminal.busy();
        const { verifyCommand } = await import('./commands/verify.ts');
        end(await verifyCommand(args, places(undefined), terminal));
      },
    )
    .command(
      'audit <file>',
      'compare a published list or table with computation',
      command =>
        command
          .positional('file', word('list of integers, or CSV table with a header'))
          .option('game', value('game, with parameters for columns of these names'))
          .option('as', many('meaning of a column, such as q=outcomePreperiod'))
          .option('sequence', {
            choices: ['nim-values', 'outcomes', 'p-positions', 'moves'] as const,
            requiresArg: true,
            describe: 'sequence that a list has (default: nim-values)',
          })
          .option('offset', value('heap of the first number of a list (default: as in a b-file, or 0)'))
          .option('limit', { ...value('maximum number of heaps to compute per game'), default: '1e8' })
          .option('out', value('folder for a page of the comparison and a letter to the author'))
          .options({ ending, objective, json })
          .example('$0 audit b014589.txt --game primes', 'a b-file of the OEIS: n and a(n)')
          .example(
            "$0 audit table.csv --game '{1, b, c}' --as q=outcomePreperiod --as p=T",
            'one game per row, with columns b and c',
          )
          .epilogue(AUDITED),
      async args => {
        terminal.busy();
        const { auditCommand } = await import('./commands/audit.ts');
        end(auditCommand(args, terminal));
      },
    );
}

/** A sink has no laws. */
const LAW_ENDINGS: readonly LawEnding[] = ['normal', 'take-all'];

const RULE_OF_TABLE = 'rule of the games of a table (default: as in its pipeline)';

const FAMILY = [
  'Families: finite sets and all-but games with multiples of one parameter plus constants:',
  '  "{2, 7, c}"  "{c, c+1, 2c+1}"  "N - {5, b, b+5}"',
  'With --json the output is a list with one object per class. The parameter is modulus k + residue, and [3, 2]',
  'means 3 k + 2, for all k >= from. A single game that is too small for a law has the modulus 0.',
].join('\n');

const AUDITED = [
  'A list has n and a(n) per line, as in the OEIS, or terms, one per line or with commas.',
  'A table has one row per game, with a column for each parameter, or a column game.',
  'Columns to compare: preperiod, period, saltus, outcomePreperiod, T, longestRun, pPositions, B, E;',
  'for sums of heaps winner, winningMoves and nimSum; with a column heap also value and outcome.',
].join('\n');
