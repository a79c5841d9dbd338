import type { ApiFailure, ApiResult, CallOptions } from '@kosha/api-client';
import { KoshaProvider, showToast, ToastHost } from '@kosha/ui';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWrite } from './use-write.ts';

type Sending = (input: string, options: CallOptions) => Promise<ApiResult<string>>;

const onSuccess = vi.fn<(data: string) => void>();
const onSuccessHere = vi.fn<(data: string) => void>();
const onFailure = vi.fn<(failure: ApiFailure) => void>();
const thrown = vi.fn();
const done: ApiResult<string> = { ok: true, data: 'done' };
const broken = { kind: 'malformed', httpStatus: 0 };
const fault = () => {
  throw new TypeError('A test throws on purpose');
};

let write: { submit: (input: string) => void; isPending: boolean };
let end: () => Promise<void>;

async function use(send: Sending): Promise<void> {
  const root = createRoot(document.createElement('div'));
  const Form = () => {
    write = useWrite(send, { onSuccess, onSuccessHere, onFailure });
    return null;
  };
  end = () => act(async () => root.unmount());
  await act(async () => root.render(createElement(Form)));
}

const submit = (input = 'first') => act(async () => write.submit(input));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('reportError', thrown);
  for (const mock of [onSuccess, onSuccessHere, onFailure, thrown]) mock.mockReset();
});
afterEach(async () => {
  await end();
  vi.unstubAllGlobals();
});

test('a second submit does nothing while the first is pending', async () => {
  const answers: (() => void)[] = [];
  await use(() => new Promise((resolve) => answers.push(() => resolve(done))));
  await act(async () => {
    write.submit('first');
    write.submit('first');
  });
  await submit('second');
  expect(answers).toHaveLength(1);
  await act(async () => answers[0]!());
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith('done', 'first');
  await submit('second');
  expect(answers).toHaveLength(2);
});

test.each<[string, Sending]>([
  ['before the call', fault],
  ['after the call', async () => fault()],
])('an exception %s is a failure, and the form can be sent again', async (_, send) => {
  await use(send);
  await submit();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(broken, 'first');
  expect(thrown).toHaveBeenCalledOnce();
  expect(write.isPending).toBe(false);
  await submit();
  expect(onFailure).toHaveBeenCalledTimes(2);
});

test('an exception while handling the response is a failure, and the form can be sent again', async () => {
  const keys = new Set<unknown>();
  onSuccess.mockImplementation(fault);
  await use(async (_, { idempotencyKey }) => {
    keys.add(idempotencyKey);
    return done;
  });
  await submit();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(broken, 'first');
  expect(thrown).toHaveBeenCalledOnce();
  expect(write.isPending).toBe(false);
  // The write took effect, so a retry must use the same idempotency key.
  await submit();
  expect(keys.size).toBe(1);
});

const refusal = (code: number | string): ApiFailure => ({
  kind: 'business',
  code,
  message: '',
  data: null,
  fieldErrors: [],
});

test.each<[string, ApiFailure, boolean]>([
  ['no connection', { kind: 'network' }, true],
  ['a timeout', { kind: 'timeout' }, true],
  ['a malformed response', { kind: 'malformed', httpStatus: 502 }, true],
  ['the code 500', refusal(500), true],
  ['the code 500 as a string', refusal('500'), true],
  ['the code 503', refusal(503), true],
  ['a refusal by the server', refusal(422), false],
])(
  'the same input keeps its idempotency key only if the result is unknown: %s',
  async (_, failure, isSame) => {
    const keys: (string | undefined)[] = [];
    await use(async (_input, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      return { ok: false, failure };
    });
    await submit();
    await submit();
    await submit('changed');
    expect(keys[1] === keys[0]).toBe(isSame);
    expect(keys[2]).not.toBe(keys[1]);
  },
);

test('after unmount only onSuccess is called, for effects beyond the screen', async () => {
  let answer = () => {};
  await use(() => new Promise((resolve) => (answer = () => resolve(done))));
  await submit();
  await end();
  await act(async () => answer());
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith('done', 'first');
  expect(onSuccessHere).not.toHaveBeenCalled();
});

test('while mounted, onSuccessHere is called before onSuccess', async () => {
  await use(async () => done);
  await submit();
  expect(onSuccessHere).toHaveBeenCalledExactlyOnceWith('done', 'first');
  expect(onSuccessHere).toHaveBeenCalledBefore(onSuccess);
});

test('a new attempt dismisses the error toast of the attempt before', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const host = createElement(ToastHost, { dismissLabel: 'Close' });
  await act(async () => root.render(createElement(KoshaProvider, null, host)));
  await use(async () => done);
  await act(async () => showToast('It failed', 'danger'));
  expect(document.body.textContent).toContain('It failed');
  await submit();
  expect(document.body.textContent).not.toContain('It failed');
  await act(async () => root.unmount());
});
