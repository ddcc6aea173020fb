import { affineSets, type KnownFamily, type KnownStatement } from '../game/index.ts';
import type { Result } from '../run/index.ts';
import { type ClaimOf, claimsOf, isErratum } from './claim-of.ts';
import type { Credits } from './credits.ts';
import { addressOfPipeline } from './pages/page-of-pipelines.ts';
import { verdictWord } from './rests-on.ts';

/** The game of pipelines that are about sets which their own functions make. */
const PLACEHOLDER = '{1}';

/** Returns the index of the families of all results, one per line: what is known about each, and on which page. */
export function knownIndex(results: readonly Result[], credits: Credits): string {
  const families = results.flatMap(result => familyOf(result, credits));
  return `[\n${families.map(one => JSON.stringify(one)).join(',\n')}\n]\n`;
}

function familyOf(result: Result, credits: Credits): KnownFamily[] {
  const { id, question, plan, answer } = result.asked;
  const { game = '' } = plan.sweep;
  const claims = claimsOf(result).filter(
    one =>
      one.expected &&
      (one.restsOn.kind === 'theorem' || isErratum(one) || answer?.includes(one.claim.id) === true),
  );
  // The answers come first.
  const isAnswer = (one: ClaimOf) => answer?.includes(one.claim.id) === true;
  claims.sort((p, q) => Number(isAnswer(q)) - Number(isAnswer(p)));
  if (game === PLACEHOLDER || claims.length === 0) return [];
  const every = claims.find(({ restsOn }) => restsOn.kind === 'theorem' && restsOn.certificates !== undefined)
    ?.claim.forAll;
  const prior = [
    ...new Set(claims.flatMap(one => credits.printedBefore(one).map(([, text]) => namedIn(`${text}`)))),
  ];
  const family = { ...plan.sweep, game };
  const sets = affineSets(family)?.sets;
  return [
    {
      pipeline: id,
      question,
      page: addressOfPipeline(id),
      family,
      ...plan.rule,
      ...(sets && { sets }),
      ...(every && { every }),
      ...(prior.length > 0 && { prior }),
      statements: claims.map(statementOf),
    },
  ];
}

function statementOf(one: ClaimOf): KnownStatement {
  const { claim, restsOn } = one;
  return {
    says: isErratum(one) ? claim.erratum!.printed : claim.says,
    verdict: verdictWord(one) as KnownStatement['verdict'],
    for: restsOn.kind === 'theorem' ? restsOn.hypothesis : restsOn.range,
    ...(restsOn.kind === 'theorem' && { by: restsOn.reference }),
  };
}

/** Returns the place and kind of a statement of another work, without its quotation. */
function namedIn(text: string): string {
  return text.replace(/\. “.*/s, '');
}
