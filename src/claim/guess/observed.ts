/** The data in which laws are searched. */
export interface Observed {
  readonly letters: readonly string[];
  readonly measure: string;
  /** The letters, then the measure, which is known. */
  readonly rows: readonly (readonly number[])[];
}
