import type { AnalysisReport } from '../analysis.ts';
import type { AnalysisQuestion, Answered, AnswerOf, Message, Question, QuestionOf } from '../question.ts';

/** The source of the worker, which the bundler puts here: a page that was opened from disk can load no other. */
declare const WORKER_SOURCE: string;

/** How a question ended. */
export type Ending = { readonly status: 'done' } | { readonly status: 'failed'; readonly why: string };

/**
 * One worker, for one question at a time. A new question ends the one before it, and whoever asked that hears no
 * more of it.
 */
export class WorkerDesk {
  #worker: Worker | undefined;
  #busy = false;
  #id = 0;

  analyse(
    question: AnalysisQuestion,
    onReport: (report: AnalysisReport) => void,
    onEnd: (ending: Ending) => void,
  ): void {
    this.#send(question, report => onReport(report as AnalysisReport), onEnd);
  }

  ask<K extends Answered>(
    question: QuestionOf<K>,
    onAnswer: (answer: AnswerOf<K>) => void,
    onFailure: (why: string) => void,
  ): void {
    let answer: unknown;
    // Told when the worker is free again, so that whoever hears it may ask on.
    this.#send(
      question as Question,
      report => {
        answer = report;
      },
      ending => (ending.status === 'failed' ? onFailure(ending.why) : onAnswer(answer as AnswerOf<K>)),
    );
  }

  #send(question: Question, onReport: (report: unknown) => void, onEnd: (ending: Ending) => void): void {
    this.cancel();
    const id = ++this.#id;
    const worker = (this.#worker ??= startWorker());
    this.#busy = true;
    const end = (ending: Ending) => {
      this.#busy = false;
      onEnd(ending);
    };
    worker.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.id !== id) return;
      if ('report' in data) onReport(data.report);
      else if ('failure' in data) end({ status: 'failed', why: data.failure });
      else end({ status: 'done' });
    };
    worker.onerror = event => {
      event.preventDefault();
      this.#dismiss();
      end({ status: 'failed', why: event.message || 'the worker stopped' });
    };
    worker.postMessage({ id, question });
  }

  /** Ends the question that is being answered, if there is one. */
  cancel(): void {
    if (this.#busy) this.#dismiss();
  }

  #dismiss(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#busy = false;
  }
}

let workerAddress: string | undefined;

function startWorker(): Worker {
  workerAddress ??= URL.createObjectURL(new Blob([WORKER_SOURCE], { type: 'text/javascript' }));
  return new Worker(workerAddress);
}
