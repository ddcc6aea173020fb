import { describe, expect, test } from 'vitest';
import { NotYet } from '../../../src/check/law/affine-for-all-k.ts';
import { hasClosedForm } from '../../../src/check/law/has-closed-form.ts';
import { closedFormConclusion, holdsForFamily } from '../../../src/check/law/holds-for-family.ts';
import { knownFamily } from '../../../src/check/law/known-family.ts';
import { gameAt } from '../../../src/check/law/single-game.ts';
import { judgementsOf } from '../../../src/claim/closed-form-law.ts';
import {
  formatResultNumber,
  periodicityOfOutcomes,
  resultNumber,
  resultNumberLaw,
  resultString,
  textOfResultString,
} from '../../../src/engine/index.ts';
import {
  type ClosedFormText,
  type LawCertificate,
  parseClosedForm,
  parseExpression,
  parseFamilyOfOneLetter,
} from '../../../src/game/index.ts';
import { ENGINE } from '../../../src/run/stored-laws.ts';

const RULE = { ending: 'take-all', objective: 'last-player-wins', sequence: 'outcomes' } as const;
/** Maximum value of the parameter that is checked one by one. */
const MOST = 60;

/** Decides whether games have a closed form, by their certificates and, up to some value, one by one. */
class Games {
  readonly #family;
  readonly #known;
  readonly #least: number;
  readonly #cases;

  constructor(game: string, least: number) {
    this.#family = parseFamilyOfOneLetter(game);
    this.#least = least;
    const of = knownFamily(this.#family, RULE, ENGINE.prove(this.#family, RULE), least);
    if (of.status !== 'known') throw new Error(of.why);
    this.#known = of.known;
    this.#cases = Array.from({ length: MOST - least }, (_, i) => caseOf(this.#family, least + i));
  }

  forAll(text: ClosedFormText, where = `${this.letter} > 0`) {
    const { root } = parseExpression(where, { where: 'x', names: [this.letter], type: 'condition' });
    return holdsForFamily(root, this.#known, this.#family, {}, [], closedFormConclusion(this.#form(text)));
  }

  firstOtherwise(text: ClosedFormText, where = (_: number) => true): number | undefined {
    const { holds } = judgementsOf(this.#form(text));
    const found = this.#cases.findIndex((texts, i) => {
      const value = this.#least + i;
      return where(value) && !holds({ [this.letter]: value }, {} as never, texts);
    });
    return found < 0 ? undefined : this.#least + found;
  }

  get letter(): string {
    return this.#family.letter;
  }

  #form(text: ClosedFormText) {
    return parseClosedForm(text, 'x', [this.letter]);
  }
}

function caseOf(family: ReturnType<typeof parseFamilyOfOneLetter>, value: number) {
  const game = gameAt(family, value);
  if (game?.kind !== 'finite') throw new Error('no finite set');
  const { moves } = game;
  const periodicity = periodicityOfOutcomes(moves, RULE, 1e6);
  if (periodicity.status !== 'proved') throw new Error(periodicity.why);
  const string = resultString(moves, RULE, periodicity);
  if ('status' in string) throw new Error(string.why);
  const number = resultNumber(string);
  if ('status' in number) throw new Error(number.why);
  return { B: textOfResultString(string), E: formatResultNumber(number) };
}

const SETS: readonly [string, number, string, (n: number) => boolean, ClosedFormText, ClosedFormText][] = [
  ['{a}', 1, 'a > 0', () => true, { B: '0 1^a 0^(a-1)' }, { E: '2^a / (2^a + 1)' }],
  [
    '{1, b}',
    2,
    'even(b)',
    b => b % 2 === 0,
    { B: '(01)^(b div 2) 1' },
    { E: '2 (2^(b+1) + 1) / (3 (2^(b+1) - 1))' },
  ],
  [
    '{2, b}',
    5,
    'b mod 4 = 0',
    b => b % 4 === 0,
    { B: '(0110)^(b div 4) 11' },
    { E: '2 (2^(b+3) + 7) / (5 (2^(b+2) - 1))' },
  ],
  [
    '{2, b}',
    3,
    'b mod 4 = 3',
    b => b % 4 === 3,
    { B: '(0110)^(b div 4) 01110' },
    { E: '4 (2^(b+2) + 3) / (5 (2^(b+2) - 1))' },
  ],
  [
    '{1, 2, c}',
    3,
    '3 divides c',
    c => c % 3 === 0,
    { B: '(011)^(c div 3) 1' },
    { E: '2 (3 2^(c+1) + 1) / (7 (2^(c+1) - 1))' },
  ],
  [
    '{1, 5, c}',
    6,
    'even(c)',
    c => c % 2 === 0,
    { B: '(01)^(c div 2) 1^5' },
    { E: '2 (2^(5+c) + 2^6 - 3) / (3 (2^(5+c) - 1))' },
  ],
];

