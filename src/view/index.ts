export { catalogue, type Resource, resourcesIn, resourceText } from './catalogue.ts';
export { type Sources, sourcesByKey } from './citation.ts';
export { CLAIM_COLUMNS, replayOf } from './claim-table.ts';
export { type ComposedFile, dataFiles, reportFiles } from './compose.ts';
export { type ClaimRecord, registerFiles } from './register-files.ts';
export { type DoubleCheck, sentenceOf } from './sentence.ts';
export type { HelpText } from './site/pages/guide-page.ts';
export { readParts } from './site/parts.ts';
export { composeSite } from './site.ts';
