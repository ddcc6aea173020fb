import { type Address, DEFAULTS, writeAddress } from '../address.ts';
import { describeFamily, type LawOfGame } from '../law-of-game.ts';
import { quantitiesAt } from '../law-values.ts';
import { type Child, html } from './element.ts';
import { factView } from './fact-view.ts';
import { wordView } from './law-word.ts';
import { letter, number } from './mathematics.ts';

/** Shows the laws for a game with numbers too large to be played. */
export function largeFacts(laws: readonly LawOfGame[], rule: Pick<Address, 'ending' | 'objective'>): Child[] {
  return laws.map(law => {
    const { sequence } = law.status === 'proved' ? law.certificate : law;
    const title = sequence === 'nim-values' ? 'Nim-sequence' : 'Outcomes';
    if (law.status === 'undecided') {
      const why = `Not known: found no law for every value of the large number, because ${law.why}.`;
      const instead =
        'Games with numbers up to 2^31 can be computed; a theorem covers N - {a, b, a+b} with b ≥ 3a at any size.';
      return html(
        'div',
        { class: 'x-fact' },
        html('h3', {}, title),
        html('p', {}, why),
        html('p', { class: 'x-because' }, instead),
      );
    }
    const { status, certificate, k } = law;
    const { family } = certificate;
    const { saltus, ...numbers } = quantitiesAt(certificate, k);
    const href = writeAddress({ ...DEFAULTS, ...rule, game: family });
    const because = [
      'By the law for ',
      html('a', { href }, describeFamily(certificate)),
      ', proved for every such ',
      letter('k'),
      '; here ',
      letter('k'),
      ' = ',
      number(k),
      '.',
    ];
    const fact = factView({
      title,
      status,
      ...numbers,
      saltus: family.startsWith('N') ? saltus : undefined,
      because,
    });
    fact.append(wordView(certificate));
    return fact;
  });
}
