import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as room from '../../src/game/index.ts';

const SOURCES = new URL('../../src/game/', import.meta.url);

/** The code of each `@example` in the room: statements, then an expression with its value behind `//`. */
const examples = readdirSync(SOURCES)
  .map(file => readFileSync(new URL(file, SOURCES), 'utf8'))
  .flatMap(source => [...source.matchAll(/@example\n(.*?)\*\//gs)])
  .map(([, lines]) => lines!.replaceAll(/^\s*\* ?/gm, '').trim())
  .map(code => /^(?<before>.*?)(?<expression>[^\n]*) \/\/ (?<value>[^\n]*)$/s.exec(code)!.groups!);

describe('the examples of the docstrings', () => {
  test.each(examples)('$expression is $value', ({ before, expression, value }) => {
    const names = Object.keys(room);
    const run = new Function(...names, `${before}\nreturn [${expression}, ${value}];`);
    const [received, expected] = run(...Object.values(room));
    expect(received).toEqual(expected);
  });

  test('show every function that the room offers, but for the twin of compileInteger', () => {
    const shown = examples.flatMap(({ expression }) => expression!.match(/[a-z]\w+(?=\()/gi) ?? []);
    const offered = Object.entries(room).filter(([, value]) => typeof value === 'function');
    const missing = offered.map(([name]) => name).filter(name => !shown.includes(name));
    expect(missing).toEqual(['compileCondition']);
  });
});
