import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildClient, deviceHeaders } from '../test/build-client.ts';
import { uploadWithProgress } from './upload.ts';

class FakeRequest extends EventTarget {
  static last: FakeRequest | undefined;
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  status = 0;
  responseText = '';
  opened: string[] = [];
  sent: unknown;

  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.end('abort');
  }
  end(event: string) {
    this.dispatchEvent(new Event(event));
    this.dispatchEvent(new Event('loadend'));
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.end('load');
  }
  goOn(loaded: number, total: number) {
    const event = Object.assign(new Event('progress'), { lengthComputable: true, loaded, total });
    this.upload.dispatchEvent(event);
  }
}

const path = '/auth/v3/living-check';
const image = new Blob(['face'], { type: 'image/jpeg' });

async function upload(onProgress: (sent: number) => void = () => {}, signal?: AbortSignal) {
  const client = buildClient();
  const result = client.api.post(path, {
    body: { image },
    send: uploadWithProgress(onProgress),
    signal,
  });
  const request = await vi.waitUntil(() => FakeRequest.last, { timeout: 20_000 });
  return { ...client, result, request };
}

beforeEach(() => {
  FakeRequest.last = undefined;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => void vi.unstubAllGlobals());

test('an upload sends the headers of every call, and does not use fetch', async () => {
  const { request, requests, result } = await upload();
  request.answer(200, '{"code":0,"msg":"ok","data":null}');
  expect(await result).toEqual({ ok: true, data: null });
  expect(request.opened).toEqual(['POST', `http://kosha.test/api1${path}`]);
  expect(request.headers.get('token')).toBe('token-1');
  expect(request.headers.get('web_uuid')).toBe(deviceHeaders.web_uuid);
  expect(request.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect((request.sent as FormData).get('image')).toBeInstanceOf(Blob);
  expect(request.headers.has('content-type')).toBe(false);
  expect(requests).toEqual([]);
});

test('an upload reports its progress', async () => {
  const onProgress = vi.fn();
  const { request } = await upload(onProgress);
  request.goOn(25, 100);
  request.goOn(100, 100);
  expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
});

test('a failed upload is a network failure', async () => {
  const { request, result } = await upload();
  request.end('error');
  expect(await result).toEqual({ ok: false, failure: { kind: 'network' } });
});

test('the response to an upload is read like any other', async () => {
  const { request, result, lost } = await upload();
  request.answer(401, '{"code":-4,"msg":"Please sign in again.","data":null}');
  expect(await result).toMatchObject({ ok: false, failure: { kind: 'sessionLost' } });
  expect(lost).toHaveLength(1);
});

test('an upload can be aborted while it runs and before it starts', async () => {
  const cancel = new AbortController();
  const { result } = await upload(undefined, cancel.signal);
  cancel.abort();
  const aborted = { ok: false, failure: { kind: 'aborted' } };
  expect(await result).toEqual(aborted);
  expect(await (await upload(undefined, AbortSignal.abort())).result).toEqual(aborted);
});

test('an upload without a response fails at the timeout (§9)', async () => {
  vi.useFakeTimers();
  const { result } = await upload();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(await result).toEqual({ ok: false, failure: { kind: 'timeout' } });
  vi.useRealTimers();
});
