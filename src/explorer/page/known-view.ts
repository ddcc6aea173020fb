import type { FiniteRule } from '../../engine/index.ts';
import { tryCollect } from '../../errors.ts';
import { type Known, type KnownFamily, knownFamilies } from '../../game/index.ts';
import type { Letters } from '../letters.ts';
import { html, put } from './element.ts';

/** Maximum number of further pages that are linked. */
const MAX_OTHERS = 3;

/** What the site already states about a game or family, with links to its pages; nothing where there is no index. */
export class KnownView {
  readonly element = html('span', { class: 'x-known', hidden: true });
  #question = '';

  /** @param letters the values of the letters of a family */
  async show(game: string, letters: Letters | undefined, rule: FiniteRule): Promise<void> {
    const over = Object.fromEntries(
      [...(letters ?? [])].map(([name, value]) => [name, `${value}..${value}`]),
    );
    const question = { family: letters ? { game, over } : { game }, ...rule };
    const text = JSON.stringify(question);
    this.#question = text;
    const index = await knownIndex();
    // Another game may have been typed meanwhile.
    if (text !== this.#question) return;
    const found = tryCollect([], () => knownFamilies(question, index)) ?? [];
    const first = found.find(statesPeriod) ?? found[0];
    this.element.hidden = !first;
    if (!first) return;
    const others = found.filter(one => one !== first).slice(0, MAX_OTHERS);
    put(this.element, ...saysOf(first), ...linksTo(first, others));
  }

  hide(): void {
    this.#question = '';
    this.element.hidden = true;
  }
}

/** Whether the first statement is about a period, for which games are mostly looked up. */
function statesPeriod({ statements: [statement] }: Known): boolean {
  return /\b(period|saltus|T)\b/.test(statement!.says);
}

function saysOf({ game, dividedBy, prior, statements: [statement, ...more] }: Known): (string | Node)[] {
  const { says, verdict, for: range } = statement!;
  const word = { theorem: 'a theorem for', holds: 'holds for', fails: 'fails as printed for' }[verdict];
  const divided = dividedBy === undefined ? '' : ` after division by ${dividedBy}`;
  const isPrintedWrong = more.some(statement => statement.verdict === 'fails');
  const plain = says.replaceAll('outcomePreperiod', 'preperiod');
  return [
    html('strong', {}, 'Known'),
    ` for ${game}${divided}: ${plain} (${word} ${range})`,
    isPrintedWrong ? '; some printed statements about it fail' : '',
    prior === undefined ? '' : `; in print: ${prior.join('; ')}`,
    '; ',
  ];
}

function linksTo(first: Known, others: readonly Known[]): (string | Node)[] {
  const linkTo = ({ page, pipeline, question }: Known) =>
    html('a', { href: page, title: question }, pipeline);
  const also = others.flatMap(known => [', ', linkTo(known)]);
  return ['see ', linkTo(first), html('span', { class: 'x-wide' }, ...also)];
}

declare global {
  var saltusKnown: { readonly index: readonly KnownFamily[] } | undefined;
}

let loading: Promise<readonly KnownFamily[]> | undefined;

/** Loads the index as a script, since a page from disk may not fetch; empty if the site has none. */
function knownIndex(): Promise<readonly KnownFamily[]> {
  return (loading ??= new Promise(done => {
    const script = html('script', { src: 'assets/known-index.js' });
    script.onload = () => done(globalThis.saltusKnown?.index ?? []);
    script.onerror = () => done([]);
    document.head.append(script);
  }));
}
