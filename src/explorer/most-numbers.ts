/** Numbers of a set of which laws are looked for: there are digits enough to write its values. */
export const MOST_NUMBERS = 9;
