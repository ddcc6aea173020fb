import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OWN_MARK } from '../../src/run/mark.ts';
import { writeFolder } from '../../src/run/write-folder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'saltus-folder-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

type Files = Readonly<Record<string, string>>;

const mapOf = (files: Files) => new Map(Object.entries(files));
const write = (files: Files, isOlder = false) => writeFolder(root, 'out', mapOf(files), () => isOlder);
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const below = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, folder).length + 1));
const lists = () => below('out').filter(path => path.startsWith('.saltus-files-'));
/** Returns the files of the folder by path, without the lists. */
const found = (folder = 'out') => {
  const paths = below(folder).filter(path => !path.startsWith('.saltus-files-'));
  return Object.fromEntries(paths.map(path => [path, readFileSync(join(root, folder, path), 'utf8')]));
};

/** Renames a list as if its writer, this process, had been killed. */
function killWriter(): void {
  const { pid } = spawnSync('true');
  const own = lists().filter(name => name.includes(OWN_MARK));
  for (const name of own) {
    const dead = name.replace(OWN_MARK, OWN_MARK.replace(/-\d+-/, `-${pid}-`));
    renameSync(join(root, 'out', name), join(root, 'out', dead));
  }
}

/** Returns files that stop their writer before the last one. */
function stoppingAt(last: string, files: Files): Map<string, string> {
  const all = mapOf(files);
  all.get = path => {
    if (path === last) throw new Error('stopped');
    return files[path];
  };
  return all;
}

describe('writeFolder', () => {
  test('removes the files that it wrote before but no longer wants', () => {
    write({ 'a.html': 'a', 'sub/b.html': 'b' });
    write({ 'a.html': 'a, again' });
    expect(found()).toEqual({ 'a.html': 'a, again' });
  });

  test('keeps files that it did not write, including folders and lists of others', () => {
    write({ 'a.html': 'a' });
    put('out/notes.txt', 'mine');
    put('out/.git/HEAD', 'ref');
    put('out/saltus-files.json', '[]');
    write({ 'b.html': 'b' });
    expect(found()).toEqual({
      'b.html': 'b',
      'notes.txt': 'mine',
      '.git/HEAD': 'ref',
      'saltus-files.json': '[]',
    });
  });

  test('keeps an unwanted file that was changed meanwhile', () => {
    write({ 'a.html': 'a', 'b.html': 'b' });
    put('out/b.html', 'b, with my notes');
    write({ 'a.html': 'a' });
    expect(found()).toEqual({ 'a.html': 'a', 'b.html': 'b, with my notes' });
  });

  test('removes nothing from a linked folder, and only its own files after the link became a folder', () => {
    put('elsewhere/thesis.txt', 'x');
    put('elsewhere/sub/chapter.txt', 'y');
    symlinkSync(join(root, 'elsewhere'), join(root, 'out'));
    write({ 'a.html': 'a', 'old.html': 'old' });
    write({ 'a.html': 'a, again' });
    expect(found('elsewhere')).toEqual({
      'a.html': 'a, again',
      'old.html': 'old',
      'thesis.txt': 'x',
      'sub/chapter.txt': 'y',
    });
    rmSync(join(root, 'out'));
    renameSync(join(root, 'elsewhere'), join(root, 'out'));
    write({ 'a.html': 'a, again' });
    expect(Object.keys(found()).sort()).toEqual(['a.html', 'sub/chapter.txt', 'thesis.txt']);
  });

  test('removes nothing below a linked subfolder, and no link', () => {
    write({ 'a.html': 'a', 'sub/b.html': 'b', 'c.html': 'c' });
    renameSync(join(root, 'out/sub'), join(root, 'elsewhere'));
    symlinkSync(join(root, 'elsewhere'), join(root, 'out/sub'));
    put('c.html', 'c');
    rmSync(join(root, 'out/c.html'));
    symlinkSync(join(root, 'c.html'), join(root, 'out/c.html'));
    write({ 'a.html': 'a' });
    expect(found('elsewhere')).toEqual({ 'b.html': 'b' });
    expect(existsSync(join(root, 'out/c.html'))).toBe(true);
  });

  test('removes nothing outside the folder, whatever a list names', () => {
    write({ 'a.html': 'a' });
    put('precious.txt', 'a');
    const [list] = lists();
    put(`out/${list}`, readFileSync(join(root, 'out', list!), 'utf8').replace('a.html', '../precious.txt'));
    rmSync(join(root, 'out/a.html'));
    write({ 'b.html': 'b' });
    expect(existsSync(join(root, 'precious.txt'))).toBe(true);
  });

  test('names all foreign files in the way, and writes nothing', () => {
    put('out/a.html', 'mine');
    symlinkSync(join(root, 'nowhere'), join(root, 'out/b.html'));
    expect(() => write({ 'a.html': 'a', 'b.html': 'b', 'c.html': 'c' })).toThrow(
      /out\/a\.html: expected no file.*\n.*\n.*out\/b\.html: expected no file/,
    );
    expect(found()).toEqual({ 'a.html': 'mine' });
    expect(lists()).toEqual([]);
  });

  test('does not overwrite its own file if it was changed meanwhile', () => {
    write({ 'a.html': 'a' });
    put('out/a.html', 'mine');
    expect(() => write({ 'a.html': 'a' })).toThrow(
      'out/a.html: expected no file, or a file that saltus wrote',
    );
    expect(found()).toEqual({ 'a.html': 'mine' });
  });

  test('treats a file with the wanted bytes as its own', () => {
    put('out/a.html', 'a');
    write({ 'a.html': 'a' });
    write({ 'a.html': 'a, again' });
    expect(found()).toEqual({ 'a.html': 'a, again' });
  });

  test('overwrites files that an older version wrote without a list, and keeps the others', () => {
    put('out/a.html', 'older');
    put('out/gone.html', 'older');
    write({ 'a.html': 'a' }, true);
    expect(found()).toEqual({ 'a.html': 'a', 'gone.html': 'older' });
    put('out/a.html', 'mine');
    expect(() => write({ 'a.html': 'a' }, true)).toThrow('out/a.html');
  });

  test('writes nothing if all files exist', () => {
    write({ 'a.html': 'a' });
    const files = mapOf({ 'a.html': 'a' });
    files.get = () => {
      throw new Error('a file is written');
    };
    expect(() => writeFolder(root, 'out', files, () => false)).not.toThrow();
  });
});

