export { catalogue } from './catalogue.ts';
export { replayOf } from './claim-table.ts';
export { type Composed, compose } from './compose.ts';
