import { firstCounterexample } from '../../claim/index.ts';
import { citeClaim, type Sources } from '../citation.ts';
import { type ClaimOf, keyOf } from '../claim-of.ts';
import type { Finding, Inline, PictureText, Place } from '../document/model.ts';
import { placeOf, statementLines } from './claim-facts.ts';

/** A claim with its introduction for a reader who is new to the subject, and a figure that shows it. */
interface Choice {
  readonly claim: string;
  readonly title: Inline;
  readonly because: string;
  readonly figure?: PictureText;
  /** A game that shows it, if the claim has no counterexample. */
  readonly game?: string;
  /** The view of the explorer that shows it. */
  readonly view?: string;
  readonly more?: readonly { readonly link: string; readonly to: Place }[];
}

/** The five main findings, the most important first. Their verdicts come from the claims. */
export const FINDINGS: readonly Choice[] = [
  {
    claim: 'conjecture-12/sharp',
    title: { link: 'A conjecture from 2012, sharpened and proved', to: { page: 'story' } },
    because:
      'Forbid three moves: a, b and a + b. After each period, the nim-values have risen by a fixed step, the saltus. Sleator and Slusky conjectured bounds for the period, which is three times the saltus. We proved exact formulas.',
    figure: {
      id: 'fes-below-3a',
      name: 'order-and-noise',
      title: 'The saltus divided by ab: scattered below b = 3a, and on one curve from there on',
    },
    game: 'N - {3, 10, 13}',
    view: 'tiling',
    more: [
      { link: 'In six pictures', to: { page: 'story' } },
      { link: 'The proof', to: { page: 'theorem' } },
    ],
  },
  {
    claim: 'conjecture-12/printed',
    title: 'As printed, the conjecture fails for a = 1',
    because:
      'The printed text asks for an integer n strictly between b and a + b. For a = 1 there is none. With ≤ instead of <, the statement is right in every case.',
    figure: {
      id: 'conjecture-12',
      name: 'tent',
      title:
        'All coprime pairs lie on one tent-shaped curve; the pairs with a = 1 lie at its peak and its foot, outside the printed bounds',
    },
  },
  {
    claim: 'fes-lemma-8/lemma-8',
    title: 'A printed lemma needs one more condition',
    because:
      'Lemma 8 says that a third forbidden move b changes nothing if a and 2a are forbidden. But forbid 1, 2 and 3: a heap of 3 stones then has no move, so its value is 0. The lemma gives it the value 1. It also needs b ≠ 3a.',
    figure: {
      id: 'fes-pictures',
      name: 'stripes',
      title: 'Boundary patterns of two games: two stripes as Lemma 8 says, and three where b = 3a',
    },
  },
  {
    claim: 'result-strings-1-b/even-number-printed',
    title: 'A formula that is wrong for every even b',
    because:
      'In the game {1, b}, write 1 for each heap that wins and 0 for each that loses, from heap 1 on, as the digits of a binary fraction. This is the result number E. For b = 2, whose digits are 110110…, 20/21 is printed, and 6/7 is right.',
    figure: {
      id: 'result-strings-1-b',
      name: 'printed-and-right',
      title:
        'For even b, the printed result number of {1, b} lies 3/2 times as far above 2/3 as the right one',
    },
  },
  {
    claim: 'take-a-prime-proportions/not-constant-yet',
    title: 'After a billion heaps, take-a-prime has not settled',
    because:
      'In take-a-prime, a move takes a prime number of stones. A blog post suggests that the share of heaps with each nim-value tends to a constant. After 10^9 heaps, four shares are still growing and all others are still falling.',
    figure: {
      id: 'take-a-prime-proportions',
      name: 'limits',
      title:
        'Shares of the nim-values as N grows to the right, with ∞ at the right edge: those of 0, 1, 4 and 5 rise, all others fall',
    },
    game: 'primes',
  },
];

/** Returns the findings whose claims have been computed. */
export function findings(claims: readonly ClaimOf[], sources: Sources): Finding[] {
  const byKey = new Map(claims.map(claim => [keyOf(claim), claim]));
  return FINDINGS.flatMap(choice => {
    const conclusion = byKey.get(choice.claim);
    return conclusion === undefined ? [] : [finding(choice, conclusion, sources)];
  });
}

function finding(choice: Choice, conclusion: ClaimOf, sources: Sources): Finding {
  const { title, because, figure, game, view, more = [] } = choice;
  const { rule } = conclusion.result.asked.plan;
  const first = conclusion.verdict === 'fails' ? firstCounterexample(conclusion) : null;
  const shown = first?.game ?? game;
  const seen: Inline = shown
    ? [
        first ? 'See it fail: ' : 'See it: ',
        { link: shown, to: { game: shown, rule, beside: first?.beside, ...(view && { view }) } },
      ]
    : '';
  const links: Inline[] = [
    ...more,
    citeClaim(conclusion.claim, sources),
    seen,
    { link: 'Every number', to: placeOf(conclusion) },
  ];
  return {
    title,
    because,
    lines: statementLines(conclusion, sources),
    links: links.filter(link => link !== ''),
    ...(figure && { figure }),
  };
}
