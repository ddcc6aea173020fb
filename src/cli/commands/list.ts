import { pipelineIds } from '../../run/index.ts';
import { EXIT, type ExitCode, messageOf } from '../exit-code.ts';
import type { Places } from '../places.ts';
import { selected } from '../selection.ts';
import type { Terminal } from '../terminal.ts';

/** The pipelines with question, source and range. */
export async function listCommand(
  { json }: { json: boolean },
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const { pipelines, broken } = await selected({ ids: pipelineIds(places.pipelines) }, places.pipelines);
  for (const { definition } of pipelines) {
    const { id, question, source, sweep, published = false } = definition;
    if (json) {
      terminal.out(JSON.stringify({ id, question, source, sweep, published }));
      continue;
    }
    const { game, over = {}, where, first = {} } = sweep;
    const range = [
      game,
      ...Object.entries(over).map(([letter, text]) => `${letter} = ${text}`),
      ...(where === undefined ? [] : [where]),
      ...Object.entries(first).map(([letter, n]) => `first ${n} values of ${letter}`),
    ];
    const mark = published ? '' : terminal.paint('dim', ' (not part of npm start)');
    terminal.out(`${id}${mark}\n  ${question}\n  ${range.join('; ')}\n  ${source}`);
  }
  for (const mistake of broken) terminal.err(terminal.paint('red', messageOf(mistake)));
  return broken.length > 0 ? EXIT.usage : EXIT.expected;
}
