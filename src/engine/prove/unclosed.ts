/** A class of values of the letter for which no proof is found as it is. Never leaves this folder. */
export class Unclosed extends Error {}

/** The class has to be split into so many: what happens depends on k modulo `parts`. */
export class Split extends Error {
  readonly parts: number;

  constructor(parts: number) {
    super(`k modulo ${parts} decides`);
    this.parts = parts;
  }
}
