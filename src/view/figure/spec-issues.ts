import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Issue } from '../../errors.ts';
import { ROOT } from '../../run/load/modules.mjs';
import { type JsonSchema, schemaIssues } from './json-schema.ts';

/** Returns the errors that Vega-Lite's schema finds in a specification, without loading the renderer. */
export function specIssues(spec: object, name: string): Issue[] {
  const taken = ['data', '$schema', 'usermeta'].filter(key => key in spec);
  if (taken.length > 0) {
    return taken.map(key => ({
      where: `${name}.${key}`,
      expected: 'nothing, because saltus fills this in',
      received: 'a value',
    }));
  }
  return schemaIssues(vegaLiteSchema(), { ...spec, data: { values: [] } }, name);
}

let schema: JsonSchema | undefined;

function vegaLiteSchema(): JsonSchema {
  const path = createRequire(join(ROOT, 'package.json')).resolve('vega-lite/vega-lite-schema.json');
  return (schema ??= JSON.parse(readFileSync(path, 'utf8')) as JsonSchema);
}
