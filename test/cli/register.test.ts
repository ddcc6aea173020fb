import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EXIT, exitCodeOf, messageOf } from '../../src/cli/exit-code.ts';
import { type Published, published, writeRegister } from '../../src/cli/output.ts';
import { type Places, placesOf } from '../../src/cli/places.ts';
import { ROOT } from '../../src/run/index.ts';
import { committed } from '../committed.ts';

let folder: string;
let places: Places;
let beside: Published;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-register-'));
  mkdirSync(join(folder, 'data'));
  places = placesOf(folder);
  // No statement may need the result of another pipeline.
  beside = { ...published(places, []), statements: [] };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const FILES = ['data/claims.csv', 'data/datapackage.json', 'reports/claims.md', 'reports/errata.md'];
const texts = () => [...FILES, 'reports/macros.tex'].map(name => readFileSync(join(folder, name), 'utf8'));
const listed = () =>
  JSON.parse(texts()[1]!).resources.map(({ name }: { readonly name: string }) => name.split('.')[0]);
/** Copies the result of a pipeline, as if it had been run. */
const finish = (id: string) => {
  const path = committed(`${id}.result.json`);
  cpSync(join(ROOT, path), join(folder, path));
};

/** Returns published data that act when a register reads them: after reading the results and before writing. */
function interrupted(others: (() => unknown)[]): Published {
  return {
    ...beside,
    get statements() {
      return beside.statements;
    },
    sources: new Proxy(beside.sources, {
      get: (target, name) => {
        if (name === 'values') others.shift()?.();
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
  };
}

test('results written by another run meanwhile are in every file in the end', () => {
  for (const id of ['fes-one', 'fes-two', 'fes-four']) finish(id);
  writeRegister(folder, places, beside);
  const all = texts();
  rmSync(folder, { recursive: true });
  mkdirSync(join(folder, 'data'), { recursive: true });
  finish('fes-one');
  const others = [() => finish('fes-two'), () => finish('fes-four')];
  writeRegister(folder, places, interrupted(others));
  expect(others).toEqual([]);
  expect(texts()).toEqual(all);
});

test('results removed meanwhile are in no file in the end', () => {
  finish('fes-one');
  writeRegister(folder, places, beside);
  const before = texts();
  finish('fes-two');
  const gone = () => rmSync(join(folder, committed('fes-two.result.json')));
  writeRegister(folder, places, interrupted([gone]));
  expect(texts()).toEqual(before);
});

test('the descriptor lists the tables of existing pipelines with results, and no others', () => {
  finish('fes-two');
  finish('fes-one');
  writeFileSync(join(folder, 'data', 'gone.result.json'), '{}');
  writeRegister(folder, places, beside);
  expect(listed()).toEqual(['claims', 'fes-one', 'fes-two']);
});

test.each([
  ['', 'a corrupt file', EXIT.machine],
  ['{"format":"saltus-result-1","asked":{"id":"fes-one"}}', 'a corrupt file', EXIT.machine],
  ['{"format":"saltus-result-0"}', 'a result of another version', EXIT.usage],
])('a result that cannot be read is reported by its file: %j', (text, received, code) => {
  writeFileSync(join(folder, 'data', 'fes-one.result.json'), text);
  const thrown = thrownBy(() => writeRegister(folder, places, beside));
  expect(messageOf(thrown)).toBe(
    `data/fes-one.result.json: expected a result that this version writes: run its pipeline again, received ${received}`,
  );
  expect(exitCodeOf(thrown)).toBe(code);
});

function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}

test('a register in a folder chosen by --out leaves CITATION.cff of the user alone', () => {
  finish('fes-one');
  const citation = join(folder, 'CITATION.cff');
  writeFileSync(citation, 'mine');
  expect(places.chosen).toBe(true);
  writeRegister(folder, places, beside);
  expect(readFileSync(citation, 'utf8')).toBe('mine');
  writeRegister(folder, { ...places, chosen: false }, beside);
  expect(readFileSync(citation, 'utf8')).toMatch(/^cff-version/);
});
