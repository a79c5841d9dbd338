import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropStartedReads, startReads, takeStartedRead } from './started-reads.ts';

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
  startReads([address], { token: 'mine', headers });
});

afterEach(() => {
  dropStartedReads();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a prefetched response is used once', async () => {
  expect(await (await takeStartedRead(read('mine')))?.text()).toBe('orders');
  expect(takeStartedRead(read('mine'))).toBeUndefined();
  expect(sent).toHaveLength(1);
});

test('a request of another person discards it', () => {
  expect(takeStartedRead(read('another'))).toBeUndefined();
  expect(takeStartedRead(read('mine'))).toBeUndefined();
});

test('it expires after ten seconds', () => {
  vi.advanceTimersByTime(10_001);
  expect(takeStartedRead(read('mine'))).toBeUndefined();
});

test('a write or a session change discards it', () => {
  dropStartedReads();
  expect(takeStartedRead(read('mine'))).toBeUndefined();
});

test('the caller that uses it can abort it', () => {
  const controller = new AbortController();
  void takeStartedRead(read('mine', controller.signal));
  expect(sent[0]?.signal.aborted).toBe(false);
  controller.abort();
  expect(sent[0]?.signal.aborted).toBe(true);
});
