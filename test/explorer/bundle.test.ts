import { createContext, Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { type Message, messagesOn, type Question } from '../../src/explorer/question.ts';
import { explorerWorker, sharedAssets } from '../../src/view/site/assets.ts';

/**
 * Runs the worker in a context that has only the language and `self`, without Node or a browser, and returns its
 * answers.
 */
function answersOf(source: string, question: Question): Message[] {
  const answers: Message[] = [];
  const self: { onmessage?: (event: { data: object }) => void; postMessage: (message: Message) => void } = {
    postMessage: message => answers.push(structuredClone(message)),
  };
  new Script(source).runInContext(createContext({ self }));
  self.onmessage!({ data: { id: 7, question } });
  return answers;
}

const worker = (await explorerWorker()).outputs[0]!.text;

const NORMAL = { ending: 'normal', objective: 'last-player-wins' } as const;
const NIM = { kind: 'all-but', excluded: [] } as const;

describe('the bundled worker', () => {
  test.each<Question>([
    {
      kind: 'analysis',
      game: { kind: 'all-but', excluded: [2, 3, 6, 8] },
      rule: NORMAL,
      limit: 1e6,
      failed: 0,
    },
    { kind: 'analysis', game: { kind: 'finite', moves: [1, 3, 4] }, rule: NORMAL, limit: 1e6, failed: 0 },
    {
      kind: 'analysis',
      game: { kind: 'infinite', base: 'primes', plus: [], minus: [] },
      rule: NORMAL,
      limit: 1e4,
      failed: 0,
    },
    { kind: 'placements', excluded: [2, 3, 6, 8] },
    { kind: 'tiling', a: 3, b: 10, heaps: 60 },
    { kind: 'graph', game: { kind: 'finite', moves: [3, 5] }, rule: NORMAL, largest: 12 },
    { kind: 'sum', heaps: [{ game: NIM, heap: 5 }], rule: NORMAL },
    { kind: 'terms', game: { kind: 'finite', moves: [1, 3] }, rule: NORMAL },
    {
      kind: 'laws',
      family: {
        kind: 'finite',
        letter: 'c',
        numbers: [
          [0, 1],
          [1, 0],
        ],
      },
      rule: NORMAL,
    },
  ])('answers a question about $kind without Node, like the modules', question => {
    const answers = answersOf(worker, question);
    expect(answers.length).toBeGreaterThan(1);
    expect(answers.at(-1)).toEqual({ id: 7, end: true });
    // Compared as JSON, because arrays of the other context have another class.
    expect(JSON.parse(JSON.stringify(answers))).toEqual(
      JSON.parse(JSON.stringify([...messagesOn(7, question)])),
    );
  });

  test('answers with the error if it fails', () => {
    const question: Question = { kind: 'sum', heaps: [{ game: NIM, heap: -1 }], rule: NORMAL };
    const [answer] = answersOf(worker, question);
    expect(answer).toMatchObject({ id: 7, failure: expect.stringContaining('-1 stones in a heap of N') });
  });
});

describe('the explorer', async () => {
  const assets = await sharedAssets();
  const script = new TextDecoder().decode(assets.get('explorer.js'));

  test('consists of one classic script that contains its worker, and a style sheet', () => {
    expect(() => new Script(script)).not.toThrow();
    expect(script.match(/\brequire\(|\bfrom ?["']|node:|WORKER_SOURCE/)).toBeNull();
    const beginning = worker.slice('"use strict";'.length, 60);
    expect(beginning).not.toMatch(/["'\\]/);
    expect(script.indexOf(beginning)).toBeGreaterThan(0);
    expect(script.length).toBeLessThan(295_000);
    expect(assets.get('explorer.css')!.length).toBeGreaterThan(1000);
  });

  test('never inserts user text as HTML', () => {
    const ways = /innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|\beval\(/;
    expect(script.match(ways)).toBeNull();
  });
});
