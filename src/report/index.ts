export { catalogue, resourcesIn, resourceText } from './catalogue.ts';
export { replayOf } from './claim-table.ts';
export { type ComposedFile, dataFiles, reportFiles } from './compose.ts';
