import type { Drawing } from '../../story/drawing.ts';
import { DRAWINGS, EXAMPLE } from '../../story/drawings.ts';
import { distance } from '../../story/tiles.ts';
import { element } from './element.ts';
import { setState, stateOf } from './state.ts';

const MAX_A = 12;
/** Width in px of drawings that are out of sight: those for paper. */
const PAPER = 800;
/** Height in the window, as a part of it, at which a step becomes the present one. */
const READING_LINE = 0.3;

/** Returns the values of b for which the theorem is shown: coprime to a, from 3a to 12a. */
function choicesOf(a: number): number[] {
  const all = Array.from({ length: 9 * a + 1 }, (_, i) => 3 * a + i);
  return all.filter(b => gcd(a, b) === 1);
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** Returns the value of b nearest to the one wanted. */
function nearest(a: number, target: number): number {
  return choicesOf(a).reduce((best, b) => (Math.abs(b - target) < Math.abs(best - target) ? b : best));
}

/** Lets the reader move a and b, and keeps them in the address. */
function startStory(): void {
  const steps = [...document.querySelectorAll<HTMLElement>('.group:has(> .drawing)')];
  if (steps.length === 0) return;
  const a = slider('a', 1, MAX_A);
  const b = slider('b', 0, 0);
  const output = element('output');
  const drawn = element('div', { class: 'drawn' });
  const caption = element('p', { class: 'caption note', 'aria-hidden': 'true' });
  const form = element('form', { 'aria-label': 'Choose a and b' }, a.label, b.label, output);
  const stage = element('div', { class: 'stage' }, form, drawn, caption);
  const around = element('div', { class: 'steps-with-stage wide' }, stage);
  steps[0]!.before(around);
  around.append(...steps);

  let shown = fromAddress();
  let present = 0;
  const draw = (step: number, place: HTMLElement) =>
    DRAWINGS[step]!({ ...shown, width: place.clientWidth || PAPER });
  const showStage = () => {
    if (drawn.clientWidth > 0) put(draw(present, drawn), drawn, caption);
  };
  const showAll = () => {
    steps.forEach((step, i) => {
      const place = step.querySelector<HTMLElement>('.drawn')!;
      put(draw(i, place), place, step.querySelector('figcaption')!);
    });
    showStage();
  };
  const choose = (target: { readonly a: number; readonly b: number }) => {
    shown = { a: target.a, b: nearest(target.a, target.b) };
    const choices = choicesOf(shown.a);
    a.input.value = `${shown.a}`;
    b.input.max = `${choices.length - 1}`;
    b.input.value = `${choices.indexOf(shown.b)}`;
    for (const { name, input, value } of [
      { ...a, value: shown.a },
      { ...b, value: shown.b },
    ]) {
      input.setAttribute('aria-valuetext', `${value}`);
      name.textContent = `${input.name} = ${value}`;
    }
    const count = shown.b + distance(shown.a, shown.b);
    output.textContent = `N - {${shown.a}, ${shown.b}, ${shown.a + shown.b}}: saltus ${shown.a} · ${count} = ${shown.a * count}`;
    showAll();
  };
  const move = (target: { readonly a: number; readonly b: number }) => {
    choose(target);
    const isExample = shown.a === EXAMPLE.a && shown.b === EXAMPLE.b;
    setState('a', isExample ? '' : `${shown.a}`);
    setState('b', isExample ? '' : `${shown.b}`);
  };
  a.input.addEventListener('input', () => {
    // The slider keeps its relative position in the new range.
    const next = Number(a.input.value);
    move({ a: next, b: Math.round((shown.b * next) / shown.a) });
  });
  b.input.addEventListener('input', () =>
    move({ a: shown.a, b: choicesOf(shown.a)[Number(b.input.value)]! }),
  );
  form.addEventListener('submit', event => event.preventDefault());

  const follow = () => {
    const above = steps.filter(step => step.getBoundingClientRect().top < innerHeight * READING_LINE);
    const next = Math.max(0, above.length - 1);
    if (next === present && steps[present]!.hasAttribute('aria-current')) return;
    steps[present]!.removeAttribute('aria-current');
    present = next;
    steps[present]!.setAttribute('aria-current', 'step');
    showStage();
  };
  addEventListener('scroll', follow, { passive: true });
  addEventListener('resize', showAll);
  choose(shown);
  follow();
}

interface Slider {
  readonly label: HTMLElement;
  readonly name: HTMLElement;
  readonly input: HTMLInputElement;
}

function slider(letter: string, min: number, max: number): Slider {
  const input = element('input', { type: 'range', name: letter, min, max, 'aria-label': letter });
  const name = element('span');
  return { input, name, label: element('label', {}, name, input) };
}

/** Returns the game of the address; the example if it has none or one that the story does not show. */
function fromAddress(): { readonly a: number; readonly b: number } {
  const [a, b] = [Number(stateOf('a')), Number(stateOf('b'))];
  const isShown = Number.isInteger(a) && a >= 1 && a <= MAX_A && choicesOf(a).includes(b);
  return isShown ? { a, b } : EXAMPLE;
}

function put({ svg, caption }: Drawing, place: HTMLElement, below: HTMLElement): void {
  place.replaceChildren(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement);
  below.textContent = caption;
}

startStory();
