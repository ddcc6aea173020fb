import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { basisOf, COMPUTING, digestOfRooms, type Program, THIS_PROGRAM } from '../../src/run/digests.ts';
import { loadPipeline, ROOT } from '../../src/run/index.ts';

/** This program, but for one file, which it may not have. */
function edited(file: string, edit: (text: string) => string): Program {
  const { below, bytes } = THIS_PROGRAM;
  return {
    below: folder =>
      [...new Set([...below(folder), ...(file.startsWith(`${folder}/`) ? [file] : [])])].sort(),
    bytes: name => {
      if (name !== file) return bytes(name);
      const before = existsSync(resolve(ROOT, file)) ? `${bytes(name)}` : '';
      expect(edit(before), file).not.toBe(before);
      return Buffer.from(edit(before));
    },
  };
}

const comment = (text: string) => `// Another thought.\n${text}`;
const pipeline = await loadPipeline('fes-saltus');
const basis = (program?: Program) => basisOf(pipeline, undefined, program);

test.each([
  [
    'src/engine/measures/period.ts',
    (text: string) => text.replace('({ preperiod }) => preperiod', '() => 1'),
  ],
  ['src/engine/all-but/preperiod.ts', comment],
  ['src/game/game.ts', comment],
  ['src/plan/compute.ts', comment],
  ['src/plan/block-text.ts', (text: string) => text.replace('ZERO + left', 'ZERO + 9 - left')],
  ['src/engine/a/b/new.ts', comment],
])('with another %s, be it by a comment, rows are kept apart from those of the version', (file, edit) => {
  expect(basis().edited).toBe('');
  const { edited: apart, judgement } = basis(edited(file, edit));
  expect(apart).toMatch(/^[0-9a-f]{64}$/);
  // What is judged of them is another matter, but of the plan room.
  expect(judgement === basis().judgement).toBe(!file.startsWith('src/plan/'));
});

test('the file in which the digest is recorded is none of those that it is of', () => {
  const renewed = edited('src/engine/version.ts', text => text.replace(/[0-9a-f]{64}/, '0'.repeat(64)));
  expect(digestOfRooms(COMPUTING, renewed)).toBe(digestOfRooms(COMPUTING));
});

test.each(['src/claim/judge.ts', 'src/claim/a/b/word.ts', 'src/index.ts', pipeline.file!])(
  'with another %s all is judged anew, on the rows that are there',
  file => {
    const { edited: apart, judgement } = basis(edited(file, comment));
    expect(apart).toBe('');
    expect(judgement).not.toBe(basis().judgement);
  },
);

test.each(['src/run/run.ts', 'src/view/all.ts', 'src/cli/main.ts', 'src/check/replay.ts'])(
  'another %s changes neither',
  file => {
    expect(basis(edited(file, comment))).toEqual(basis());
  },
);
