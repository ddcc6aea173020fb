import { definePipeline, paper } from '../../src/index.ts';
import { type Cycles, hasCycles, listed, readSets } from './_helpers.ts';

const { about, claim } = paper('flammenkamp-1997');

/** A row of the table of pages 74 to 76: the set, its number of sequences, and the lengths of its cycles. */
type Row = readonly [set: string, sequences: number, lengths: string];

/** Returns the pipeline of some rows of the table of pages 74 to 76, all with as many moves. */
export function orbits(id: string, moves: string, rows: readonly Row[]) {
  const printed = rows.map(([, sequences, lengths]) => ({ sequences, cycles: readCycles(lengths) }));
  return definePipeline({
    id,
    question: `Which periods do the outcomes of symmetric sets of ${moves} have, from all initial values?`,
    answer: ['cycles', 'sequences'],
    ...about('pages 74-75'),
    sweep: listed(
      rows.flatMap(([set]) => readSets(set)),
      `symmetric sets of ${moves} of pages 74 and 75`,
    ),
    measure: ['T', 'startPeriods', { series: 'periodsFromStarts', upTo: '1000', table: true }],
    claims: [
      claim('cycles', 'pages 74-75', {
        with: [0, 1],
        says: more => `the cycles of the outcomes have the printed lengths${more ? ' plus 1' : ''}`,
        holds: (more, { r }, { periodsFromStarts }) =>
          hasCycles(
            periodsFromStarts.map(([p, cycles]) => [p! - more, cycles!]),
            printed[r - 1]!.cycles,
          ),
      }),
      claim('sequences', 'pages 74-75', {
        with: [0, 1],
        says: more => `the cycles have together as many sequences as printed${more ? ' and one more' : ''}`,
        holds: (more, { r }, { periodsFromStarts }) =>
          periodsFromStarts.reduce((sum, [p, cycles]) => sum + p! * cycles!, 0) ===
          printed[r - 1]!.sequences + more,
      }),
    ],
  });
}

/** Reads lengths of cycles: `2x17 8` is two cycles of length 17 and one of length 8. */
function readCycles(lengths: string): Cycles {
  const cycles: Record<number, number> = {};
  for (const part of lengths.split(' ')) {
    const [length, times = '1'] = part.split('x').reverse();
    cycles[Number(length)] = (cycles[Number(length)] ?? 0) + Number(times);
  }
  return cycles;
}
