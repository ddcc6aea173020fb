import type { Argv } from 'yargs';
import type { Invocation } from './invocation.ts';
import { MAX_JOBS, optional } from './numbers.ts';
import {
  ending,
  flag,
  jobs,
  json,
  LIMIT,
  NOTATION,
  NOTATION_OF_SUMS,
  objective,
  out,
  value,
  word,
  words,
} from './options.ts';

/** Adds the commands on single games. */
export function gameCommands(parser: Argv, { terminal, places, end }: Invocation): Argv {
  return parser
    .command(
      'game <notation..>',
      'compute the period and saltus of a game, with a proof',
      command =>
        command
          .positional('notation', words('games, or - for one game per line of standard input'))
          .options({ ending, objective, json })
          .option('start', value('initial nim-values of heaps 0, 1, …, such as 0,0,1'))
          .option('heap', value('single heap whose nim-value is wanted, such as 10^200'))
          .option('terms', { ...value('number of terms to show, from heap 0'), default: '30' })
          .option('steps', value('number of steps of Algorithm 1 to show, for N - {…}'))
          .option('limit', {
            ...value('maximum of preperiod + period, in heaps'),
            default: '1e11',
          })
          .option('certificate', value('file for the proof of one game, for saltus verify'))
          .option('bound', flag('print only a bound on preperiod + period, without computing'))
          .example('$0 game "N - {2, 3, 6, 8}"', 'preperiod 42, period 9, saltus 3, proved')
          .example('$0 game "N - {2, 3, 6, 8}" --steps 6', 'Algorithm 1, step by step')
          .example('$0 game "{3, 5, 6}" --ending take-all', 'with result string B and number E')
          .example('$0 game "{3, 5, 6}" --start 0,1,1', 'the same, by G(0), G(1), G(2)')
          .example('$0 game "N - {7, 10^100, 10^100+7}" --heap 10^200', 'by a theorem, for b >= 3a')
          .example('$0 game - --json < games.txt', 'one answer per line, in order')
          .epilogue(NOTATION),
      async args => {
        if (mayTakeLong([...args.notation, args.terms])) terminal.busy();
        const { gameCommand } = await import('./commands/game.ts');
        end(await gameCommand(args, terminal));
      },
    )
    .command(
      'sequence <notation>',
      'print the nim-sequence of a game under the normal ending',
      command =>
        command
          .positional('notation', word('game, in quotes'))
          .option('terms', { ...value('number of terms from heap 0, such as 1e6'), demandOption: true })
          .option('format', {
            choices: ['lines', 'b-file', 'data', 'csv', 'counts'] as const,
            requiresArg: true,
            default: 'lines' as const,
            describe: 'format of the output (b-file, data: as in the OEIS)',
          })
          .option('out', { ...value('output file'), defaultDescription: 'standard output' })
          .example('$0 sequence primes --terms 1e7 --format counts', 'how often each value occurs')
          .example('$0 sequence file:moves.txt --terms 1e3', 'a set of your own')
          .epilogue(NOTATION),
      async args => {
        if (mayTakeLong([args.notation, args.terms])) terminal.busy();
        const { sequenceCommand } = await import('./commands/sequence.ts');
        end(await sequenceCommand(args, terminal));
      },
    )
    .command(
      'move <heaps..>',
      'find the winner and every winning move of a sum of heaps',
      command =>
        command
          .positional('heaps', words('heaps, each a game, a colon and a size: "{1, 3, 4}:7"'))
          .options({ ending, objective, json })
          .option('why', flag('also print the nim-values in binary, and what winning moves change'))
          .example('$0 move "{1, 3, 4}:7" N:5 "N - {2}:8"', 'a sum of three games')
          .example('$0 move "N - {7, 10^100, 10^100+7}:10^200" N:5', 'heaps of any size')
          .example('$0 move N:1 N:2 --objective last-player-loses', 'misère play')
          .epilogue(NOTATION_OF_SUMS),
      async args => {
        if (mayTakeLong(args.heaps)) terminal.busy();
        const { moveCommand } = await import('./commands/move.ts');
        end(moveCommand(args, terminal));
      },
    )
    .command(
      'find',
      'list the sets with a given period, saltus or first values',
      command =>
        command
          .options({
            period: value('period of the nim-sequence'),
            preperiod: value('preperiod of the nim-sequence'),
            saltus: value('saltus of the nim-sequence'),
            values: value('first values of the nim-sequence, such as 0,1,0,1,2'),
          })
          .option('size', { ...value('number of moves, or of excluded numbers'), default: '3' })
          .option('max', { ...value('largest number in a set'), default: '10' })
          .option('all-but', flag('search the games N - {…}'))
          .option('limit', { ...value('maximum of preperiod + period, in heaps'), default: LIMIT })
          .options({ json, jobs, out })
          .example('$0 find --period 22 --max 10', '{2, 5, 7}, and no other set of three moves')
          .example('$0 find --saltus 6 --all-but --size 2', 'all-but games'),
      async args => {
        terminal.busy();
        const { findCommand } = await import('./commands/find.ts');
        const read = { ...args, jobs: optional(args.jobs, '--jobs', MAX_JOBS) };
        end(await findCommand(read, places(args.out), terminal));
      },
    )
    .command(
      'nim <operation> <numbers..>',
      'add, multiply or divide nimbers, or find a mex',
      command =>
        command
          .positional('operation', {
            choices: ['add', 'multiply', 'divide', 'inverse', 'mex', 'table'] as const,
            demandOption: true,
            describe: 'action',
          })
          .positional('numbers', words('non-negative integers, such as 12 or 2^999 + 7'))
          .options({ json })
          .example('$0 nim add 5 11', '14')
          .example('$0 nim multiply 8 8', '13')
          .example('$0 nim inverse 7', '11')
          .example('$0 nim mex 0 1 3', '2')
          .example('$0 nim table 7', 'the products of 0 to 7'),
      async args => {
        if (mayTakeLong(args.numbers)) terminal.busy();
        const { nimCommand } = await import('./commands/nim.ts');
        end(nimCommand(args, terminal));
      },
    );
}

/** Whether the computation may take long: for a long list, a number of at least three digits, a power, or a file. */
function mayTakeLong(texts: readonly string[]): boolean {
  return texts.some(text => text.length > 60 || /\d{3}|\d[\^e]|^-$|file:/.test(text));
}
