/** A theme of the list of results. */
interface Theme {
  readonly key: string;
  readonly title: string;
  /** Matches the addresses of its pages that no earlier theme has. */
  readonly has: RegExp;
}

/** The themes in the order of the list. The last one has all pages that are left. */
export const THEMES: readonly Theme[] = [
  {
    key: 'saltus',
    title: 'The saltus of N - {a, b, a+b}',
    has: /^(conjecture-12|fes-below-3a|fes-saltus|fes-lemma-6)$/,
  },
  {
    key: 'all-but',
    title: 'Other all-but games',
    has: /^(fes-.*|guess-fes-.*|more-excluded|all-but-.*|smallest-move)$/,
  },
  {
    key: 'take-all',
    title: 'Outcomes of finite sets, and the take-all ending',
    has: /^(equation-8|outcome-.*|result-strings.*|stone-picking-.*|close-moves|symmetric-sets|two-moves-outcomes|basic-statements)$/,
  },
  {
    key: 'long-periods',
    title: 'How long a period can be',
    has: /^(record-.*|records-.*|growth-.*|starts-.*|families-.*|nim-period-.*|long-periods)$/,
  },
  {
    key: 'infinite',
    title: 'Taking a prime, a square or a move of a sequence',
    has: /^(take-a-.*|oeis-.*)$/,
  },
  { key: 'nim', title: 'Nim and nimbers', has: /^(nim-2-.*|nimbers.*|kisses)$/ },
  { key: 'periods', title: 'Periods of finite sets', has: /^/ },
];

/** Groups pages by theme; a theme without a page is left out. */
export function byTheme<Page extends { readonly address: string }>(pages: readonly Page[]) {
  const themes = pages.map(({ address }) => THEMES.find(({ has }) => has.test(address)));
  return THEMES.flatMap(theme => {
    const group = pages.filter((_, i) => themes[i] === theme);
    return group.length === 0 ? [] : [{ ...theme, group }];
  });
}
