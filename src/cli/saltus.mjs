#!/usr/bin/env node
// Registers the loader of TypeScript, then hands over: faster to start than a wrapper process.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('./main.ts');
const { processTerminal } = await import('./terminal.ts');
process.exitCode = await main(process.argv.slice(2), processTerminal());
