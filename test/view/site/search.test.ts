import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../src/view/site/browser/search/entry.ts';
import { find } from '../../../src/view/site/browser/search/find.ts';
import { familiesWith, gameOf } from '../../../src/view/site/browser/search/games.ts';

const entry = (title: string, note = '', words = ''): Entry => ({
  kind: 'Claims',
  title,
  note,
  words,
  address: title,
});
const titles = (entries: readonly Entry[], query: string) => find(entries, query).map(({ title }) => title);

describe('a search by words', () => {
  test('finds entries with all words, each at the beginning of a word, in any order', () => {
    const entries = [
      entry('the mirror theorem'),
      entry('the theorem', 'a mirror'),
      entry('mirrors'),
      entry('amirror'),
    ];
    expect(titles(entries, 'mirror')).toEqual(['the mirror theorem', 'mirrors', 'the theorem']);
    expect(titles(entries, 'theorem mirror')).toEqual(['the mirror theorem', 'the theorem']);
    expect(titles(entries, 'mirror conjecture')).toEqual([]);
  });

  test('ranks titles with the phrase first, then notes with it, then other titles', () => {
    const entries = [entry('x', '', 'Lemma 8'), entry('8 Lemma'), entry('y', 'Lemma 8'), entry('Lemma 8')];
    expect(titles(entries, 'lemma 8')).toEqual(['Lemma 8', 'y', '8 Lemma', 'x']);
  });

  test('matches a number as a whole word, and a phrase in quotes word by word', () => {
    const entries = [entry('Lemma 80'), entry('8 lemmata'), entry('8, by Lemma 3'), entry('Lemma 8')];
    expect(titles(entries, 'lemma 8')).toEqual(['Lemma 8', '8 lemmata', '8, by Lemma 3']);
    expect(titles(entries, '"lemma 8"')).toEqual(['Lemma 8']);
    expect(titles(entries, '"8" lemmat')).toEqual(['8 lemmata']);
  });

  test('ignores spaces in a formula, and the spelling of its signs', () => {
    const entries = [entry('b ≥ 3a: saltus = a (b + d)'), entry('b ≠ 2a'), entry('N − {a, b}')];
    expect(titles(entries, 'b>=3a')).toEqual(['b ≥ 3a: saltus = a (b + d)']);
    expect(titles(entries, 'b≠2a')).toEqual(['b ≠ 2a']);
    expect(titles(entries, 'N - {a,b}')).toEqual(['N − {a, b}']);
  });

  test('finds nothing for no words', () => {
    expect(find([entry('x')], '  ')).toEqual([]);
  });
});

describe('a search by a game', () => {
  test('a text is a game if the notation says so', () => {
    expect(gameOf('N-{4,3,1}')).toBe('N - {1, 3, 4}');
    expect(gameOf('primes')).toBe('primes');
    expect(gameOf('lemma 8')).toBeUndefined();
    expect(gameOf('{1, 1}')).toBeUndefined();
  });

  test('a game is found exactly in the families of which it is a case, in any order of its numbers', () => {
    const family = (id: string, game: string, over: Record<string, string>, where?: string) => ({
      id,
      question: id,
      address: id,
      sweep: { game, over, ...(where !== undefined && { where }) },
    });
    const families = [
      family('to 4', 'N - {a, b, a+b}', { a: '1..3', b: 'a+1..4' }),
      family('to 3', 'N - {a, b, a+b}', { a: '1..2', b: 'a+1..3' }),
      family('greater first', 'N - {b, a, a+b}', { a: '1..4', b: 'a+1..9' }, 'b = a+1'),
      family('finite', '{a, b, a+b}', { a: '1..3', b: 'a+1..4' }),
      family('sums', 'N:n + N:m', { n: '0..3', m: '0..3' }),
    ];
    const ids = familiesWith('N - {3, 4, 7}', families).map(({ id }) => id);
    expect(ids).toEqual(['to 4', 'greater first']);
  });
});
