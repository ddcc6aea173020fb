import { about, type Conjecture, type LawText, line, ours, paper } from '../../claim/index.ts';
import { refuse, shown } from '../../errors.ts';
import { definePipeline } from '../definition.ts';
import { forwardOptions, OF_PIPELINE } from './forward-options.ts';

/** A polynomial in n, the coefficient of its highest power first. */
type Polynomial = readonly number[];

/** The observed value of a measure for all n ≥ `from` (default 1). */
interface Seen {
  readonly from?: number;
  readonly is: Polynomial;
  /** Another coefficient of n, which makes the mutant; for a constant, another constant. */
  readonly mutant: number;
}

/** The places in a source: of the family, and of each claim that it prints. */
interface Printed {
  /** A key of `data/published/sources.csv`. */
  readonly source: string;
  readonly at: string;
  readonly period?: string;
  /** The place of the period of the outcomes, if they have no preperiod. */
  readonly outcomes?: string;
  readonly preperiod?: string;
  /** The range of n that the source computed. */
  readonly before?: string;
}

interface Growth {
  readonly id: string;
  /** Moves that are linear in n. */
  readonly game: string;
  readonly over: string;
  /** The range of n for a longer run. */
  readonly further: string;
  readonly cost: string;
  readonly period: Seen;
  readonly preperiod: Seen;
  /** The statements that a source prints; all other claims are our own. */
  readonly printed?: Printed;
  /** Whether certificates prove the claims for all n: then none of them is a conjecture. */
  readonly forAll?: true;
}

/** The pipeline of finite sets whose periods grow as a polynomial in n. */
export function growth(text: Growth) {
  const { id, game, over, further, cost, period, preperiod, printed, forAll, ...others } = text;
  for (const [name, seen] of Object.entries({ period, preperiod }))
    if (typeof seen !== 'object' || seen === null)
      refuse(`growth.${name}`, 'an object { is, mutant }', shown(seen));
  const { about: aboutPlace } = printed === undefined ? { about } : paper(printed.source);
  const isFirstOfOutcomes = printed?.outcomes !== undefined && printed.period === undefined;
  // If there is no preperiod, the preperiod of the nim-values makes no mutant.
  const isPure = [preperiod.is].flat().every(k => k === 0);
  const sure: Sure =
    forAll === undefined ? { conjecture: { further: `--over n=${further}` } } : { forAll: 'n' };
  return definePipeline({
    id,
    question: `How long are the periods of ${game}?`,
    answer: isFirstOfOutcomes ? ['outcomes', 'period'] : ['period'],
    ...aboutPlace(printed?.at ?? 'saltus, growth'),
    ...forwardOptions(others, 'growth', OF_PIPELINE),
    sweep: { game, over: { n: over } },
    measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
    cost,
    claims: [
      grows('period', period, sure, printed),
      statedBy(printed, {
        ...outcomesLike(period, printed, forAll),
        mutant: isPure ? '2T = period' : 'outcomePreperiod = preperiod',
        mutantSays: isPure
          ? 'the outcomes have half the period'
          : 'the outcomes have the preperiod of the nim-values',
        ...sure,
      }),
      grows('preperiod', preperiod, sure, printed),
    ],
    charts: [
      withLeadingTerm(
        line({
          name: 'growth',
          title: `The period of ${game} ${growthText(period.is)}; both axes are logarithmic`,
          heading: {
            text: `The period of ${game} ${growthText(period.is)}`,
            subtitle: `Dashed: ${leadingTerm(period.is)}. Both axes are logarithmic.`,
          },
          x: { field: 'n', title: 'n', scale: { type: 'log' } },
          y: { field: 'period', title: 'period', scale: { type: 'log' } },
        }),
        period.is,
      ),
    ],
  });
}

/** Adds the leading term of the period to a chart, as a dashed line below its points. */
function withLeadingTerm<Chart extends { readonly spec: { readonly mark: unknown } }>(
  chart: Chart,
  is: Polynomial,
) {
  const { mark, ...spec } = chart.spec;
  const dashed = { type: 'line', strokeDash: [4, 3], color: '#909090' };
  const guide = {
    transform: [{ calculate: `${is[0]} * pow(datum.n, ${is.length - 1})`, as: 'leading' }],
    mark: dashed,
    encoding: { y: { field: 'leading', type: 'quantitative' } },
  };
  return { ...chart, spec: { ...spec, layer: [guide, { mark }] } };
}

/** The claims beyond the sweep. */
type Sure = { readonly conjecture: Conjecture } | { readonly forAll: 'n' };

