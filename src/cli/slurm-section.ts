import { DefinitionError, type Issue } from '../errors.ts';
import { isRecord } from '../game/index.ts';
import { readJson, type SlurmSettings } from '../run/index.ts';

/** The expected value of each key of the section. */
const KEYS: Readonly<Record<keyof SlurmSettings, 'a string' | 'a list of strings'>> = {
  partition: 'a string',
  time: 'a string',
  memory: 'a string',
  modules: 'a list of strings',
};

/**
 * Returns the `slurm` section of a configuration file, such as `{"slurm": {"partition": "main", "time": "02:00:00",
 * "memory": "2G", "modules": ["node/20"]}}`.
 *
 * @throws DefinitionError with all that is wrong in it
 */
export function slurmSection(file: string): SlurmSettings {
  const parsed = readJson(file, 'a JSON configuration');
  const known = Object.keys(KEYS).join(', ');
  const section = isRecord(parsed) ? parsed.slurm : undefined;
  const issues: Issue[] = Object.keys(isRecord(parsed) ? parsed : {})
    .filter(key => key !== 'slurm')
    .map(received => ({ where: file, expected: 'only the key slurm', received }));
  if (!isRecord(section)) {
    const received = section === undefined ? 'nothing' : JSON.stringify(section);
    issues.push({ where: `${file}: slurm`, expected: `an object with some of ${known}`, received });
    throw new DefinitionError(issues);
  }
  for (const [key, value] of Object.entries(section)) {
    const where = `${file}: slurm.${key}`;
    const expected = Object.hasOwn(KEYS, key) ? KEYS[key as keyof SlurmSettings] : undefined;
    if (expected === undefined) issues.push({ where, expected: `one of ${known}`, received: key });
    else if (!isOf(expected, value)) issues.push({ where, expected, received: JSON.stringify(value) });
  }
  if (issues.length > 0) throw new DefinitionError(issues);
  return section;
}

function isOf(expected: 'a string' | 'a list of strings', value: unknown): boolean {
  if (expected === 'a string') return typeof value === 'string';
  return Array.isArray(value) && value.every(item => typeof item === 'string');
}
