import { DefinitionError, renderIssue } from '../errors.ts';
import { resolve } from '../plan/index.ts';
import type { PlannedPipeline } from '../run/index.ts';
import { knownErrors } from './known-errors.ts';
import type { Places } from './places.ts';
import { errorIn, type Selection, selected } from './selection.ts';

/** The plans of the selected pipelines, and the errors in files of the others. */
export interface Planned {
  readonly plans: readonly PlannedPipeline[];
  readonly broken: readonly DefinitionError[];
}

/**
 * Returns the plans of the selected pipelines. A broken file does not stop the others; a range or limit of the command
 * line that does not fit one of them does.
 *
 * @param isUpToDate whether files of an earlier run show that a pipeline has no errors
 * @throws DefinitionError for unknown ids, and for overrides that a pipeline does not accept
 */
export async function planned(
  selection: Selection,
  { pipelines: folders, published }: Pick<Places, 'pipelines' | 'published'>,
  isUpToDate: (planned: PlannedPipeline) => Promise<boolean> = async () => false,
): Promise<Planned> {
  const { pipelines, broken: unloaded } = await selected(selection, folders);
  const broken = [...unloaded];
  const overridden = Object.keys(selection.over ?? {}).length > 0 || selection.limit !== undefined;
  const plans: PlannedPipeline[] = [];
  const mistakes: DefinitionError[] = [];
  for (const pipeline of pipelines) {
    try {
      const plan = resolve(pipeline.definition, pipeline.file, selection);
      const candidate = { pipeline, plan };
      const known = (await isUpToDate(candidate)) ? [] : knownErrors(pipeline, published);
      if (known.length > 0) broken.push(new DefinitionError(known));
      else plans.push(candidate);
    } catch (thrown) {
      mistakes.push(named(errorIn(thrown), pipelines.length > 1 ? `${pipeline.definition.id}: ` : ''));
    }
  }
  if (overridden && mistakes.length > 0) {
    // One error of the command line may be an error for each of many pipelines.
    const issues = mistakes.flatMap(mistake => mistake.issues);
    throw new DefinitionError([...new Map(issues.map(issue => [renderIssue(issue), issue])).values()]);
  }
  return { plans, broken: [...broken, ...mistakes] };
}

/**
 * Returns an error that names the pipeline for each range of the command line, since a range may fit some pipelines and
 * not others.
 */
function named(mistake: DefinitionError, pipeline: string): DefinitionError {
  const place = (where: string) => (where.startsWith('--over') ? pipeline + where : where);
  return new DefinitionError(mistake.issues.map(issue => ({ ...issue, where: place(issue.where) })));
}
