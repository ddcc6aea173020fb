import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placesOf } from '../../src/cli/places.ts';
import { digestOf } from '../../src/plan/index.ts';
import { BlockStore, ROOT } from '../../src/run/index.ts';
import { type Said, say } from './terminal.ts';

/** A folder with the pipeline `small`, N - {a} for 1 ≤ a ≤ 12 in some blocks, and the output of its commands. */
export class SmallPipeline {
  readonly folder = mkdtempSync(join(tmpdir(), 'saltus-small-'));
  /** Whether output is written as with `--out`, or as in the package. */
  chosen = true;
  readonly blocks = join(this.folder, 'out', 'data', 'runs', 'blocks');

  /**
   * @param before code in front of the definition
   * @param fields of the definition, which replace the measures and claims
   */
  constructor(before = '', fields = MEASURES) {
    mkdirSync(join(this.folder, 'pipelines'));
    symlinkSync(join(ROOT, 'src'), join(this.folder, 'src'));
    const text = `import { claim, definePipeline } from '../src/index.ts';
${before}
export default definePipeline({
  id: 'small',
  question: 'What is the period of N - {a}?',
  source: 'my-notebook, page 3',
  sweep: { game: 'N - {a}', over: { a: '1..12' } },
  limit: '1e6 heaps',
  cost: '100000000',
  ${fields}
});
`;
    writeFileSync(join(this.folder, 'pipelines', 'small.ts'), text);
  }

  get workspace(): string {
    return join(this.folder, 'out');
  }

  /** Runs a command in this process, with all output in the folder. */
  say(...argv: string[]): Promise<Said> {
    const places = {
      ...placesOf(join(this.folder, 'out')),
      chosen: this.chosen,
      pipelines: [join(this.folder, 'pipelines')],
      workspace: this.workspace,
      published: [join(ROOT, 'data', 'published')],
    };
    return say(argv, { places: () => places });
  }

  /** Lists the names of block files of a kind, in alphabetical order. */
  names(kind: 'rows' | 'tally'): string[] {
    const ends = { rows: /-\d+$/, tally: /\.tally$/ }[kind];
    const names = readdirSync(this.blocks, { recursive: true, encoding: 'utf8' });
    return names.flatMap(name => (ends.test(name) ? [name.split('/')[1]!] : [])).sort();
  }

  path(name: string): string {
    return new BlockStore(this.blocks).path(name);
  }

  /** Changes the content of a block file, and updates its header. */
  forge(name: string, change: (payload: string) => string): void {
    const store = new BlockStore(this.blocks);
    const payload = store.read(name)!;
    const forged = change(payload);
    if (forged === payload) throw new Error('nothing was forged');
    store.write(name, forged);
  }

  /** Returns the digests of all output files, or of those in one folder, by path. */
  written(folder = join(this.folder, 'out')): Record<string, string> {
    const all = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = all.filter(entry => entry.isFile() && !entry.parentPath.endsWith('plans'));
    const paths = files.map(entry => join(entry.parentPath, entry.name)).sort();
    return Object.fromEntries(paths.map(path => [path, digestOf(readFileSync(path, 'latin1'))]));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const MEASURES = `measure: ['preperiod', 'period', 'saltus'],
  summaries: [{ name: 'residues', title: 'By residues', by: { residue: 'a mod 3' }, most: 'period' }],
  claims: [
    claim('even', { says: 'period is even', holds: ({ period }) => period % 2 === 0,
      mutant: ({ period }) => period % 2 === 1, mutantSays: 'period is odd' }),
    claim('short', { says: 'period = 2a, except at a = 8', holds: ({ a, period }) => period === 2 * a && a !== 8,
      mutant: ({ a, period }) => period === a, mutantSays: 'period = a' }),
  ],`;
