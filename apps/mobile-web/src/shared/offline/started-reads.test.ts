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

test('a response is taken once', async () => {
  expect(await (await takeStartedRead(read('mine')))?.text()).toBe('orders');
  expect(takeStartedRead(read('mine'))).toBeUndefined();
  expect(sent).toHaveLength(1);
});

test('another person does not get it, and then nobody does', () => {
  expect(takeStartedRead(read('another'))).toBeUndefined();
  expect(takeStartedRead(read('mine'))).toBeUndefined();
});

test('it is taken for ten seconds', () => {
  vi.advanceTimersByTime(10_001);
  expect(takeStartedRead(read('mine'))).toBeUndefined();
});

test('nothing is left after a write or a change of the session', () => {
  dropStartedReads();
  expect(takeStartedRead(read('mine'))).toBeUndefined();
});

test('who takes it can stop it', () => {
  const controller = new AbortController();
  void takeStartedRead(read('mine', controller.signal));
  expect(sent[0]?.signal.aborted).toBe(false);
  controller.abort();
  expect(sent[0]?.signal.aborted).toBe(true);
});
