import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropEarlyAnswers, keepEarlyAnswer, takeEarlyAnswer } from './early-answers.ts';

const address = 'https://app.example/api1/order/v1/list';
const read = (token: string, signal: AbortSignal = new AbortController().signal) =>
  new Request(address, { headers: { token }, signal });

let sent: Request[];

beforeEach(() => {
  sent = [];
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request);
    return Promise.resolve(new Response('orders'));
  });
  void keepEarlyAnswer((signal) => read('mine', signal));
});

afterEach(() => {
  dropEarlyAnswers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('an early answer is taken once', async () => {
  expect(await (await takeEarlyAnswer(read('mine')))?.text()).toBe('orders');
  expect(takeEarlyAnswer(read('mine'))).toBeUndefined();
  expect(sent).toHaveLength(1);
});

test('another person does not get it, and then nobody does', () => {
  expect(takeEarlyAnswer(read('another'))).toBeUndefined();
  expect(takeEarlyAnswer(read('mine'))).toBeUndefined();
});

test('it is taken for ten seconds', () => {
  vi.advanceTimersByTime(10_001);
  expect(takeEarlyAnswer(read('mine'))).toBeUndefined();
});

test('nothing is left after a write or a change of the session', () => {
  dropEarlyAnswers();
  expect(takeEarlyAnswer(read('mine'))).toBeUndefined();
});

test('who takes it can stop it', () => {
  const controller = new AbortController();
  void takeEarlyAnswer(read('mine', controller.signal));
  expect(sent[0]?.signal.aborted).toBe(false);
  controller.abort();
  expect(sent[0]?.signal.aborted).toBe(true);
});
