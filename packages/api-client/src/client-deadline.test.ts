import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildClient, hangUntilAborted, successBody } from '../test/build-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const timedOut = { ok: false, failure: { kind: 'timeout' } };
const aborted = { ok: false, failure: { kind: 'aborted' } };

function hangingBody(request: Request): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"code":0,'));
      hangUntilAborted(request).catch((reason: unknown) => controller.error(reason));
    },
  });
  return new Response(body);
}

async function resultSoFar(call: Promise<unknown>): Promise<unknown> {
  let current: unknown = 'pending';
  void call.then((result) => (current = result));
  await vi.advanceTimersByTimeAsync(0);
  return current;
}

test.each([
  ['headers', hangUntilAborted],
  ['body', hangingBody],
])('a call whose %s never arrives fails after 100 s (§9)', async (_, response) => {
  const { api } = buildClient(response);
  const result = vi.fn();
  void api.get('/order/v1/list').then(result);
  await vi.advanceTimersByTimeAsync(99_999);
  expect(result).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(result).toHaveBeenCalledExactlyOnceWith(timedOut);
});

test.each([
  ['headers', hangUntilAborted],
  ['body', hangingBody],
])('the caller can abort a call whose %s never arrives', async (_, response) => {
  const controller = new AbortController();
  const call = buildClient(response).api.get('/order/v1/list', { signal: controller.signal });
  await vi.advanceTimersByTimeAsync(1000);
  controller.abort();
  expect(await resultSoFar(call)).toEqual(aborted);
});

test('a call with an already aborted signal fails as aborted', async () => {
  const call = buildClient(hangUntilAborted).api.get('/order/v1/list', {
    signal: AbortSignal.abort(),
  });
  expect(await resultSoFar(call)).toEqual(aborted);
});

test('the failure has the first reason that stopped the call', async () => {
  const controller = new AbortController();
  const { api } = buildClient(hangUntilAborted, { timeoutMs: 50 });
  const call = api.get('/order/v1/list', { signal: controller.signal });
  await vi.advanceTimersByTimeAsync(50);
  controller.abort();
  expect(await resultSoFar(call)).toEqual(timedOut);
});

test('a completed call leaves no timer and no listener behind', async () => {
  const controller = new AbortController();
  const added = vi.spyOn(controller.signal, 'addEventListener');
  const removed = vi.spyOn(controller.signal, 'removeEventListener');
  const { api } = buildClient(successBody([]));
  await api.get('/order/v1/list', { signal: controller.signal });
  expect(vi.getTimerCount()).toBe(0);
  expect(added).toHaveBeenCalledOnce();
  expect(removed.mock.calls).toEqual(added.mock.calls);
});

test('a call that fails leaves no timer behind', async () => {
  const { api } = buildClient(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await api.get('/order/v1/list')).toEqual({ ok: false, failure: { kind: 'network' } });
  expect(vi.getTimerCount()).toBe(0);
});
