import { basename, join } from 'node:path';
import {
  basisOf,
  blockPaths,
  fingerprints,
  type PlannedPipeline,
  pipelineDigest,
  programDigest,
  ROOT,
  type RowStorage,
  resultPaths,
  UpToDateFiles,
} from '../run/index.ts';
import { buildInUse } from '../run/load/modules.mjs';
import { filesBelow, folderOf } from './output.ts';
import type { Places } from './places.ts';

/** The records of the files of earlier runs. */
export class EarlierFiles {
  readonly #places: Places;
  /** The inputs of all files: the program, and the hand-written files that it reads. */
  readonly #common: unknown;
  readonly #plans = new Map<PlannedPipeline, Promise<PlanFiles | undefined>>();

  private constructor(places: Places, common: unknown) {
    this.#places = places;
    this.#common = common;
  }

  /** Returns undefined if the program runs without a build, and so may change while it runs. */
  static async below(places: Places): Promise<EarlierFiles | undefined> {
    const written = fingerprintsBelow([...places.published, join(ROOT, 'docs')]);
    const program = programDigest();
    return program === undefined ? undefined : new EarlierFiles(places, [program, written]);
  }

  /** Returns the files of one plan; undefined if its pipeline has no file or cannot be read. */
  ofPlan(planned: PlannedPipeline, rows: RowStorage): Promise<PlanFiles | undefined> {
    const known = this.#plans.get(planned) ?? this.#lookUp(planned, rows).catch(() => undefined);
    this.#plans.set(planned, known);
    return known;
  }

  async #lookUp(planned: PlannedPipeline, rows: RowStorage): Promise<PlanFiles | undefined> {
    const { pipeline, plan } = planned;
    if (pipeline.path === undefined) return undefined;
    const { blocks, published } = this.#places;
    const folder = folderOf(planned, rows, this.#places);
    const basis = await basisOf(pipeline, published);
    const inputs = [this.#common, plan, basis, pipelineDigest(pipeline.path)];
    const made = new UpToDateFiles(blocks, [folder, plan.id, rows], inputs);
    return {
      upToDate: made.upToDate(),
      record: paths => made.record(paths, blockPaths({ plan, basis, kept: rows }, blocks)),
    };
  }

  /** Returns the files that are views of the results of some pipelines in a folder. */
  ofResults(name: string, folder: string, ids: readonly string[]): UpToDateFiles {
    const paths = resultPaths(folder);
    const results = fingerprints(ids.flatMap(id => paths.get(id) ?? []).map(path => join(folder, path)));
    return new UpToDateFiles(this.#places.blocks, [folder, name], [this.#common, results]);
  }

  /** Returns the {@link siteFiles}, which are made of all other files below `data` and `reports`. */
  ofSite(): UpToDateFiles {
    const { out, blocks } = this.#places;
    const below = ['data', 'reports'].flatMap(folder =>
      filesBelow(join(out, folder)).map(name => join(folder, name)),
    );
    const shown = fingerprints(below.filter(name => !NOT_SHOWN.test(name)).map(name => join(out, name)));
    const styles = fingerprintsBelow(['view/site/style', 'explorer'].map(name => join(ROOT, 'src', name)));
    // The build is named by a digest of all sources, which includes the code bundled for browsers.
    return new UpToDateFiles(
      blocks,
      [out, 'site'],
      [this.#common, shown, styles, basename(buildInUse() ?? '')],
    );
  }
}

/** The files of one plan. */
export interface PlanFiles {
  /** The paths, if the files and the blocks behind them are as an earlier run left them. */
  readonly upToDate: readonly string[] | undefined;
  /** Takes the fingerprints of the files now, and returns a function that stores them. */
  record(paths: readonly string[]): () => void;
}

/** Returns the paths of the site and of the papers. */
export function siteFiles({ out }: Places): string[] {
  return ['site', 'papers'].flatMap(name => {
    const folder = join(out, 'reports', name);
    return filesBelow(folder).map(file => join(folder, file));
  });
}

const NOT_SHOWN = /^(data.runs|reports.(site|papers))\b/;

function fingerprintsBelow(folders: readonly string[]): Record<string, string> {
  return fingerprints(folders.flatMap(folder => filesBelow(folder).map(name => join(folder, name))));
}
