import { readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';

/** What a time depends on, read at run time. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly node: string;
  /** Null where there is none, and so no rival in C. */
  readonly cc: string | null;
}

export function machineOf(cc: string | null): Machine {
  return { cpu: cpuModel(), cores: availableParallelism(), node: process.version, cc };
}

/** Virtual machines give all models of a maker one name; family, model and stepping tell them apart. */
function cpuModel(): string {
  const name = cpus()[0]?.model ?? 'unknown';
  try {
    const text = readFileSync('/proc/cpuinfo', 'utf8');
    const [family, model, stepping] = ['cpu family', 'model', 'stepping'].map(
      key => new RegExp(`^${key}\\s*: (.*)$`, 'm').exec(text)?.[1],
    );
    return family === undefined ? name : `${name}, family ${family}, model ${model}, stepping ${stepping}`;
  } catch {
    return name;
  }
}
