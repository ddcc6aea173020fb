import { definePipeline, paper } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

type Claims = Parameters<typeof definePipeline>[0]['claims'];

interface Family {
  readonly id: string;
  /** The place of the family: its page and its entry in the list. */
  readonly at: string;
  readonly game: string;
  /** The range of n. */
  readonly n: string;
  /** The time for one case in ns, next to 1000. */
  readonly cost: string;
  /** The value of n from which the formulas hold, if it is not the first. */
  readonly from?: number;
  /** The period as a polynomial in n. */
  readonly period?: string;
  /** The preperiod as a polynomial in n, by the definition of page 73; or 0. */
  readonly preperiod?: string;
  readonly claims?: Claims;
}

/** Returns the pipeline of a family of the list of pages 26 to 32, of which period and preperiod are printed. */
export function family({ id, at, game, n, cost, from, period, preperiod, claims = [] }: Family) {
  const all = [
    ...(period === undefined ? [] : [periodIs(period, at, from)]),
    ...claims,
    ...(preperiod === undefined ? [] : [preperiodIs(preperiod, at, game, from)]),
  ];
  return definePipeline({
    id,
    question: `Which period${all.length === 1 && claims.length === 0 ? '' : ' and preperiod'} do the outcomes of ${game} have?`,
    answer: all.map(printed => [printed].flat()[0]!.id),
    ...about(at),
    sweep: { game, over: { n } },
    measure: ['outcomePreperiod', 'T'],
    cost: `1000 + ${cost}`,
    claims: all,
  });
}

function periodIs(period: string, at: string, from?: number) {
  return claim('period', at, {
    says: `${beginning(from).says}the period p is ${raised(period)}`,
    holds: `${beginning(from).holds}T = ${period}`,
  });
}

function preperiodIs(preperiod: string, at: string, game: string, from?: number) {
  if (preperiod === '0')
    return claim('preperiod', at, {
      says: 'the preperiod q is 0',
      holds: 'outcomePreperiod = 0',
      mutant: 'outcomePreperiod = 1',
      mutantSays: 'the preperiod q is 1',
    });
  const largest = game.slice(game.lastIndexOf(', ') + 2, -1);
  return claim('preperiod', at, {
    says: `${beginning(from).says}the preperiod q is ${raised(preperiod)} by the definition of page 73, which adds ${largest} + 1`,
    holds: `${beginning(from).holds}outcomePreperiod + ${largest} + 1 = ${preperiod}`,
  });
}

/** Returns how a claim about all n from a number on begins, as a sentence and as a formula. */
function beginning(from?: number) {
  return from === undefined
    ? { says: '', holds: '' }
    : { says: `n ≥ ${from}: `, holds: `n >= ${from} implies ` };
}

/** Writes the powers of a polynomial for readers: `14n³ + 11n + 1`. */
function raised(polynomial: string): string {
  return polynomial.replace(/\^(\d)/g, (_, power: string) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(power)]!);
}
