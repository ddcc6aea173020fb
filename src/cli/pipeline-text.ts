import type { Asked } from '../plan/index.ts';

/** The file of a pipeline that asks the same. */
export function pipelineText({ definition, laws }: Asked): string {
  const { charts, ...rest } = definition;
  const fields = Object.entries(rest).map(([key, value]) => `  ${key}: ${literal(value)},`);
  return [
    `import { definePipeline${laws.length > 0 ? ', law' : ''} } from '../src/index.ts';`,
    '',
    'export default definePipeline({',
    ...fields,
    laws.length === 0 ? '  claims: [],' : '  claims: [',
    ...laws.map(law => `    law(${literal(law)}),`),
    ...(laws.length === 0 ? [] : ['  ],']),
    ...(charts ? [`  charts: ${literal(charts)},`] : []),
    '});',
    '',
  ].join('\n');
}

/** Plain data as TypeScript. */
function literal(value: unknown): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(
    ([key, part]) => `${/^[a-z]\w*$/i.test(key) ? key : literal(key)}: ${literal(part)}`,
  );
  return `{ ${fields.join(', ')} }`;
}
