import { describe, expect, it } from 'vitest';
import { maxMessageCharacters, parseMessage } from './message.ts';
import { parseSessionResult } from './session-result.ts';

const device = { deviceId: 'abc', version: '3.4.1' };
const login = { app: 'own', token: 'proof', device };

describe('a message', () => {
  it.each([
    ['this is no JSON', 'noJson'],
    ['', 'noJson'],
    [undefined, 'noJson'],
    [{ id: '1', type: 'session.result' }, 'noJson'],
    ['"text"', 'wrongShape'],
    ['null', 'wrongShape'],
    ['[]', 'wrongShape'],
    ['{"type":"session.result"}', 'wrongShape'],
    ['{"id":7,"type":"session.result"}', 'wrongShape'],
    ['{"id":"","type":"session.result"}', 'wrongShape'],
    [`{"id":"${'x'.repeat(65)}","type":"a"}`, 'wrongShape'],
    ['{"id":"1"}', 'wrongShape'],
    [' '.repeat(2 ** 20), 'tooLong'],
    ['x'.repeat(maxMessageCharacters + 1), 'tooLong'],
  ])('rejects %j', (json, reason) => {
    expect(parseMessage(json)).toBe(reason);
  });

  it('has an id, a type and a payload', () => {
    expect(parseMessage('{"id":"1","type":"a","payload":{"b":1}}')).toEqual({
      id: '1',
      type: 'a',
      payload: { b: 1 },
    });
  });
});

describe('the session from a native app', () => {
  it('is a token', () => {
    expect(parseSessionResult({ token: 'kosha_3f9a1c0e' })).toEqual({ token: 'kosha_3f9a1c0e' });
  });

  it('is a device login with the known and valid headers', () => {
    const odd = { ...device, brand: 'Ärger\r\n', idfv: 'x'.repeat(129), sdkVersion: 18, more: 'x' };
    expect(parseSessionResult({ login: { ...login, phone: '919876543210', device: odd } })).toEqual(
      {
        login: { app: 'own', proof: 'proof', phone: '9876543210', device },
      },
    );
  });

  it('omits a foreign phone number', () => {
    const parsed = parseSessionResult({ login: { ...login, phone: '12025550123' } });
    expect(parsed).toMatchObject({ login: { phone: undefined } });
  });

  it.each([
    null,
    'kosha_3f9a1c0e',
    {},
    { token: 'token; Path=/' },
    { token: 'kosha_3f9a1c0e', login: {} },
    { login: { ...login, app: 'other' } },
    { login: { ...login, token: '' } },
    { login: { ...login, token: 'x'.repeat(1025) } },
    { login: { ...login, device: { version: '1' } } },
    { login: { ...login, device: { deviceId: 'a\u0000', version: '1' } } },
    { login: { ...login, device: [] } },
  ])('is undefined for %j', (payload) => {
    expect(parseSessionResult(payload)).toBeUndefined();
  });
});
