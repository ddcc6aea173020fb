import { join } from 'node:path';
import type { PipelineDefinition } from '../plan/index.ts';
import { writeWhole } from '../run/index.ts';
import { type Places, shortPath } from './places.ts';

/**
 * Writes the file of a pipeline into the workspace.
 *
 * @param claims each as a call of `law`
 * @returns its path, as people write it
 */
export function writePipeline(
  definition: Omit<PipelineDefinition, 'claims'>,
  claims: readonly string[],
  { pipelines }: Places,
): string {
  const path = join(pipelines.at(-1)!, `${definition.id}.ts`);
  writeWhole(path, [pipelineText(definition, claims)]);
  return shortPath(path);
}

function pipelineText(
  { charts, ...rest }: Omit<PipelineDefinition, 'claims'>,
  claims: readonly string[],
): string {
  const hasLaws = claims.length > 0;
  return [
    `import { ${hasLaws ? 'claim, ' : ''}definePipeline } from 'saltus/pipeline';`,
    '',
    'export default definePipeline({',
    ...Object.entries(rest).map(([key, value]) => `  ${key}: ${literal(value)},`),
    hasLaws ? '  claims: [' : '  claims: [],',
    ...claims.map(claim => `    ${claim},`),
    ...(hasLaws ? ['  ],'] : []),
    ...(charts ? [`  charts: ${literal(charts)},`] : []),
    '});',
    '',
  ].join('\n');
}

/** Plain data as TypeScript. */
export function literal(value: unknown): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(
    ([key, part]) => `${/^[a-z]\w*$/i.test(key) ? key : literal(key)}: ${literal(part)}`,
  );
  return `{ ${fields.join(', ')} }`;
}
