import type { Argv } from 'yargs';
import type { LawEnding } from '../game/index.ts';
import type { Invocation } from './invocation.ts';
import { ending, json, NOTATION, objective, value } from './options.ts';

/** The commands on single games. */
export function gameCommands(parser: Argv, { terminal, places, end }: Invocation): Argv {
  return parser
    .command(
      'game <notation..>',
      'everything about games: period and saltus with proof, outcomes, first terms',
      command =>
        command
          .positional('notation', {
            type: 'string',
            array: true,
            demandOption: true,
            describe: 'games; a lone - reads them from standard input, one a line',
          })
          .options({ ending, objective, json })
          .option(
            'start',
            value('what heaps 0, 1, … are worth, at which the game ends, such as 0,0,1; as `from` does'),
          )
          .option('heap', value('the nim-value of this heap alone, of any size, such as 10^200'))
          .option('terms', { ...value('terms to show, from heap 0 on'), default: '30' })
          .option('steps', value('iterations of Algorithm 1 to show, for N - {…}'))
          .option('limit', {
            ...value('heaps: with a longer preperiod and period the game is undecided (exit 3)'),
            default: '1e11',
          })
          .option('certificate', value('write the proof of one game to this file, for saltus verify'))
          .example('$0 game "N - {2, 3, 6, 8}"', 'preperiod 42, period 9, saltus 3, proved')
          .example('$0 game "N - {2, 3, 6, 8}" --steps 6', 'as the paper prints it')
          .example('$0 game "{3, 5, 6}" --ending take-all', 'nim-sequence, outcomes, B, T, E')
          .example('$0 game "{3, 5, 6}" --start 0,1,1', 'the same, by the values below the least move')
          .example('$0 game "N - {7, 10^100, 10^100+7}" --heap 10^200', 'by a theorem, for b >= 3a')
          .example('$0 game - --json < games.txt', 'one answer a line, in order')
          .epilogue(NOTATION),
      async args => {
        const { gameCommand } = await import('./commands/game.ts');
        end(await gameCommand(args, terminal));
      },
    )
    .command(
      'sequence <notation>',
      'the nim-sequence of a game under the normal ending, streamed',
      command =>
        command
          .positional('notation', { type: 'string', demandOption: true, describe: 'one game' })
          .option('terms', { ...value('how many terms, from heap 0 on, such as 1e6'), demandOption: true })
          .option('format', {
            choices: ['lines', 'b-file', 'data', 'csv', 'counts'] as const,
            requiresArg: true,
            default: 'lines' as const,
            describe:
              'a value a line; heap and value as in the OEIS, or its line DATA; as CSV; or CSV of value, count, first heap',
          })
          .option('out', value('write to this file, as a whole or not at all; else to standard output'))
          .example('$0 sequence primes --terms 1e7 --format counts', 'how often each value occurs')
          .example('$0 sequence file:moves.txt --terms 1e3', 'a set of your own')
          .epilogue(NOTATION),
      async args => {
        const { sequenceCommand } = await import('./commands/sequence.ts');
        end(await sequenceCommand(args, terminal));
      },
    )
    .command(
      'move <heaps..>',
      'who wins a sum of heaps, and every winning move',
      command =>
        command
          .positional('heaps', {
            type: 'string',
            array: true,
            demandOption: true,
            describe: 'a game, a colon and the stones of the heap, such as "{1, 3, 4}:7"',
          })
          .options({ ending, objective, json })
          .example('$0 move "{1, 3, 4}:7" N:5 "N - {2}:8"', 'a sum of three games')
          .example('$0 move "N - {7, 10^100, 10^100+7}:10^200" N:5', 'heaps of any size')
          .example('$0 move N:1 N:2 --objective last-player-loses', 'misère play')
          .epilogue(NOTATION),
      async args => {
        const { moveCommand } = await import('./commands/move.ts');
        end(moveCommand(args, terminal));
      },
    )
    .command(
      'nim <operation> <numbers..>',
      'the nim-sum (add) or nim-product (multiply) of whole numbers of any size',
      command =>
        command
          .positional('operation', {
            choices: ['add', 'multiply'] as const,
            demandOption: true,
            describe: 'what to do with them',
          })
          .positional('numbers', {
            type: 'string',
            array: true,
            demandOption: true,
            describe: 'whole numbers from 0 on',
          })
          .options({ json })
          .example('$0 nim add 5 11', '14')
          .example('$0 nim multiply 8 8', '13'),
      async args => {
        const { nimCommand } = await import('./commands/nim.ts');
        end(nimCommand(args, terminal));
      },
    )
    .command(
      'prove <family>',
      'preperiod, period and saltus for every value of a letter, each with a certificate',
      command =>
        command
          .positional('family', {
            type: 'string',
            demandOption: true,
            describe: 'games in which one letter runs, such as "{2, 7, c}"',
          })
          .options({
            ending: { ...ending, choices: LAW_ENDINGS, default: 'normal' as LawEnding },
            objective,
            json,
          })
          .option('sequence', {
            choices: ['nim-values', 'outcomes'] as const,
            requiresArg: true,
            describe: 'what is to be proved; without it all that the games have',
          })
          .option(
            'law',
            value('a sentence on the letter, preperiod, period and saltus, to be decided for all values'),
          )
          .option('modulus', {
            ...value(
              'classes of the letter are split up to this modulus; beyond it they are undecided (exit 3)',
            ),
            default: '1000',
          })
          .option('limit', {
            ...value('heaps to search for the period of a game that is too small for a law'),
            default: '1e9',
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
          .positional('files', {
            type: 'string',
            array: true,
            demandOption: true,
            describe: 'certificates of saltus game or prove --certificate FILE, or tables of games, *.csv',
          })
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
  'With --json an object for each class: the letter is modulus k + residue, and [α, β] stands for α k + β, for all',
  'k >= from. A game that is too small for a law has the modulus 0.',
].join('\n');
