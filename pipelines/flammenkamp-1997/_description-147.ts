import type { Word } from './_words.ts';

/** The printed description of the nim-sequence: words in m, with loops over j; the words after REPEAT are repeated forever. */
const DESCRIPTION = `
  _(2m-1) A(2m-1) _1 B(2m-2) A1 _(2m-1) A(2m-1) B(2m-1) C(2m-1) D(2m-1) C1 E1 B1 E(2m-4) D1 C(2m-1) D1 B1
  _(2m-1) A(2m-1) _1 E1 B(2m-3) A1 _(2m-1) A(2m-1) B1 D1 B(2m-3) C(2m-1) D2 B1 D1 D(2m-5) C1 E1 D1 B1 E(2m-5) D1 C(2m-1) D1 B1
FOR j FROM 2 UPTO 2m-4 REP
  _(2m-1) A(2m-1) _1 B1 <DE>(j-1) B(2m-2-j) A1 _(2m-1) A(2m-1) B1 D1 B(2m-3) C(2m-1) D2 B1 <DE>(j) D(2m-4-j) C1 E1 D1 E1 B(j-1) E(2m-4-j) D1 C(2m-1) D1 B1
PER
  _(2m-1) A(2m-1) _1 B1 <DE>(2m-4) B(1) A1 _(2m-1) A(2m-1) B1 D1 B(2m-3) C(2m-1) D2 B1 <DE>(2m-4) C1 E1 D1 E1 B(2m-4) C(2m-1) D1 B1
  _(2m-1) A(2m-1) _1 B1 <DE>(2m-3) A1 _(2m-1) A(2m-1) B1 D1 B(2m-3) C(2m-1) B1 D1 B1 <DE>(2m-4) C1 B1 D1 E1 B(2m-4) C(2m-1) D2
FOR j FROM 2m-1 UPTO 3m-3 REP
  _(2m-1) A(2m-1) _1 E(j-2m+1) B1 E(j-2m+1) <DE>(6m-5-2j) A1 _(2m-1) A(2m-1) B(2m-1) C(2m-1) B1 D(2j-4m+4) <DE>(6m-6-2j) C1 B(j-2m+3) E1 B(4m-5-j) C(2m-1) D2
PER
FOR j FROM 3m-2 UPTO 4m-6 REP
  _(2m-1) A(2m-1) _1 E(j-2m+1) B1 E(4m-4-j) A1 _(2m-1) A(2m-1) B(2m-1) C(2m-1) B1 D(2m-2) C1 B(j-2m+3) E1 B(4m-5-j) C(2m-1) D2
PER
  _(2m-1) A(2m-1) _1 E(2m-4) B1 E1 A1 _(2m-1) A(2m-1) B(2m-1) C(2m-1) B1 D(2m-2) C1 B(2m-2) D1 C(2m-1) D2
  _(2m-1) A(2m-1) _1 E(2m-3) B1 A1 _(2m-1) A(2m-1) B(2m-1) C(2m-1) D(2m-1) C1 E1 B(2m-2) C(2m-1) D1 B1
  _(2m-1) A(2m-1) _1 E(2m-2) A1 _(2m-1) A(2m-1) B1 D1 B(2m-3) C(2m-1) B1 D1 B1 D(2m-4) C1 B1 D1 B(2m-3) C(2m-1) D2
REPEAT
FOR j FROM 0 UPTO m-3 REP
  _(2m-1) A(2m-1) _1 E(j) B1 E(j) D1 E(2m-4-2j) A1 _(2m-1) A(2m-1) B(2m-1) C(2m-1) B1 D(2j+3) E1 D(2m-6-2j) C1 B(j+2) E1 B(2m-4-j) C(2m-1) D2
PER
  _(2m-1) A(2m-1) _1 E(m-2) B1 E(m-2) D1 A1 _(2m-1) A(2m-1) B(2m-1) C(2m-1) B1 D(2m-2) C1 B(m) E1 B(m-2) C(2m-1) D2
FOR j FROM m-1 UPTO 2m-5 REP
  _(2m-1) A(2m-1) _1 E(j) B1 E(2m-3-j) A1 _(2m-1) A(2m-1) B(2m-1) C(2m-1) B1 D(2m-2) C1 B(j+2) E1 B(2m-4-j) C(2m-1) D2
PER
  _(2m-1) A(2m-1) _1 E(2m-4) B1 E1 A1 _(2m-1) A(2m-1) B(2m-1) C(2m-1) B1 D(2m-2) C1 B(2m-2) D1 C(2m-1) D2
  _(2m-1) A(2m-1) _1 E(2m-3) B1 A1 _(2m-1) A(2m-1) B(2m-1) C(2m-1) D(2m-1) C1 E1 B(2m-2) C(2m-1) D1 B1
  _(2m-1) A(2m-1) _1 E(2m-2) A1 _(2m-1) A(2m-1) B1 D1 B(2m-3) C(2m-1) B1 D1 B1 D(2m-4) C1 B1 D1 B(2m-3) C(2m-1) D2
ENDREP
`;

/** Matches a word: letters, in angle brackets if several are repeated in turn, and their number. */
const WORD = /<?([_A-E]+)>?(?:\(([^)]*)\)|(\d+))/g;

/** The words before the last loop and those of the loop. */
export interface Described {
  readonly before: readonly Word[];
  readonly loop: readonly Word[];
}

/** Returns the words of pages 147 to 149 for an m. */
export function describedFor(m: number): Described {
  const lines = DESCRIPTION.split('\n');
  const start = lines.indexOf('REPEAT');
  return { before: wordsOf(lines.slice(0, start), m), loop: wordsOf(lines.slice(start + 1), m) };
}

function wordsOf(lines: readonly string[], m: number): Word[] {
  return lines.flatMap((line, i) => {
    const [, from, to] = /^FOR j FROM (\S+) UPTO (\S+) REP$/.exec(line) ?? [];
    if (from !== undefined) {
      const [first, last] = [evaluate(from, m, 0), evaluate(to!, m, 0)];
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, k) =>
        wordsIn(lines[i + 1]!, m, first + k),
      ).flat();
    }
    return line.startsWith(' ') && !lines[i - 1]?.startsWith('FOR') ? wordsIn(line, m, 0) : [];
  });
}

function wordsIn(line: string, m: number, j: number): Word[] {
  return Array.from(line.matchAll(WORD), ([, letters, form, number]) => [
    letters!,
    form ? evaluate(form, m, j) : Number(number),
  ]);
}

/** Returns the value of a linear form such as `2j-4m+4`. */
function evaluate(form: string, m: number, j: number): number {
  const terms = Array.from(form.matchAll(/([+-]?)(\d*)([mj]?)/g)).filter(([text]) => text !== '');
  return terms.reduce((sum, [, sign, factor, letter]) => {
    const value = (factor ? Number(factor) : 1) * (letter === 'm' ? m : letter === 'j' ? j : 1);
    return sum + (sign === '-' ? -value : value);
  }, 0);
}