describe('a killed writer', () => {
  test.each([
    ['a new folder', {}, false],
    ['a folder with a list', { 'a.html': 'old', 'c.html': 'old', 'gone.html': 'old' }, false],
    ['a folder of an older version', { 'a.html': 'old', 'c.html': 'old' }, true],
  ])('leaves in %s only files that the next writer overwrites or removes', (_, before: Files, isOlder) => {
    if (isOlder) for (const [path, text] of Object.entries(before)) put(`out/${path}`, text);
    else if (Object.keys(before).length > 0) write(before);
    const half = stoppingAt('c.html', { 'a.html': 'a', 'b.html': 'b', 'c.html': 'c' });
    expect(() => writeFolder(root, 'out', half, () => isOlder)).toThrow('stopped');
    killWriter();
    expect(found()).toMatchObject({ 'a.html': 'a', 'b.html': 'b' });
    write({ 'a.html': 'a, again', 'c.html': 'c' });
    expect(found()).toEqual({ 'a.html': 'a, again', 'c.html': 'c' });
    expect(lists()).toHaveLength(1);
  });
});

describe('two concurrent writers', () => {
  test.each(['a.html', 'b.html', 'c.html'])(
    'leave no unlisted files if one writes other files when the first comes to %s',
    at => {
      write({ 'a.html': 'a', 'b.html': 'b', 'gone.html': 'old' });
      const first = mapOf({ 'a.html': 'a 1', 'b.html': 'b 1', 'c.html': 'c 1' });
      first.get = path => {
        if (path === at) write({ 'a.html': 'a 2', 'b.html': 'b 2', 'd.html': 'd 2' });
        return Map.prototype.get.call(first, path);
      };
      writeFolder(root, 'out', first, () => false);
      expect(Object.keys(found())).not.toContain('gone.html');
      write({ 'a.html': 'a 3' });
      expect(found()).toEqual({ 'a.html': 'a 3' });
      expect(lists()).toHaveLength(1);
    },
  );

  test('recognise files of the other, even if it started meanwhile', () => {
    put('out/notes.txt', 'mine');
    const another = () => {
      write({ 'a.html': 'a 2' });
      return false;
    };
    writeFolder(root, 'out', mapOf({ 'a.html': 'a 1' }), another);
    expect(found()).toEqual({ 'a.html': 'a 1', 'notes.txt': 'mine' });
  });

  test('keep the list of the other while it is active', () => {
    const first = stoppingAt('c.html', { 'a.html': 'a 1', 'b.html': 'b 1', 'c.html': 'c 1' });
    const get = first.get;
    first.get = path => {
      if (path === 'b.html') write({ 'a.html': 'a 2', 'b.html': 'b 2' });
      return get.call(first, path);
    };
    expect(() => writeFolder(root, 'out', first, () => false)).toThrow('stopped');
    expect(found()).toEqual({ 'a.html': 'a 2', 'b.html': 'b 1' });
    killWriter();
    write({ 'a.html': 'a 3', 'b.html': 'b 3' });
    expect(found()).toEqual({ 'a.html': 'a 3', 'b.html': 'b 3' });
    expect(lists()).toHaveLength(1);
  });

  test('keep the list of the other, if it writes the files that existed before', () => {
    const before = { 'a.html': 'a', 'b.html': 'b' };
    write(before);
    const first = mapOf({ 'a.html': 'a 1', 'b.html': 'b 1' });
    first.get = path => {
      // The other finds "a 1", writes "a", and ends; its final list existed before.
      if (path === 'b.html') write(before);
      return Map.prototype.get.call(first, path);
    };
    writeFolder(root, 'out', first, () => false);
    write({ 'a.html': 'a 2', 'b.html': 'b 2' });
    expect(found()).toEqual({ 'a.html': 'a 2', 'b.html': 'b 2' });
    expect(lists()).toHaveLength(1);
  });
});
