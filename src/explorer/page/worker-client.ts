import type { AnalysisReport } from '../analysis.ts';
import type { AnalysisQuestion, Answered, AnswerOf, Message, Question, QuestionOf } from '../question.ts';

/** The source of the worker, which the bundler puts here: a page that was opened from disk can load no other. */
declare const WORKER_SOURCE: string;

/** Hears that a question has ended, and why it failed, if it did. */
type OnEnd = (failure?: string) => void;

/**
 * One worker, for one question at a time. A new question cancels the one before it, whose callback is not called again.
 */
export class WorkerClient {
  #worker: Worker | undefined;
  #busy = false;
  #id = 0;

  analyse(question: AnalysisQuestion, onReport: (report: AnalysisReport) => void, onEnd: OnEnd): void {
    this.#send(question, report => onReport(report as AnalysisReport), onEnd);
  }

  ask<K extends Answered>(
    question: QuestionOf<K>,
    onAnswer: (answer: AnswerOf<K>) => void,
    onFailure: (why: string) => void,
  ): void {
    let answer: unknown;
    // Calls back when the worker is free again, so that the caller may ask the next question.
    this.#send(
      question as Question,
      report => {
        answer = report;
      },
      failure => (failure === undefined ? onAnswer(answer as AnswerOf<K>) : onFailure(failure)),
    );
  }

  #send(question: Question, onReport: (report: unknown) => void, onEnd: OnEnd): void {
    this.cancel();
    const id = ++this.#id;
    const worker = (this.#worker ??= startWorker());
    this.#busy = true;
    const end: OnEnd = failure => {
      this.#busy = false;
      onEnd(failure);
    };
    worker.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.id !== id) return;
      if ('report' in data) onReport(data.report);
      else if ('failure' in data) end(data.failure);
      else end();
    };
    worker.onerror = event => {
      event.preventDefault();
      this.#dismiss();
      end(event.message || 'the worker stopped');
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
