/** The words of the proof of Conjecture 12: N - {a, b, a+b} as a tiling of rows. */
export { nextRow, nextRowByCells } from './next-row.ts';
export {
  areGood,
  areStraight,
  cellsOfRound,
  leads,
  leadsAfter,
  leadsOfNext,
  roundsOf,
  roundWord,
} from './rounds.ts';
export { cellsOf, firsts, rowWords } from './row-words.ts';
export { roundByZones } from './zones.ts';
