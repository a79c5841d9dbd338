import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  discardPrefetchedResponses,
  prefetchResponses,
  takePrefetchedResponse,
} from './prefetched-reads.ts';

const address = 'https://app.example/api1/order/v1/list';
const read = (token: string, signal: AbortSignal = new AbortController().signal) =>
  new Request(address, { headers: { token }, signal });

const headers = {
  web_uuid: 'a',
  os: 'web',
  packageName: 'kosha',
  'accept-language': 'en',
} as const;
let sent: Request[];

beforeEach(() => {
  sent = [];
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request);
    return Promise.resolve(new Response('orders'));
  });
  prefetchResponses([address], { token: 'mine', headers });
});

afterEach(() => {
  discardPrefetchedResponses();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a prefetched response is used once', async () => {
  expect(await (await takePrefetchedResponse(read('mine')))?.text()).toBe('orders');
  expect(takePrefetchedResponse(read('mine'))).toBeUndefined();
  expect(sent).toHaveLength(1);
});

test('a request of another person discards it', () => {
  expect(takePrefetchedResponse(read('another'))).toBeUndefined();
  expect(takePrefetchedResponse(read('mine'))).toBeUndefined();
});

test('it expires after ten seconds', () => {
  vi.advanceTimersByTime(10_001);
  expect(takePrefetchedResponse(read('mine'))).toBeUndefined();
});

test('a write or a session change discards it', () => {
  discardPrefetchedResponses();
  expect(takePrefetchedResponse(read('mine'))).toBeUndefined();
});

test('the caller that uses it can abort it', () => {
  const controller = new AbortController();
  void takePrefetchedResponse(read('mine', controller.signal));
  expect(sent[0]?.signal.aborted).toBe(false);
  controller.abort();
  expect(sent[0]?.signal.aborted).toBe(true);
});
