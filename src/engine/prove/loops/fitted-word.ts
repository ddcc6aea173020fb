import { isLoop, type LoopItem, type LoopNumber, type LoopWord } from '../../../game/index.ts';
import type { Token } from './token.ts';

/** The tokens of one game. */
export interface TokensAtK {
  readonly k: number;
  readonly tokens: readonly Token[];
}

/** Returns the word whose tokens at each k are those given, its numbers affine in k; undefined if there is none. */
export function fittedWord(seen: readonly TokensAtK[]): LoopWord | undefined {
  const [first, second] = seen as [TokensAtK, TokensAtK];
  const isAlike = seen.every(
    ({ tokens }) =>
      tokens.length === first.tokens.length &&
      tokens.every(({ shape }, i) => shape === first.tokens[i]!.shape),
  );
  if (!isAlike) return undefined;
  const word: LoopItem[] = [];
  for (const [i, token] of first.tokens.entries()) {
    const numbers: LoopNumber[] = [];
    for (const [j, number] of token.numbers.entries()) {
      const slope = (second.tokens[i]!.numbers[j]! - number) / (second.k - first.k);
      const constant = number - slope * first.k;
      const fits = seen.every(({ k, tokens }) => tokens[i]!.numbers[j] === slope * k + constant);
      if (!fits || !Number.isInteger(slope)) return undefined;
      numbers.push([slope, constant]);
    }
    word.push(itemOf(token, numbers));
  }
  return asOneText(word);
}

/** @param numbers those of the token, as they are at the counters of the enclosing loops */
function itemOf({ is }: Token, [first, ...others]: readonly LoopNumber[]): LoopItem {
  if ('text' in is) return [is.text, withoutZeros(first!)];
  let at = 0;
  const body = is.body.map(token => {
    const own = others.slice(at, at + token.numbers.length);
    const stepped = own.map((number, i): LoopNumber => [...number, is.steps[at + i]!]);
    at += own.length;
    return itemOf(token, stepped);
  });
  return { count: withoutZeros(first!), body };
}

function withoutZeros([alpha, gamma, ...betas]: LoopNumber): LoopNumber {
  return [alpha, gamma, ...betas.slice(0, betas.findLastIndex(beta => beta !== 0) + 1)];
}

/** A word that does not depend on k is one text. */
function asOneText(word: LoopWord): LoopWord {
  const texts = word.map(item => (isLoop(item) || item[1][0] !== 0 ? undefined : item[0].repeat(item[1][1])));
  return texts.every(text => text !== undefined) && texts.length > 0 ? [[texts.join(''), [0, 1]]] : word;
}

/** Returns the text of a word at one k, or undefined if a number of it is negative. */
export function textAt(word: LoopWord, k: number, counters: readonly number[] = []): string | undefined {
  const texts: string[] = [];
  for (const item of word) {
    const [alpha, gamma, ...betas] = isLoop(item) ? item.count : item[1];
    const number = betas.reduce((sum, beta, i) => sum + beta * counters[i]!, alpha * k + gamma);
    if (number < 0) return undefined;
    if (!isLoop(item)) texts.push(item[0].repeat(number));
    else
      for (let i = 0; i < number; i++) {
        const text = textAt(item.body, k, [...counters, i]);
        if (text === undefined) return undefined;
        texts.push(text);
      }
  }
  return texts.join('');
}
