import { refuse } from '../../errors.ts';
import { createExecutor, resultIds } from '../../run/index.ts';
import { Complaints } from '../complaints.ts';
import type { ExitCode } from '../exit-code.ts';
import type { CommandLine } from '../help-texts.ts';
import {
  currentResultsIn,
  idsToShow,
  published,
  tablesOfNoPipeline,
  writePipeline,
  writeRegister,
  writeSite,
} from '../output.ts';
import { outAgain, type Places } from '../places.ts';
import { selected } from '../selection.ts';
import type { Terminal } from '../terminal.ts';

/**
 * Composes all views of the results on disk: pages, tables, the register of claims, errata, macros and the site. Draws the
 * figures that are missing, out of date or changed. Computes nothing: if a result is missing or out of date, it names the
 * command that makes it.
 */
export async function reportCommand(
  { json }: { readonly json: boolean },
  places: Places,
  terminal: Terminal,
  main: CommandLine,
): Promise<ExitCode> {
  const { out } = places;
  const ids = idsToShow(places);
  if (ids.length === 0 || resultIds(out).length === 0) {
    const hint = ['run: npx saltus run', ...outAgain(places)].join(' ');
    refuse(out, 'a folder with results, *.result.json in data or a folder of data', 'nothing', hint);
  }
  const complaints = new Complaints(terminal);
  const { pipelines, broken } = await selected({ ids }, places.pipelines);
  for (const mistake of broken) complaints.add(mistake);
  const tables = published(
    places,
    pipelines.map(pipeline => ({ pipeline })),
  );
  const files: string[] = [];
  const executor = createExecutor(1);
  const settings = { executor, complain: (mistake: unknown) => complaints.add(mistake) };
  const results = await currentResultsIn(places, pipelines);
  for (const result of results) {
    files.push(...(await writePipeline(result, out, tables, settings)));
  }
  const register = writeRegister(out, places, tables);
  const site = await writeSite(results, places, tables, main);
  const left = tablesOfNoPipeline(places);
  if (left.length > 0) {
    terminal.err(
      `these files belong to no known pipeline; delete them if you no longer need them:\n  ${left.join('\n  ')}`,
    );
  }
  terminal.out(
    json
      ? JSON.stringify({ site, files: [...files, ...register] })
      : [`written: ${files.length} files of results, and`, ...register, site].join('\n  '),
  );
  return complaints.worst();
}
