import schemas from '@kosha/contract/bridge.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { isInNativeApp } from './native-app.ts';
import { requestSession, sessionTimeoutMs, postToApp } from './bridge.ts';
import { simulateNativeApp, type NativeApp } from './native-app.fixtures.ts';

const neverAborted = () => new AbortController().signal;
const token = 'kosha_3f9a1c0e7b5d4286';
let app: NativeApp | undefined;
let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  // The app reports ignored messages with `fetch`, but tests must send no requests.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});

afterEach(() => {
  app?.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a session request', () => {
  it('accepts the response with its id', async () => {
    app = simulateNativeApp(() => ({ token }));
    expect(await requestSession(neverAborted())).toEqual({ token });
    expect(app.sent.map(({ type }) => type)).toEqual(['session.request']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('ignores invalid responses, logs the reason without their content, and still accepts a valid one', async () => {
    app = simulateNativeApp();
    const session = requestSession(neverAborted());
    const [{ id } = { id: '' }] = app.sent;
    const answer = JSON.stringify({ id, type: 'session.result', payload: { token } });
    const bad = [
      'stolen',
      JSON.stringify({ id: 'stolen', type: 'session.result', payload: { token: 'stolen-stolen' } }),
      JSON.stringify({ id, type: 'stolen', payload: { token } }),
      JSON.stringify({ id, type: 'session.result', payload: { token: 'stolen; Path=/' } }),
      JSON.stringify({ id, type: 'session.result', payload: 'stolen'.repeat(2 ** 18) }),
    ];
    for (const json of bad) app.send(json);
    app.send(answer);
    app.send(answer);
    expect(await session).toEqual({ token });
    expect(warn.mock.calls.map((words) => words.at(-1))).toEqual([
      'noJson',
      'unknownId',
      'wrongShape',
      'wrongShape',
      'tooLong',
      'duplicate',
    ]);
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/stolen|kosha_/);
  });

  it('times out after ten seconds and ignores a later response', async () => {
    vi.useFakeTimers();
    app = simulateNativeApp();
    const session = requestSession(neverAborted());
    await vi.advanceTimersByTimeAsync(sessionTimeoutMs);
    expect(await session).toBeUndefined();
    const [{ id } = { id: '' }] = app.sent;
    app.send(JSON.stringify({ id, type: 'session.result', payload: { token } }));
    expect(warn.mock.calls.map((words) => words.at(-1))).toEqual(['unknownId']);
  });

  it('ends at once in a browser, if the app throws, and when the screen is left', async () => {
    expect(await requestSession(neverAborted())).toBeUndefined();
    app = simulateNativeApp(() => {
      throw new Error('broken');
    });
    expect(await requestSession(neverAborted())).toBeUndefined();
    app = simulateNativeApp();
    const leaving = new AbortController();
    const session = requestSession(leaving.signal);
    leaving.abort();
    expect(await session).toBeUndefined();
  });
});

it('sends messages that match their schemas', () => {
  const ajv = new Ajv2020({ strict: false });
  const toShell = Object.values(schemas).filter((one) => one['x-direction'] === 'toShell');
  app = simulateNativeApp();
  void requestSession(neverAborted());
  postToApp('review.open');
  postToApp('audit.finish');
  postToApp('page.close');
  expect(app.sent.map(({ type }) => type).toSorted()).toEqual(
    toShell.map(({ properties }) => properties.type.const).toSorted(),
  );
  for (const message of app.sent) {
    const fitting = toShell.filter((one) => ajv.compile(one)(message));
    expect(fitting.map(({ properties }) => properties.type.const)).toEqual([message.type]);
  }
});

describe('a message to the native app', () => {
  it('reports whether a native app received it', () => {
    expect(postToApp('review.open')).toBe(false);
    app = simulateNativeApp();
    expect(isInNativeApp()).toBe(true);
    expect(postToApp('audit.finish')).toBe(true);
    expect(app.sent).toMatchObject([{ type: 'audit.finish', payload: {} }]);
  });

  it('also uses the message handler of iOS', () => {
    const postMessage = vi.fn();
    vi.stubGlobal('webkit', { messageHandlers: { kosha: { postMessage } } });
    expect(postToApp('page.close')).toBe(true);
    expect(JSON.parse(String(postMessage.mock.calls[0]?.[0]))).toMatchObject({
      type: 'page.close',
    });
  });
});
