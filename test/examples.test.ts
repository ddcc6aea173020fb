import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as engine from '../src/engine/index.ts';
import { movesUpTo } from '../src/engine/infinite/moves.ts';
import { takeAPrimeSegments } from '../src/engine/infinite/take-a-prime.ts';
import * as game from '../src/game/index.ts';

interface Example {
  readonly before: string;
  readonly expression: string;
  readonly value: string;
}

/** The code of each `@example` in a room: statements, then an expression with its value behind `//`. */
function examplesOf(room: string): Example[] {
  const sources = new URL(`../src/${room}/`, import.meta.url);
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => readFileSync(new URL(file, sources), 'utf8'))
    .flatMap(source => [...source.matchAll(/@example\n(.*?)\*\//gs)])
    .map(([, lines]) => lines!.replaceAll(/^\s*\* ?/gm, '').trim())
    .map(code => /^(?<before>.*?)(?<expression>[^\n]*)\s\/\/ (?<value>[^\n]*)$/s.exec(code)!.groups!)
    .map(({ before, expression, value }) => ({ before: before!, expression: expression!, value: value! }));
}

/** The functions of a room that no example calls. */
function functionsNotShown(room: object, examples: readonly Example[]): string[] {
  const shown = examples.flatMap(
    ({ before, expression }) => `${before} ${expression}`.match(/[a-z]\w+(?=\()/gi) ?? [],
  );
  return Object.entries(room)
    .filter(([name, value]) => typeof value === 'function' && /^[a-z]/.test(name))
    .map(([name]) => name)
    .filter(name => !shown.includes(name));
}

describe.each([
  // What is asked for by other rooms alone.
  {
    name: 'game',
    room: game,
    withoutExample: ['certificateFault', 'compileCondition', 'readFamily', 'compileSum', 'isSum', 'readSum'],
  },
  // Certificates are too long for an example; `game --certificate` shows them.
  {
    name: 'engine',
    room: engine,
    withoutExample: ['certificateOfAllBut', 'certificateOfNimValues', 'certificateOfOutcomes', 'optionsOf'],
  },
])('the examples of the docstrings of $name', ({ name, room, withoutExample }) => {
  const examples = examplesOf(name);

  test.each(examples)('$expression is $value', ({ before, expression, value }) => {
    const offered = { movesUpTo, takeAPrimeSegments, ...room };
    const names = Object.keys(offered);
    const run = new Function(...names, `${before}\nreturn [${expression}, ${value}];`);
    const [received, expected] = run(...Object.values(offered));
    expect(received).toEqual(expected);
  });

  test('show every function that the room offers', () => {
    expect(functionsNotShown(room, examples)).toEqual(withoutExample);
  });
});
