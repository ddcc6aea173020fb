import { type Affine, formatAffine, type LawCertificate, type Word } from '../../game/index.ts';
import { type Child, html } from './element.ts';

/** Powers that are shown before a word is cut; its certificate has all. */
const MAX_POWERS = 60;

/** Shows the letters of a sequence for every k: powers with their exponents, the repeated ones in brackets. */
export function wordView({ sequence, family, before, repeated }: LawCertificate): HTMLElement {
  const isByLetters = family.startsWith('N');
  const name = sequence === 'outcomes' ? 'B' : isByLetters ? 'letters' : 'G';
  const shown = [...powers(before), '⟨', ...powers(repeated), '⟩'];
  return html(
    'p',
    { class: 'x-word' },
    isByLetters ? `${name} ` : html('span', {}, html('var', {}, name), ' = '),
    html('span', { class: 'x-powers' }, ...shown),
  );
}

/** `3k + 1`, its letter in italics. */
export function affineView(number: Affine, letter = 'k'): HTMLElement {
  const text = formatAffine(number, letter).replace('-', '−');
  const at = text.indexOf(letter);
  if (at < 0) return html('span', { class: 'x-affine' }, text);
  return html(
    'span',
    { class: 'x-affine' },
    text.slice(0, at),
    html('var', {}, letter),
    text.slice(at + letter.length),
  );
}

function powers(word: Word): Child[] {
  const shown = word.slice(0, MAX_POWERS).flatMap(([text, times], i): Child[] => {
    const [slope, constant] = times;
    const isOnce = slope === 0 && constant === 1;
    const power = isOnce
      ? [text]
      : [text.length === 1 ? text : `(${text})`, html('sup', {}, affineView(times))];
    return [...(i > 0 ? [' '] : []), html('span', {}, ...power)];
  });
  const left = word.length - MAX_POWERS;
  return left > 0 ? [...shown, ` … and ${left} more`] : shown;
}
