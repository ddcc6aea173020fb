import { readPublished } from '../../run/index.ts';
import { sourcesByKey } from '../../view/index.ts';
import { EXIT, type ExitCode, exitCodeOf, messageOf, worst } from '../exit-code.ts';
import type { CommandLine } from '../help-texts.ts';
import type { Places } from '../places.ts';
import { tablesOfNoPipeline, writeRegister } from '../register.ts';
import { selected } from '../selection.ts';
import { writeSite } from '../site.ts';
import type { Terminal } from '../terminal.ts';

/**
 * Composes the register of claims, the errata, the macros and the site from what the pipelines wrote. Computes
 * nothing: what is missing or out of date is named, with the command that makes it.
 */
export async function reportCommand(
  { json }: { readonly json: boolean },
  places: Places,
  terminal: Terminal,
  main: CommandLine,
): Promise<ExitCode> {
  const { pipelines, broken } = await selected({ ids: ['all'] }, places.pipelines);
  for (const mistake of broken) terminal.err(terminal.paint('red', messageOf(mistake)));
  const sources = sourcesByKey(await readPublished('sources.csv', places.published));
  const site = await writeSite(pipelines, places, sources, main);
  const register = await writeRegister(places, sources);
  const left = tablesOfNoPipeline(places);
  if (left.length > 0) {
    terminal.err(`of no pipeline that is here, and listed until they are deleted:\n  ${left.join('\n  ')}`);
  }
  terminal.out(
    json ? JSON.stringify({ site, files: register }) : ['written:', ...register, site].join('\n  '),
  );
  return worst([EXIT.expected, ...broken.map(exitCodeOf)]);
}
