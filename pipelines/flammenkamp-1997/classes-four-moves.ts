import { definePipeline, paper, type Row } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'classes-four-moves',
  question: 'Which sets of four moves belong to two of the classes I to IV?',
  answer: ['two-classes'],
  ...about('page 23'),
  sweep: { game: '{a, b, c, d}', over: { a: '1..10', b: 'a+1..11', c: 'b+1..12', d: 'c+1..16' } },
  measure: ['T'],
  claims: [
    claim('two-classes', 'page 23', {
      with: [2, 3],
      says: times =>
        `two of a + c = d (I), b + c = d (II), a + b = d (III) and a + b = c (IV) hold for {a, b, a+b, ${times}a+b} (I and IV) and {a, b, a+b, a+2b} (II and IV), and for no other sets`,
      holds: (times, { a, b, c, d }) =>
        classesOf({ a, b, c, d }) ===
        (c !== a + b
          ? 'one or none'
          : d === times * a + b
            ? 'I IV'
            : d === a + 2 * b
              ? 'II IV'
              : 'one or none'),
      ofLetters: true,
    }),
  ],
});

/** The classes of a set if it has more than one. */
function classesOf({ a, b, c, d }: Row): string {
  const classes = [
    ...(a! + c! === d ? ['I'] : []),
    ...(b! + c! === d ? ['II'] : []),
    ...(a! + b! === d ? ['III'] : []),
    ...(a! + b! === c ? ['IV'] : []),
  ];
  return classes.length > 1 ? classes.join(' ') : 'one or none';
}
