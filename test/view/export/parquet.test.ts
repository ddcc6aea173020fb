import { parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import { DefinitionError } from '../../../src/errors.ts';
import { parquet } from '../../../src/view/export/parquet.ts';

const write = (cell: bigint) =>
  parquet({
    name: 'x',
    of: 'cases',
    title: 'X',
    description: 'Numbers.',
    sha256: '',
    bytes: 0,
    rows: 1,
    csv: '',
    columns: [{ name: 'number', type: 'integer', title: 'number', description: '' }],
    cells: [[`${cell}`]],
  });

test.each([2n ** 63n - 1n, -(2n ** 63n)])('%i, of 64 bits, is written exactly', async number => {
  const { buffer } = await write(number);
  expect(await parquetReadObjects({ file: buffer as ArrayBuffer })).toEqual([{ number }]);
});

test.each([2n ** 63n, -(2n ** 63n) - 1n])('%i, of more than 64 bits, is rejected', async number => {
  await expect(write(number)).rejects.toThrow(DefinitionError);
  await expect(write(number)).rejects.toThrow('x, column number: expected integers of 64 bits');
});
