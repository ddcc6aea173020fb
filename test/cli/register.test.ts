import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Places, placesOf } from '../../src/cli/places.ts';
import { writeRegister } from '../../src/cli/register.ts';
import { ROOT, readPublished } from '../../src/run/index.ts';
import { type Sources, sourcesByKey } from '../../src/view/index.ts';

let folder: string;
let places: Places;
let sources: Sources;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-register-'));
  mkdirSync(join(folder, 'data'));
  places = placesOf(folder);
  sources = sourcesByKey(await readPublished('sources.csv'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const FILES = ['data/claims.csv', 'data/datapackage.json', 'reports/claims.md', 'reports/errata.md'];
const texts = () => [...FILES, 'reports/macros.tex'].map(name => readFileSync(join(folder, name), 'utf8'));
/** A pipeline has been run: its claims are there. */
const finish = (id: string) => {
  const name = `${id}.claims.csv`;
  cpSync(join(ROOT, 'data', name), join(folder, 'data', name));
};

/** The sources, asked for when a register is composed: between its reading of the claims and its writing. */
function interrupted(others: (() => unknown)[]): Sources {
  return new Proxy(sources, {
    get: (target, name) => {
      if (name === 'values') others.shift()?.();
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

test('claims that another run writes between reading and renaming are in every file in the end', async () => {
  for (const id of ['fes-one', 'fes-two', 'fes-four']) finish(id);
  await writeRegister(places, sources);
  const all = texts();
  rmSync(folder, { recursive: true });
  mkdirSync(join(folder, 'data'), { recursive: true });
  finish('fes-one');
  const others = [() => finish('fes-two'), () => finish('fes-four')];
  await writeRegister(places, interrupted(others));
  expect(others).toEqual([]);
  expect(texts()).toEqual(all);
});

test('claims that are taken away between reading and renaming are in no file in the end', async () => {
  finish('fes-one');
  await writeRegister(places, sources);
  const one = texts();
  finish('fes-two');
  await writeRegister(places, interrupted([() => rmSync(join(folder, 'data', 'fes-two.claims.csv'))]));
  expect(texts()).toEqual(one);
});
