import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/index.ts';
import { textLatex } from './document/text-latex.ts';
import { fileOf, type GeneratedFile } from './generated-file.ts';

/** The texts of `docs/` that are papers: the proof, and the laws. */
const PAPERS = ['conjecture-12', 'laws'] as const;

/** Papers as LaTeX, `reports/papers/<name>.tex`. */
export function buildPapers(): GeneratedFile[] {
  return PAPERS.map(name =>
    fileOf(
      `reports/papers/${name}.tex`,
      textLatex(readFileSync(join(ROOT, 'docs', `${name}.md`), 'utf8'), 'npx saltus report'),
    ),
  );
}
