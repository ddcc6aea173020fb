import { expect, test } from 'vitest';
import { PackageCopy } from './package-copy.ts';

test('a machine that cannot start threads is reported for each pipeline', async () => {
  const copy = new PackageCopy();
  const refusing = `export default class {
  constructor() {
    throw Object.assign(new Error('EAGAIN'), { code: 'ERR_WORKER_INIT_FAILED' });
  }
}
`;
  copy.without('tinypool', refusing);
  copy.pipeline('two');
  const { code, err } = await copy.say('run', 'one', 'two', '--jobs', '2');
  copy.remove();
  const why = 'cannot start 2 threads: EAGAIN';
  expect({ code, err }).toEqual({ code: 5, err: `one: ${why}\ntwo: ${why}\n` });
});
