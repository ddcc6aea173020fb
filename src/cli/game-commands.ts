import type { Argv } from 'yargs';
import type { Invocation } from './invocation.ts';
import { ending, json, NOTATION, NOTATION_OF_SUMS, objective, value, word, words } from './options.ts';

/** The commands on single games. */
export function gameCommands(parser: Argv, { terminal, end }: Invocation): Argv {
  return parser
    .command(
      'game <notation..>',
      'everything about games: period and saltus with proof, outcomes, first terms',
      command =>
        command
          .positional('notation', words('games; a lone - reads them from standard input, one a line'))
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
          .positional('notation', word('one game'))
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
          .positional('heaps', words('a game, a colon and the stones of the heap, such as "{1, 3, 4}:7"'))
          .options({ ending, objective, json })
          .example('$0 move "{1, 3, 4}:7" N:5 "N - {2}:8"', 'a sum of three games')
          .example('$0 move "N - {7, 10^100, 10^100+7}:10^200" N:5', 'heaps of any size')
          .example('$0 move N:1 N:2 --objective last-player-loses', 'misère play')
          .epilogue(NOTATION_OF_SUMS),
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
          .positional(
            'numbers',
            words('whole numbers from 0 on, written out or with exponents up to 999, as in 2^999 + 7'),
          )
          .options({ json })
          .example('$0 nim add 5 11', '14')
          .example('$0 nim multiply 8 8', '13'),
      async args => {
        const { nimCommand } = await import('./commands/nim.ts');
        end(nimCommand(args, terminal));
      },
    );
}
