import type { Address } from '../address.ts';
import type { Study } from './study.ts';
import type { WorkerDesk } from './worker-desk.ts';

/** The context of a view. */
export interface ViewContext {
  readonly study: Study;
  readonly address: Address;
  /** Changes the address, and with it all that is shown. */
  go(change: Partial<Address>): void;
  /** Writes the present state of the page into the address, as a new step or by replacing the last one. */
  note(change: Partial<Address>, how: 'step' | 'same'): void;
  /** Asks the second worker, which is free while the first one analyses. */
  readonly ask: WorkerDesk['ask'];
  /** Asks a third worker, for simultaneous questions. */
  readonly askBeside: WorkerDesk['ask'];
}

/** A view on the page. */
export interface View {
  readonly element: HTMLElement;
  /** Called when the view leaves the page. */
  leave?(): void;
}
