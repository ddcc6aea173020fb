import type { Address } from '../address.ts';
import type { Question, Report } from '../question.ts';
import type { Study } from './study.ts';

/** What a view may use. */
export interface ViewContext {
  readonly study: Study;
  readonly address: Address;
  /** Changes the address, and with it all that is shown. */
  go(change: Partial<Address>): void;
  /** Writes into the address what is on the page already, as a step of its own or in the place of the last one. */
  note(change: Partial<Address>, how: 'step' | 'same'): void;
  /** Asks the second worker, which is free while the first one analyses; for questions with one report. */
  ask<K extends Report['kind']>(
    question: Question & { readonly kind: K },
    onAnswer: (answer: Extract<Report, { readonly kind: K }>) => void,
    onFailure: (why: string) => void,
  ): void;
  /** Likewise a third one, for what is asked at the same time. */
  readonly askBeside: ViewContext['ask'];
}

/** A view on the page. */
export interface View {
  readonly element: HTMLElement;
  /** Called when the view leaves the page. */
  leave(): void;
}
