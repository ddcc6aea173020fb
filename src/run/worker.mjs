// A worker thread cannot load TypeScript by itself on Node 20: register the loader, then hand over.
import { register } from 'tsx/esm/api';

register();
const { performTask } = await import('./task.ts');

export default performTask;
