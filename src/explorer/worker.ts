import { messagesOn, type Question } from './question.ts';

/** The whole worker: it answers one question after another, and is terminated from outside if that takes too long. */
self.onmessage = ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  for (const message of messagesOn(data.id, data.question)) self.postMessage(message);
};
