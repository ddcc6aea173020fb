import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as engine from '../src/engine/index.ts';
import * as game from '../src/game/index.ts';

interface Example {
  readonly before: string;
  readonly expression: string;
  readonly value: string;
}

function filesOf(module: string): URL[] {
  const sources = new URL(`../src/${module}/`, import.meta.url);
  return (
    readdirSync(sources, { recursive: true, encoding: 'utf8' })
      // Kernels are AssemblyScript.
      .filter(file => file.endsWith('.ts') && !file.startsWith('kernels/'))
      .map(file => new URL(file, sources))
  );
}

/** Returns all functions that files of a module export, including internal ones. */
async function functionsOf(module: string): Promise<Record<string, unknown>> {
  const modules = await Promise.all(filesOf(module).map(file => import(file.pathname)));
  const all = modules.flatMap(module => Object.entries(module));
  return Object.fromEntries(all.filter(([, value]) => typeof value === 'function'));
}

/** Parses each `@example` in a module: statements, then an expression with its value after `//`. */
function examplesOf(module: string): Example[] {
  return filesOf(module)
    .map(file => readFileSync(file, 'utf8'))
    .flatMap(source => [...source.matchAll(/@example\n(.*?)\*\//gs)])
    .map(([, lines]) => lines!.replaceAll(/^\s*\* ?/gm, '').trim())
    .map(code => /^(?<before>.*?)(?<expression>[^\n]*)\s\/\/ (?<value>[^\n]*)$/s.exec(code)!.groups!)
    .map(({ before, expression, value }) => ({ before: before!, expression: expression!, value: value! }));
}

/** Lists the functions of a module that no example calls. */
function functionsNotShown(module: object, examples: readonly Example[]): string[] {
  const shown = examples.flatMap(
    ({ before, expression }) => `${before} ${expression}`.match(/[a-z]\w+(?=\()/gi) ?? [],
  );
  return Object.entries(module)
    .filter(([name, value]) => typeof value === 'function' && /^[a-z]/.test(name))
    .map(([name]) => name)
    .filter(name => !shown.includes(name));
}

describe.each([
  // The arguments of these functions are too long for an example: certificates, compiled conditions, parts of a parser.
  {
    name: 'game',
    module: game,
    withoutExample: [
      'certificateFault',
      'compileCondition',
      'compileConditionByName',
      'compileIntegerByName',
      'compileSum',
      'isElementary',
      'isSum',
      'lawCertificateFault',
      'loopsCertificateFault',
      'readFamily',
      'readSum',
      'rowsCertificateFault',
    ],
  },
  {
    name: 'engine',
    module: engine,
    withoutExample: [
      'analyseSetOfMoves',
      'growsLikePolynomial',
      'guessedCertificates',
      'guessedLoops',
      'proofsOf',
      'singleGames',
    ],
  },
])('the examples in the doc comments of $name', ({ name, module, withoutExample }) => {
  const examples = examplesOf(name);
  const functions = functionsOf(name);

  test.each(examples)('$expression is $value', async ({ before, expression, value }) => {
    const offered = await functions;
    const names = Object.keys(offered);
    const run = new Function(...names, `${before}\nreturn [${expression}, ${value}];`);
    const [received, expected] = run(...Object.values(offered));
    expect(received).toEqual(expected);
  });

  test('cover every function that the module exports', () => {
    expect(functionsNotShown(module, examples).toSorted()).toEqual(withoutExample);
  });
});
