import {
  affineSets,
  type ConditionNode,
  type IntegerNode,
  type KnownFamily,
  type KnownStatement,
} from '../game/index.ts';
import type { Result } from '../run/index.ts';
import { type ClaimOf, claimsOf, isErratum } from './claim-of.ts';
import type { Credits } from './credits.ts';
import { addressOfPipeline } from './pages/page-of-pipelines.ts';
import { conditionsOf, readCondition } from './statement.ts';

/** The game of pipelines that are about sets which their own functions make. */
const PLACEHOLDER = '{1}';

/** Returns the index of the families of all results, one per line: what is known about each, and on which page. */
export function knownIndex(results: readonly Result[], credits: Credits): string {
  const families = results.flatMap(result => familyOf(result, credits));
  return `[\n${families.map(family => JSON.stringify(family)).join(',\n')}\n]\n`;
}

function familyOf(result: Result, credits: Credits): KnownFamily[] {
  const { id, question, plan, answer } = result.asked;
  const { game = '' } = plan.sweep;
  const claims = claimsOf(result).filter(
    conclusion =>
      conclusion.expected &&
      (conclusion.restsOn.kind === 'theorem' ||
        isErratum(conclusion) ||
        answer?.includes(conclusion.claim.id) === true),
  );
  // The answers come first.
  const isAnswer = (conclusion: ClaimOf) => answer?.includes(conclusion.claim.id) === true;
  claims.sort((p, q) => Number(isAnswer(q)) - Number(isAnswer(p)));
  if (game === PLACEHOLDER || claims.length === 0) return [];
  const every = claims.find(({ restsOn }) => restsOn.kind === 'theorem' && restsOn.certificates !== undefined)
    ?.claim.forAll;
  const prior = [
    ...new Set(
      claims.flatMap(conclusion => credits.printedBefore(conclusion).map(([, text]) => namedIn(`${text}`))),
    ),
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
      statements: claims.map(conclusion => knownStatement(conclusion, isAnswer(conclusion))),
    },
  ];
}

function knownStatement(conclusion: ClaimOf, isAnswer: boolean): KnownStatement {
  const { claim, restsOn } = conclusion;
  const verdict = (restsOn.kind === 'theorem' ? 'theorem' : conclusion.verdict) as KnownStatement['verdict'];
  const common = { verdict, for: restsOn.kind === 'theorem' ? restsOn.hypothesis : restsOn.range };
  if (isErratum(conclusion)) return { says: claim.erratum!.printed, weight: 0, ...common };
  const { conditions, says } = partsOf(conclusion);
  const { met, cases } = conclusion.tally;
  // A hypothesis in words cannot be checked for a game, so other statements are shown first.
  const isPartial = conditions.length === 0 && met < cases;
  const onPeriods = statesPeriod(conclusion, says) ? 8 : /\b(period|saltus)\b/.test(says) ? 4 : 0;
  const order = isPartial ? -8 : onPeriods + (isAnswer ? 1 : 0);
  return {
    says: sentenceOf(conditions, says, conclusion.result),
    ...(conditions.length > 0 && { if: conditions }),
    weight: WEIGHTS[verdict] + order,
    ...common,
    ...(restsOn.kind === 'theorem' && {
      by: restsOn.reference,
      reach: restsOn.certificates === undefined ? 'all' : 'every',
    }),
  };
}

/**
 * The weights of verdicts. A formula for a period adds 8 and a sentence on periods 4, since games are mostly looked up for
 * their periods, and an answer to the question of the pipeline adds 1.
 */
const WEIGHTS: Readonly<Record<KnownStatement['verdict'], number>> = { theorem: 8, holds: 4, fails: 0 };

/** The measures of periods. */
const PERIODS = ['period', 'saltus', 'T'];

/** Whether the conclusion of a claim is a formula that gives a period in terms of parameters. */
function statesPeriod({ claim, result }: ClaimOf, conclusion: string): boolean {
  const root = claim.formulas && readCondition(conclusion, result)?.root;
  const measures: readonly string[] = result.asked.plan.measure;
  const isPeriod = (node: IntegerNode) => node.kind === 'name' && PERIODS.includes(node.name);
  const isOfParameters = (node: IntegerNode) => namesIn(node).every(name => !measures.includes(name));
  const states = (node: ConditionNode): boolean => {
    if (node.kind === 'and' || node.kind === 'iff') return states(node.left) || states(node.right);
    if (node.kind !== 'comparison' || node.relations.join() !== '=') return false;
    const [left, right] = [node.operands[0]!, node.operands[1]!];
    return (isPeriod(left) && isOfParameters(right)) || (isPeriod(right) && isOfParameters(left));
  };
  return root !== undefined && states(root);
}

/** Returns the names in a part of an expression. */
function namesIn(node: object): string[] {
  if ('kind' in node && node.kind === 'name' && 'name' in node) return [`${node.name}`];
  return Object.values(node).flatMap(part =>
    part !== null && typeof part === 'object' ? namesIn(part) : [],
  );
}

/** Returns the conditions of a claim, also those before `implies`, and the conclusion. */
function partsOf(conclusion: ClaimOf): { readonly conditions: readonly string[]; readonly says: string } {
  const { conditions, says } = conditionsOf(conclusion);
  const root = conclusion.claim.formulas && readCondition(says, conclusion.result)?.root;
  if (root?.kind !== 'implies') return { conditions, says };
  return { conditions: [...conditions, excerptOf(says, root.left)], says: excerptOf(says, root.right) };
}

/** Returns a statement as people say it: `if b is odd and c is even, T = b + c`. */
function sentenceOf(conditions: readonly string[], says: string, result: Result): string {
  if (conditions.length === 0) return says;
  const parts = conditions.map(text => {
    const root = readCondition(text, result)?.root;
    const isOpen = conditions.length > 1 && root?.kind === 'or';
    const words = root ? wordsOf(text, root) : text;
    return isOpen ? `(${words})` : words;
  });
  return `if ${parts.join(' and ')}, ${says}`;
}

/** Returns a condition with predicates in words. */
function wordsOf(text: string, node: ConditionNode): string {
  if (node.kind === 'predicate')
    return `${excerptOf(text, node.operand)} is ${node.callee === 'isprime' ? 'prime' : node.callee}`;
  if (
    node.kind === 'not' &&
    node.operand.kind === 'comparison' &&
    node.operand.relations.join() === 'divides'
  ) {
    const [divisor, number] = node.operand.operands.map(side => excerptOf(text, side));
    return `${divisor} does not divide ${number}`;
  }
  if (node.kind !== 'and') return excerptOf(text, node);
  return [node.left, node.right]
    .map(side => (side.kind === 'or' ? `(${wordsOf(text, side)})` : wordsOf(text, side)))
    .join(' and ');
}

function excerptOf(text: string, { at, length }: ConditionNode | IntegerNode): string {
  return text.slice(at, at + length);
}

/** Returns the place and kind of a statement of another work, without its quotation. */
function namedIn(text: string): string {
  return text.replace(/\. “.*/s, '');
}
