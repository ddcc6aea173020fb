import { heatMap, line, points } from '../claim/index.ts';
import { COLUMN_MEASURES, isScalar } from '../engine/index.ts';
import { refuse, tryCollect } from '../errors.ts';
import { type FamilyText, nearest, parseFamily } from '../game/index.ts';
import type { ChartText } from '../plan/index.ts';

const SCALARS = Object.keys(COLUMN_MEASURES).filter(isScalar);
const FORM = 'heat, points or line, a colon, and a measure or parameter, such as heat:period';

/**
 * Parses a chart such as `heat:period`. A heat map is over the last two letters; points and lines are over the last letter.
 *
 * @throws DefinitionError for another form, and for a heat map of fewer than two letters
 */
export function parseChart(text: string, sweep: FamilyText): ChartText & { readonly field: string } {
  const letters = Object.keys(sweep.over ?? {});
  const received = JSON.stringify(text);
  const [, kind, field] = /^(heat|points|line):([a-z]\w*)$/i.exec(text) ?? [];
  if (kind === undefined || field === undefined) refuse('--chart', FORM, received);
  if (![...letters, ...SCALARS].includes(field)) {
    const columns = [...letters, ...measuresOf(sweep)];
    const near = nearest(field, columns);
    const hint = near && `did you mean ${kind}:${near}?`;
    refuse('--chart', `a column: ${columns.join(', ')}`, received, hint);
  }
  const [y, x] = letters.slice(-2).toReversed();
  const needed = kind === 'heat' ? 2 : 1;
  if (letters.length < needed) refuse('--chart', `a family with at least ${needed} parameters`, received);
  const title = kind === 'heat' ? `${field} by ${x} and ${y}` : `${field} against ${y}`;
  const name = `${kind}-${field}`.toLowerCase().replaceAll('_', '-');
  const drawn = { name, heading: title, size: [440, 320], title } as const;
  if (kind === 'heat')
    return { ...heatMap({ ...drawn, x: x!, y: y!, color: { field, title: field } }), field };
  const axes = { x: { field: y!, title: y! }, y: { field, title: field } };
  return { ...(kind === 'line' ? line : points)({ ...drawn, ...axes }), field };
}

/** Returns the measures that games of the family have; all, if the family itself has an error. */
function measuresOf(sweep: FamilyText): readonly string[] {
  const game = tryCollect([], () => {
    const family = parseFamily(sweep);
    const [first] = family.cases();
    return first && family.gameAt(first);
  });
  return SCALARS.filter(name => !game || COLUMN_MEASURES[name].kinds.includes(game.kind));
}
