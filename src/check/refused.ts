/** What is stated is not so. */
export class Refused extends Error {}

/** @throws Refused */
export function insist(holds: boolean, why: string): asserts holds {
  if (!holds) throw new Refused(why);
}
