import type { Address } from '../address.ts';
import type { GameAnalysis } from './game-analysis.ts';
import type { WorkerClient } from './worker-client.ts';

/** The context of a view. */
export interface ViewContext {
  readonly analysis: GameAnalysis;
  readonly address: Address;
  /** Changes the address, and with it all that is shown. */
  go(change: Partial<Address>): void;
  /** Writes the present state of the page into the address, as a new step or by replacing the last one. */
  note(change: Partial<Address>, how: 'step' | 'same'): void;
  /** Asks the second worker, which is free while the first one analyses. */
  readonly ask: WorkerClient['ask'];
  /** Asks a third worker, for simultaneous questions. */
  readonly askBeside: WorkerClient['ask'];
}

/** A view on the page. */
export interface View {
  readonly element: HTMLElement;
  /** Called when the view leaves the page. */
  leave?(): void;
}
