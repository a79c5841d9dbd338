import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { simulateNativeApp, type NativeApp } from './native-app.fixtures.ts';
import { consumeUrlToken, wasUrlTokenRefused } from './address-token.ts';
import { currentSession, endSession, startSession } from '../session/session.ts';

const token = 'kosha_3f9a1c0e7b5d4286';
let before: string;
let app: NativeApp | undefined;

beforeEach(() => {
  before = location.href;
});

afterEach(() => {
  history.replaceState(null, '', before);
  app?.remove();
  app = undefined;
  endSession();
  vi.restoreAllMocks();
});

function arrive(search: string) {
  history.replaceState(null, '', `/orders/audit${search}`);
  consumeUrlToken();
  return location.search;
}

it('is stored for the native app and removed from the URL', () => {
  app = simulateNativeApp();
  expect(arrive(`?orderId=7&token=${token}`)).toBe('?orderId=7');
  expect(currentSession()).toMatchObject({ token, isApp: true });
  expect(wasUrlTokenRefused()).toBe(false);
});

it('replaces the session of another person', () => {
  app = simulateNativeApp();
  startSession({ token: 'kosha_of_somebody_else', phone: '9876543210', isApp: false });
  arrive(`?token=${token}`);
  expect(currentSession()).toEqual({ token, isApp: true });
});

it.each([
  'a%0d%0aSet-Cookie:x=1',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  'token;%20Path=/',
  '%00%00%00%00%00%00%00%00',
  'x'.repeat(10_000),
  '',
])('is removed from the URL and refused: %s', (hostile) => {
  app = simulateNativeApp();
  expect(arrive(`?orderId=7&token=${hostile}`)).toBe('?orderId=7');
  expect(currentSession()).toBeUndefined();
  expect(wasUrlTokenRefused()).toBe(true);
});

it('is refused if the URL contains two tokens', () => {
  app = simulateNativeApp();
  expect(arrive(`?token=${token}&token=${token}`)).toBe('');
  expect(currentSession()).toBeUndefined();
});

it('does not sign in outside a native app, and keeps the current session', () => {
  startSession({ token: 'kosha_my_own_session', phone: '9876543210', isApp: false });
  expect(arrive(`?orderId=7&token=${token}`)).toBe('?orderId=7');
  expect(currentSession()?.token).toBe('kosha_my_own_session');
});
