import type { Address } from '../address.ts';
import type { Study } from './study.ts';
import type { WorkerDesk } from './worker-desk.ts';

/** What a view may use. */
export interface ViewContext {
  readonly study: Study;
  readonly address: Address;
  /** Changes the address, and with it all that is shown. */
  go(change: Partial<Address>): void;
  /** Writes into the address what is on the page already, as a step of its own or in the place of the last one. */
  note(change: Partial<Address>, how: 'step' | 'same'): void;
  /** Asks the second worker, which is free while the first one analyses. */
  readonly ask: WorkerDesk['ask'];
  /** Likewise a third one, for what is asked at the same time. */
  readonly askBeside: WorkerDesk['ask'];
}

/** A view on the page. */
export interface View {
  readonly element: HTMLElement;
  /** Called when the view leaves the page. */
  leave?(): void;
}
