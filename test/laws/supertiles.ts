/** A number that is linear in the variables, such as k - i for { k: 1, i: -1 }; the key of the constant is 1. */
export type Linear = Readonly<Partial<Record<'k' | 'i' | 'q' | 'M' | 1, number>>>;

/** Supertiles (m, r) for each i of a range. */
export interface Run {
  readonly from: Linear;
  readonly to: Linear;
  readonly m: Linear;
  readonly r: Linear;
}

/** Chains of one kind for ranges of M and c, with every `step`-th c. */
export interface Place {
  readonly M: readonly [from: Linear, to: Linear];
  readonly kind: string;
  readonly c: readonly [from: Linear, to: Linear];
  readonly step: 1 | 2;
}

const [ZERO, ONE, K]: Linear[] = [{}, { 1: 1 }, { k: 1 }];
const K_LESS_1: Linear = { k: 1, 1: -1 };
const K_LESS_2: Linear = { k: 1, 1: -2 };
const [I, I_1, I_2]: Linear[] = [{ i: 1 }, { i: 1, 1: 1 }, { i: 1, 1: 2 }];
const K_I: Linear = { k: 1, i: -1 };

function at(i: Linear, m: Linear, r: Linear): Run {
  return { from: i, to: i, m, r };
}

const ABOVE_ON_ALL = { from: ONE, to: K_LESS_1, m: { k: 1, i: -1, 1: 1 }, r: I_1 };

/** The kinds of section 3 of docs/laws.md, for a = kd + 1 and a = kd - 1. */
export const KINDS: Readonly<Record<1 | -1, Readonly<Record<string, readonly Run[]>>>> = {
  1: {
    N: [{ from: ZERO, to: K_LESS_1, m: K_I, r: I_1 }],
    L: [at(ZERO, { k: 1, 1: 1 }, ONE), ABOVE_ON_ALL, at(K, ONE, K)],
    T: [at(ZERO, K, ONE), ABOVE_ON_ALL, at(K, ONE, K)],
    "T'": [at(ZERO, K, ONE), ABOVE_ON_ALL, at(K, ONE, { k: 1, 1: 1 })],
    S: [{ from: ONE, to: K_LESS_1, m: K_I, r: I }],
    "N'": [{ from: ONE, to: K, m: { k: 1, i: -1, 1: 1 }, r: I }],
  },
  [-1]: {
    N: [{ from: ZERO, to: K_LESS_1, m: K_I, r: I_1 }],
    L: [{ from: ZERO, to: K_LESS_2, m: K_I, r: I_1 }, at(K_LESS_1, ONE, K_LESS_1)],
    S: [{ from: ZERO, to: K_LESS_2, m: { k: 1, i: -1, 1: -1 }, r: I_1 }],
    T: [at({ 1: -1 }, K, ONE), { from: ZERO, to: K_LESS_2, m: K_I, r: I_2 }, at(K_LESS_1, ONE, K)],
    "T'": [at({ 1: -1 }, K_LESS_1, ONE), { from: ZERO, to: K_LESS_2, m: { k: 1, i: -1, 1: -1 }, r: I_2 }],
    "N'": [{ from: { 1: -1 }, to: K_LESS_2, m: { k: 1, i: -1, 1: -1 }, r: I_2 }],
  },
};

const [FIRST, MIDDLE, LAST]: (readonly [Linear, Linear])[] = [
  [{}, { q: 1, 1: -1 }],
  [{ q: 1 }, { q: 1 }],
  [{ q: 1, 1: 1 }, { q: 2 }],
];

/** The places of the chains, with d = 2q + 1 ≥ 3. */
export const PLACES: Readonly<Record<1 | -1, readonly Place[]>> = {
  1: [
    { M: FIRST, kind: 'N', c: [{}, { q: 2, M: -2, 1: -1 }], step: 1 },
    {
      M: FIRST,
      kind: 'T',
      c: [
        { q: 2, M: -2 },
        { q: 2, 1: -2 },
      ],
      step: 2,
    },
    {
      M: FIRST,
      kind: 'S',
      c: [
        { q: 2, M: -2, 1: 1 },
        { q: 2, 1: -1 },
      ],
      step: 2,
    },
    { M: FIRST, kind: 'L', c: [{ q: 2 }, { q: 2 }], step: 1 },
    { M: MIDDLE, kind: "T'", c: [{}, {}], step: 1 },
    { M: MIDDLE, kind: 'T', c: [{ 1: 2 }, { q: 2, 1: -2 }], step: 2 },
    { M: MIDDLE, kind: 'S', c: [{ 1: 1 }, { q: 2, 1: -1 }], step: 2 },
    { M: MIDDLE, kind: 'L', c: [{ q: 2 }, { q: 2 }], step: 1 },
    { M: LAST, kind: "T'", c: [{}, {}], step: 1 },
    { M: LAST, kind: 'T', c: [{ 1: 2 }, { q: 4, M: -2 }], step: 2 },
    { M: LAST, kind: 'S', c: [{ 1: 1 }, { q: 4, M: -2, 1: -1 }], step: 2 },
    { M: LAST, kind: "N'", c: [{ q: 4, M: -2, 1: 1 }, { q: 2 }], step: 1 },
  ],
  [-1]: [
    { M: FIRST, kind: 'S', c: [{}, { M: 2 }], step: 2 },
    { M: FIRST, kind: 'T', c: [{ 1: 1 }, { M: 2, 1: -1 }], step: 2 },
    {
      M: FIRST,
      kind: 'N',
      c: [
        { M: 2, 1: 1 },
        { q: 2, 1: -1 },
      ],
      step: 1,
    },
    { M: FIRST, kind: 'L', c: [{ q: 2 }, { q: 2 }], step: 1 },
    { M: MIDDLE, kind: 'S', c: [{}, { q: 2 }], step: 2 },
    { M: MIDDLE, kind: 'T', c: [{ 1: 1 }, { q: 2, 1: -1 }], step: 2 },
    { M: LAST, kind: "T'", c: [{}, {}], step: 1 },
    { M: LAST, kind: "N'", c: [{ 1: 1 }, { M: 2, q: -2, 1: -1 }], step: 1 },
    { M: LAST, kind: 'S', c: [{ M: 2, q: -2 }, { q: 2 }], step: 2 },
    {
      M: LAST,
      kind: 'T',
      c: [
        { M: 2, q: -2, 1: 1 },
        { q: 2, 1: -1 },
      ],
      step: 2,
    },
  ],
};
