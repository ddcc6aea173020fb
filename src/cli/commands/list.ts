import { pipelineIds } from '../../run/index.ts';
import { Complaints } from '../complaints.ts';
import type { ExitCode } from '../exit-code.ts';
import type { Places } from '../places.ts';
import { selected } from '../selection.ts';
import type { Terminal } from '../terminal.ts';

/** Lists the pipelines, one per line; for those that are named, also range and source. */
export async function listCommand(
  { ids, json }: { ids: readonly string[]; json: boolean },
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const isOfAll = ids.length === 0 || ids.includes('all');
  const names = isOfAll ? pipelineIds(places.pipelines) : ids;
  const ofPackage = pipelineIds(places.pipelines.slice(0, 1));
  const { pipelines, broken } = await selected({ ids: names }, places.pipelines);
  const widest = Math.max(0, ...pipelines.map(({ definition }) => definition.id.length));
  for (const { definition, file } of pipelines) {
    const { id, question, source, sweep, published = false } = definition;
    const isOwn = !ofPackage.includes(id);
    if (json) {
      terminal.out(JSON.stringify({ id, question, source, file, sweep, published, own: isOwn }));
      continue;
    }
    const mark =
      published && !isOwn ? '' : terminal.paint('dim', isOwn ? ' (your own)' : ' (not part of npm start)');
    if (ids.length === 0) {
      terminal.out(`${id.padEnd(widest)}  ${question}${mark}`);
      continue;
    }
    const { game, over = {}, where, first = {} } = sweep;
    const range = [
      game,
      ...Object.entries(over).map(([letter, text]) => `${letter} = ${text}`),
      ...(where === undefined ? [] : [where]),
      ...Object.entries(first).map(([letter, n]) => `first ${n} values of ${letter}`),
    ];
    terminal.out(`${id}${mark}\n  ${question}\n  ${range.join('; ')}\n  ${source}\n  ${file}`);
  }
  const complaints = new Complaints(terminal);
  for (const mistake of broken) complaints.add(mistake);
  return complaints.worst();
}
