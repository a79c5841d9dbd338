import schemas from '@kosha/contract/bridge.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { isInNativeApp } from './native-app.ts';
import { askForSession, sessionTimeoutMs, postToApp } from './bridge.ts';
import { playNativeApp, type NativeApp } from './native-app.fixtures.ts';

const stay = () => new AbortController().signal;
const token = 'kosha_3f9a1c0e7b5d4286';
let app: NativeApp | undefined;
let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  // What is ignored is tracked, too.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});

afterEach(() => {
  app?.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('asking for the session', () => {
  it('takes the answer to its own question', async () => {
    app = playNativeApp(() => ({ token }));
    expect(await askForSession(stay())).toEqual({ token });
    expect(app.sent.map(({ type }) => type)).toEqual(['session.request']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('ignores what is no answer, logs why without what it said, and still takes the right one', async () => {
    app = playNativeApp();
    const asked = askForSession(stay());
    const [{ id } = { id: '' }] = app.sent;
    const answer = JSON.stringify({ id, type: 'session.result', payload: { token } });
    const bad = [
      'stolen',
      JSON.stringify({ id: 'stolen', type: 'session.result', payload: { token: 'stolen-stolen' } }),
      JSON.stringify({ id, type: 'stolen', payload: { token } }),
      JSON.stringify({ id, type: 'session.result', payload: { token: 'stolen; Path=/' } }),
      JSON.stringify({ id, type: 'session.result', payload: 'stolen'.repeat(2 ** 18) }),
    ];
    for (const json of bad) app.say(json);
    app.say(answer);
    app.say(answer);
    expect(await asked).toEqual({ token });
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

  it('ends without an answer after ten seconds, and ignores one that comes later', async () => {
    vi.useFakeTimers();
    app = playNativeApp();
    const asked = askForSession(stay());
    await vi.advanceTimersByTimeAsync(sessionTimeoutMs);
    expect(await asked).toBeUndefined();
    const [{ id } = { id: '' }] = app.sent;
    app.say(JSON.stringify({ id, type: 'session.result', payload: { token } }));
    expect(warn.mock.calls.map((words) => words.at(-1))).toEqual(['unknownId']);
  });

  it('ends at once in a browser, when the app breaks, and when the screen is left', async () => {
    expect(await askForSession(stay())).toBeUndefined();
    app = playNativeApp(() => {
      throw new Error('broken');
    });
    expect(await askForSession(stay())).toBeUndefined();
    app = playNativeApp();
    const leaving = new AbortController();
    const asked = askForSession(leaving.signal);
    leaving.abort();
    expect(await asked).toBeUndefined();
  });
});

it('sends what the schemas of the messages say', () => {
  const ajv = new Ajv2020({ strict: false });
  const toShell = Object.values(schemas).filter((one) => one['x-direction'] === 'toShell');
  app = playNativeApp();
  void askForSession(stay());
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

describe('telling the native app', () => {
  it('says whether there is one', () => {
    expect(postToApp('review.open')).toBe(false);
    app = playNativeApp();
    expect(isInNativeApp()).toBe(true);
    expect(postToApp('audit.finish')).toBe(true);
    expect(app.sent).toMatchObject([{ type: 'audit.finish', payload: {} }]);
  });

  it('knows the form of an iPhone as well', () => {
    const postMessage = vi.fn();
    vi.stubGlobal('webkit', { messageHandlers: { kosha: { postMessage } } });
    expect(postToApp('page.close')).toBe(true);
    expect(JSON.parse(String(postMessage.mock.calls[0]?.[0]))).toMatchObject({
      type: 'page.close',
    });
  });
});