/** Yields the text with one digit changed, or one other digit in a word. */
function* changed(text: ClosedFormText): Generator<ClosedFormText> {
  const [key, form] = Object.entries(text)[0] as ['B' | 'E', string];
  for (const { index, 0: digit } of form.matchAll(/\d/g)) {
    const isBase = form[index + 1] === '^' && digit === '2';
    const digits =
      key === 'B' && '01'.includes(digit) ? ['0', '1'] : ['0', '1', '2', '3', '4', '5', '6', '7'];
    for (const other of isBase ? [] : digits) {
      const changed = form.slice(0, index) + other + form.slice(index + 1);
      if (other !== digit && !/div 0|\(b[+]0 -/.test(changed)) yield { [key]: changed } as never;
    }
  }
}

describe.each(SETS)('%s from %i on, if %s', (game, least, where, isMet, B, E) => {
  const games = new Games(game, least);

  test.each([B, E])('the closed form %o holds for all values', form => {
    expect(games.forAll(form, where)).toEqual({ status: 'holds' });
    expect(games.firstOtherwise(form, isMet)).toBeUndefined();
  });

  test('a changed closed form fails, first at the same value as in a check one by one', () => {
    let fails = 0;
    for (const form of [...changed(B), ...changed(E)]) {
      const found = games.forAll(form, where);
      if (found.status === 'undecided') {
        expect(found.why, JSON.stringify(form)).toMatch(/denominator is 0|remainder/);
        continue;
      }
      const first = games.firstOtherwise(form, isMet);
      expect([form, found.status === 'fails' ? found.value : undefined]).toEqual([form, first]);
      if (first !== undefined) fails++;
    }
    expect(fails).toBeGreaterThan(10);
  });
});

test.each(['{3, 5, c}', '{4, 9, c}', '{3, 8, c}', '{2, 3, 9, c}'])(
  'E of %s is what the engine writes for each certificate, and a changed E fails',
  game => {
    const family = parseFamilyOfOneLetter(game);
    const certificates = ENGINE.prove(family, RULE) as readonly LawCertificate[];
    expect(certificates.some(({ before }) => before.length > 0)).toBe(true);
    for (const { before, repeated, from } of certificates) {
      const text = resultNumberLaw(before, repeated);
      const [over, under] = text.split('/');
      const has = (E: string) =>
        hasClosedForm(parseClosedForm({ E }, 'x', ['k']), { before, repeated }, { k: [1, 0] }, from + 3);
      expect([text, has(`${over} / ${under}`)]).toEqual([text, true]);
      expect([text, has(`(2 ${over} + 1) / (2 ${under})`)]).toEqual([text, false]);
    }
  },
);

test('the same word written with other powers holds', () => {
  const games = new Games('{1, b}', 2);
  expect(games.forAll({ B: '0 (10)^(b div 2 - 1) 11' }, 'even(b)')).toEqual({ status: 'holds' });
  expect(games.forAll({ B: '01 01' }, 'odd(b)')).toMatchObject({ status: 'fails', value: 3 });
});

test('a form that fails only for one value fails there', () => {
  const games = new Games('{2, b}', 3);
  expect(games.forAll({ B: '(0110)^(b div 4) 11' }, 'b mod 4 = 0')).toMatchObject({
    status: 'fails',
    value: 4,
  });
  // For b < 40 the exponent is negative, so the form says nothing.
  expect(games.forAll({ B: '(01)^(b - 40)' }, 'b > 30')).toMatchObject({ status: 'fails', value: 40 });
  expect(games.forAll({ E: '2^(b - 40) / 2^(b - 40)' }, 'b > 30')).toMatchObject({
    status: 'fails',
    value: 40,
  });
});

const asForm = (text: ClosedFormText) => parseClosedForm(text, 'x', ['k']);
const AT_K = { k: [1, 0] } as const;

test('outcomes with a preperiod need a B with a preperiod', () => {
  const repeated = [['01', [0, 1]]] as const;
  expect(hasClosedForm(asForm({ B: '01' }), { before: [], repeated }, AT_K, 0)).toBe(true);
  expect(hasClosedForm(asForm({ B: '01' }), { before: [['1', [0, 1]]], repeated }, AT_K, 0)).toBe(false);
});

test('a power with a negative exponent makes the whole word undefined, so the form says nothing', () => {
  const outcomes = {
    before: [],
    repeated: [
      ['01', [1, 0]],
      ['1', [0, 1]],
    ],
  } as const;
  const has = (B: string) => hasClosedForm(asForm({ B }), outcomes, { k: [2, 0] }, 3);
  expect(has('(01)^(k div 2) 1')).toBe(true);
  expect(() => has('1^(2-k) (01)^(k div 2) 1')).toThrow('negative exponent');
});

test('f(0) does not count in E', () => {
  const lost = { before: [], repeated: [['10', [0, 1]]] } as const;
  expect(hasClosedForm(asForm({ E: '1 / 3' }), lost, AT_K, 0)).toBe(true);
  expect(hasClosedForm(asForm({ E: '4 / 3' }), lost, AT_K, 0)).toBe(false);
});

test('words that differ only from some k onwards are not compared below that k', () => {
  const repeated = [['01', [1, 0]]] as const; // The word equals 0^k 1^k for k = 1.
  const has = (k0: number) => hasClosedForm(asForm({ B: '0^k 1^k' }), { before: [], repeated }, AT_K, k0);
  expect(() => has(1)).toThrow(NotYet);
  expect(has(4)).toBe(false);
});
