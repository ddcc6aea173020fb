import { Stackless } from '../../errors.ts';

/** A class of values of the letter for which no proof is found as it is. Never leaves this folder. */
export class Unclosed extends Stackless {}

/** Thrown if the class must be split: the simulation depends on k modulo `parts`. */
export class Split extends Stackless {
  readonly parts: number;

  constructor(parts: number) {
    super(`k modulo ${parts} decides`);
    this.parts = parts;
  }
}
