import { afterAll, beforeAll, expect, test } from 'vitest';
import { PackageCopy } from './package-copy.ts';

let copy: PackageCopy;
beforeAll(() => {
  copy = new PackageCopy();
  for (const id of ['never', 'nor-this']) copy.pipeline(id, undefined, 'await new Promise(() => {});');
});
afterAll(() => copy.remove());

test.each(['list', 'run', 'list never nor-this'])(
  '%s names each pipeline whose await never ends, and exits with 2',
  async command => {
    const { code, out, err } = await copy.say(...command.split(' '));
    const told = (id: string) =>
      `pipelines/${id}.ts: expected a module that loads, received an await that never settles`;
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: `${told('never')}\n${told('nor-this')}\n` });
  },
);

test('a command that selects another pipeline is not affected', async () => {
  expect(await copy.say('list', 'one')).toMatchObject({ code: 0, err: '' });
});