function grows(
  measure: 'period' | 'preperiod',
  { from = 1, is, mutant, ...others }: Seen,
  sure: Sure,
  printed?: Printed,
) {
  const where = `growth.${measure}`;
  const areWhole = Array.isArray(is) && is.length > 0 && is.every(Number.isSafeInteger);
  if (!areWhole)
    refuse(`${where}.is`, 'integer coefficients of a polynomial, highest power first', shown(is));
  const place = Math.max(-2, -is.length);
  if (!Number.isSafeInteger(mutant) || mutant === is.at(place))
    refuse(`${where}.mutant`, `an integer other than ${is.at(place)}`, shown(mutant));
  if (!Number.isSafeInteger(from) || from < 1) refuse(`${where}.from`, 'a positive integer', shown(from));
  const extra = forwardOptions(others, where, [
    'id',
    'with',
    'says',
    'where',
    'holds',
    'mutant',
    'mutantSays',
  ]);
  // A source that prints the outcomes has both periods.
  const name = printed?.outcomes === undefined ? measure : `${measure} of the nim-values`;
  const says = (polynomial: Polynomial) =>
    `${hypothesisOf(from)}the ${name} is ${polynomialText(polynomial)}`;
  const other = is.with(place, mutant);
  return statedBy(printed, {
    ...extra,
    ...sure,
    id: measure,
    says: says(is),
    ...whereFrom(from),
    holds: `${measure} = ${polynomialFormula(is)}`,
    mutant: `${measure} = ${polynomialFormula(other)}`,
    mutantSays: says(other),
  });
}

/** Returns id, sentence and formula of the claim about outcomes; a source prints their period as a polynomial. */
function outcomesLike({ from = 1, is }: Seen, printed: Printed | undefined, forAll: true | undefined) {
  const isPrinted = printed?.outcomes !== undefined;
  const polynomial = `${hypothesisOf(from)}the outcomes have the period ${polynomialText(is)}, and no preperiod`;
  return {
    id: 'outcomes' as const,
    says: isPrinted ? polynomial : 'the outcomes have the period of the nim-values, and no preperiod',
    ...(isPrinted && whereFrom(from)),
    holds: `T = ${forAll || isPrinted ? polynomialFormula(is) : 'period'} and outcomePreperiod = 0`,
  };
}

/** Makes a claim: of the source if that prints it, otherwise of this project. */
function statedBy(printed: Printed | undefined, { id, ...text }: LawText & { readonly id: keyof Printed }) {
  const at = printed?.[id];
  if (printed === undefined || at === undefined) return ours(id, text);
  const { source, before } = printed;
  const { conjecture } = text;
  return paper(source).claim(id, at, {
    ...text,
    ...(conjecture && before !== undefined && { conjecture: { ...conjecture, before } }),
  });
}

function hypothesisOf(from: number): string {
  return from === 1 ? '' : `n ≥ ${from}: `;
}

function whereFrom(from: number) {
  return from > 1 && { where: `n >= ${from}` };
}

/** Describes how a polynomial grows: `grows like n³`. */
function growthText({ length }: Polynomial): string {
  return length > 1
    ? `grows like ${polynomialText([1, ...Array<number>(length - 1).fill(0)])}`
    : 'is constant';
}

function leadingTerm(is: Polynomial): string {
  return polynomialText([is[0]!, ...Array<number>(is.length - 1).fill(0)]);
}

/** The digits of an exponent. */
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Writes a polynomial for readers: `14n³ + 11n + 1`. */
function polynomialText(coefficients: Polynomial): string {
  return polynomialFormula(coefficients).replace(/\^(\d+)/g, (_, power: string) =>
    [...power].map(digit => RAISED[Number(digit)]).join(''),
  );
}

/** Writes a polynomial as a formula: `14n^3 + 11n + 1`. */
function polynomialFormula(coefficients: Polynomial): string {
  const terms = coefficients.map((k, i) => [k, coefficients.length - 1 - i] as const);
  const [first, ...others] = terms.filter(([k]) => k !== 0);
  if (first === undefined) return '0';
  const signed = others.map(([k, power]) => `${k < 0 ? '-' : '+'} ${monomial(Math.abs(k), power)}`);
  return [`${first[0] < 0 ? '-' : ''}${monomial(Math.abs(first[0]), first[1])}`, ...signed].join(' ');
}

function monomial(factor: number, power: number): string {
  if (power === 0) return `${factor}`;
  return `${factor === 1 ? '' : factor}n${power === 1 ? '' : `^${power}`}`;
}
