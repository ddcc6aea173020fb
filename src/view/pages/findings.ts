import { citeClaim, type Sources } from '../citation.ts';
import { type ClaimOf, keyOf } from '../claim-of.ts';
import type { Finding, Inline, PictureText, Place } from '../document/model.ts';
import { counterexample, placeOf, statementLines } from './claim-facts.ts';

/** A claim, why it is worth a reader's first minute, and the figure in which it is seen. */
interface Choice {
  readonly claim: string;
  readonly title: string;
  readonly because: string;
  readonly figure?: PictureText;
  /** A game to see it with, where no counterexample is one. */
  readonly game?: string;
  /** The view of the explorer in which it is seen. */
  readonly view?: string;
  readonly more?: { readonly link: string; readonly to: Place };
}

/** The findings that a visitor should not miss, the weightiest first. What came of them is not said here. */
export const FINDINGS: readonly Choice[] = [
  {
    claim: 'conjecture-12/sharp',
    title: 'Conjecture 12 is a theorem, and a sharper one',
    because:
      'Sleator and Slusky conjectured when the period of the game that forbids a, b and a + b is 3am. Two tiles that cover the plane give a formula for all coprime a and b with b ≥ 3a',
    figure: {
      id: 'conjecture-12-pictures',
      name: 'bricks',
      title:
        'The heaps of two games as tiles of two kinds: for b = 110, more than 3a, these lie in bricks from round to round; for b = 55, less than 3a, they are mixed',
    },
    game: 'N - {3, 10, 13}',
    view: 'tiling',
    more: { link: 'The proof', to: { page: 'theorem' } },
  },
  {
    claim: 'conjecture-12/printed',
    title: 'As it is printed, it fails for a = 1',
    because: 'No number lies strictly between b and b + 1, so the bounds must count the ends',
    figure: {
      id: 'conjecture-12',
      name: 'tent',
      title:
        'Every coprime pair on one tent; the pairs with a = 1 stand at its peak and foot, outside of what is printed',
    },
  },
  {
    claim: 'fes-lemma-8/lemma-8',
    title: 'Lemma 8 fails at b = 3a',
    because: 'A printed lemma lacks a hypothesis, and three stones are enough to see it',
    figure: {
      id: 'fes-pictures',
      name: 'patterns',
      title:
        'Boundary patterns of four games; those of {8, 16, 24}, where Lemma 8 fails, run through their stripes three times',
    },
  },
  {
    claim: 'result-strings-1-b/even-number-printed',
    title: 'What the stone-picking formulas should say',
    because: 'The result number of {1, b} is printed for even b, and is wrong for each of them',
    figure: {
      id: 'result-strings',
      name: 'result-numbers',
      title:
        'How far the result numbers of {1, b, c} are above 2/3: bright near the corner, none where b and c are odd',
    },
  },
  {
    claim: 'take-a-prime-proportions/not-constant-yet',
    title: 'A thousand million terms of take-a-prime',
    because: 'The proportions that a blog post sees tend towards constants still move, four of them up',
    figure: {
      id: 'take-a-prime-proportions',
      name: 'limits',
      title:
        'Proportions of the values as N grows to the right, with ∞ at the right edge: those of 0, 1, 4 and 5 rise, all others fall',
    },
    game: 'primes',
  },
];

/** Those of the findings whose claims there are, as far as they have come out. */
export function findings(claims: readonly ClaimOf[], sources: Sources): Finding[] {
  const byKey = new Map(claims.map(claim => [keyOf(claim), claim]));
  return FINDINGS.flatMap(choice => {
    const one = byKey.get(choice.claim);
    return one === undefined ? [] : [finding(choice, one, sources)];
  });
}

function finding(choice: Choice, one: ClaimOf, sources: Sources): Finding {
  const { title, because, figure, game, view, more } = choice;
  const { rule } = one.result.asked.plan;
  const seen: Inline =
    one.verdict === 'fails'
      ? ['See it fail: ', counterexample(one)]
      : game === undefined
        ? ''
        : ['See it: ', { link: game, to: { game, rule, ...(view && { view }) } }];
  const links: Inline[] = [seen, more ?? '', { link: 'Every number', to: placeOf(one) }];
  return {
    title,
    because: `${because} (${citeClaim(one.claim, sources)}).`,
    lines: statementLines(one, sources),
    links: links.filter(link => link !== ''),
    ...(figure && { figure }),
  };
}
