import { readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';

/** The machine on which times were measured. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly node: string;
  /** Null without a C compiler, and then there are no rivals in C. */
  readonly cc: string | null;
}

export function machineOf(cc: string | null): Machine {
  return { cpu: cpuModel(), cores: availableParallelism(), node: process.version, cc };
}

/**
 * Returns the processor's name with family, model and stepping, because virtual machines use one name for many models.
 */
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
