import type { Argv } from 'yargs';
import type { LawEnding } from '../game/index.ts';
import type { Invocation } from './invocation.ts';
import { ending, flag, json, LIMIT, objective, value, word, words } from './options.ts';

/** The commands that prove, and that check proofs. */
export function proofCommands(parser: Argv, { terminal, places, end }: Invocation): Argv {
  return parser
    .command(
      'prove <family>',
      'preperiod, period and saltus for every value of a letter, each with a certificate',
      command =>
        command
          .positional('family', word('games in which one letter runs, such as "{2, 7, c}"'))
          .options({
            ending: {
              ...ending,
              choices: LAW_ENDINGS,
              default: 'normal' as LawEnding,
              describe:
                'a heap that may be taken whole by a larger move: none (normal), those below the least move (take-all)',
            },
            objective,
            json: flag('a list with an object for each class; with --law one object'),
          })
          .option('sequence', {
            choices: ['nim-values', 'outcomes'] as const,
            requiresArg: true,
            describe: 'what is to be proved; without it all that the games have',
          })
          .option(
            'law',
            value(
              'a sentence on the letter and preperiod, period and saltus, or outcomePreperiod and T, or a closed form, such as B = (01)^c 1, to be decided for all values',
            ),
          )
          .option('modulus', {
            ...value(
              'classes of the letter are split up to this modulus; beyond it they are undecided (exit 3)',
            ),
            default: '1000',
          })
          .option('limit', {
            ...value('heaps to search for the period of a game that is too small for a law'),
            default: LIMIT,
          })
          .option('certificate', value('write the proofs to this file, for saltus verify'))
          .example('$0 prove "{2, 7, c}"', 'nine classes of c, and the values below them one by one')
          .example('$0 prove "N - {5, b, b+5}"', 'with the saltus of each class')
          .example(
            '$0 prove "{1, 2, c}" --sequence outcomes --law "3 divides c implies period = c + 1"',
            'a theorem',
          )
          .example('$0 prove "{1, b, b+1}" --sequence outcomes --certificate proofs.json', 'B, T and E, too')
          .epilogue(FAMILY),
      async args => {
        const { proveCommand } = await import('./commands/prove.ts');
        end(proveCommand(args, terminal));
      },
    )
    .command(
      'verify <files..>',
      'check certificates and tables by plain replay, without the engine that wrote them',
      command =>
        command
          .positional(
            'files',
            words('certificates of saltus game or prove --certificate FILE, or tables of games, *.csv'),
          )
          .option('limit', {
            ...value('heaps to replay for one certificate or row; a dearer one is left undecided (exit 3)'),
            default: '1e8',
          })
          .option('ending', { ...ending, default: undefined, describe: RULE_OF_TABLE })
          .option('objective', { ...objective, default: undefined, describe: RULE_OF_TABLE })
          .option('with', {
            choices: ['replay', 'coq'] as const,
            requiresArg: true,
            default: 'replay' as const,
            describe:
              'the plain replay, or the checker that is proved in Coq, for preperiod, period and saltus',
          })
          .options({ json })
          .example('$0 verify proof.json', 'verified, refused or undecided, and why')
          .example('$0 verify data/fes-saltus.csv', 'each row, with those that differ'),
      async args => {
        const { verifyCommand } = await import('./commands/verify.ts');
        end(await verifyCommand(args, places(undefined), terminal));
      },
    );
}

/** A sink has no laws. */
const LAW_ENDINGS: readonly LawEnding[] = ['normal', 'take-all'];

const RULE_OF_TABLE = 'of the games of a table; else as in the pipeline that the file is named for';

const FAMILY = [
  'Families: finite sets and all-but games, whose numbers are multiples of one letter plus constants:',
  '  "{2, 7, c}"  "{c, c+1, 2c+1}"  "N - {5, b, b+5}"',
  'With --json a list with an object for each class: the letter is modulus k + residue, and [α, β] stands for α k + β, for all',
  'k >= from. A game that is too small for a law has the modulus 0.',
].join('\n');
