import { describe, expect, test } from 'vitest';
import type { Argv } from 'yargs';
import { askCommands } from '../../src/cli/ask-commands.ts';
import { gameCommands } from '../../src/cli/game-commands.ts';
import type { Invocation } from '../../src/cli/invocation.ts';
import { pipelineCommands } from '../../src/cli/pipeline-commands.ts';
import { proofCommands } from '../../src/cli/proof-commands.ts';
import { resultCommands } from '../../src/cli/result-commands.ts';

interface Described {
  readonly name: string;
  readonly text: string;
}

const commands: Described[] = [];
const options: Described[] = [];

/** Replaces yargs and collects the descriptions. */
function recorder(command: string): Argv {
  const record = (name: string, { describe }: { describe?: string }) =>
    options.push({ name: `${command} ${name}`, text: describe ?? '' });
  const chain: Record<string, (...args: never[]) => unknown> = {
    command: (usage: string, text: string, build: (parser: Argv) => void) => {
      const [name] = usage.split(' ') as [string];
      commands.push({ name, text });
      build(recorder(name));
      return parser;
    },
    option: (name: string, option: object) => {
      record(name, option);
      return parser;
    },
    options: (all: Record<string, object>) => {
      for (const [name, option] of Object.entries(all)) record(name, option);
      return parser;
    },
    example: () => parser,
    epilogue: () => parser,
  };
  const parser = { ...chain, positional: chain.option } as unknown as Argv;
  return parser;
}

for (const add of [gameCommands, askCommands, proofCommands, pipelineCommands, resultCommands])
  add(recorder('saltus'), {} as Invocation);

const described = [...commands, ...options].map(({ name, text }) => [name, text] as const);

describe('a help text', () => {
  test('exists for every command and option', () => {
    expect(commands.length).toBeGreaterThan(15);
    expect(options.length).toBeGreaterThan(80);
  });

  test.each(described)('%s: a phrase of at most 70 characters without semicolon or full stop', (_, text) => {
    expect(text).toMatch(/^[^;]{4,69}[^;.:]$/u);
  });
});
