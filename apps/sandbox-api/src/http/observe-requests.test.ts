import { beforeAll, describe, expect, it } from 'vitest';
import { lastCode, newPhone } from '../../test/borrower.ts';
import { testKeys, useTestServer } from '../../test/test-server.ts';
import { newToken, pseudonymOf } from '../keys/ids.ts';
import type { CompletedRequest } from './observe-requests.ts';

const completed: CompletedRequest[] = [];
const server = useTestServer({ onRequestCompleted: (request) => completed.push(request) });
const phone = newPhone();
const device = 'device-of-the-log';
let token: string;

beforeAll(async () => {
  const withPhone = `91${phone}`;
  await server().call('sendCode', { device, query: { phone: withPhone } });
  await server().call('sendCode', { device, query: { phone: withPhone } });
  await server().call('login', { device, body: { phone: withPhone, code: '0000' } });
  const code = await lastCode(server(), phone);
  ({ token } = (await server().call('login', { device, body: { phone: withPhone, code } })).data);
  await server().call('logout', { device, token, body: { everywhere: 0 } });
  await server().call('findUserAuth', { device, token });
});

describe('what is logged of a request', () => {
  it('is one line with operation, code, duration and security event', () => {
    expect(completed.map(({ operation, code, event }) => ({ operation, code, event }))).toEqual([
      { operation: 'sendCode', code: 0, event: undefined },
      { operation: 'sendCode', code: 429, event: 'limit-reached' },
      { operation: 'login', code: 422, event: 'refused-code' },
      { operation: 'login', code: 0, event: 'sign-in' },
      { operation: 'logout', code: 0, event: 'sign-out' },
      { operation: 'findUserAuth', code: -4, event: 'refused-session' },
    ]);
    for (const { ms } of completed) expect(ms).toBeGreaterThanOrEqual(0);
  });

  it('identifies a borrower by a stable pseudonym that cannot be reversed without the key', async () => {
    const names = new Set(completed.map(({ borrower }) => borrower));
    expect([...names]).toEqual([pseudonymOf(testKeys.numbers, phone), undefined]);
    expect(completed.slice(0, 5).every(({ borrower }) => borrower !== undefined)).toBe(true);
    expect(pseudonymOf(newToken(), phone)).not.toBe(pseudonymOf(testKeys.numbers, phone));
    await server().call('sendCode', { query: { phone: `91${newPhone()}` } });
    expect(names).not.toContain(completed.pop()?.borrower);
  });

  it('contains no personal data', () => {
    const lines = JSON.stringify(completed);
    for (const personal of [phone, token, device]) expect(lines).not.toContain(personal);
  });

  it("contains the path's pattern, without parameter values", async () => {
    await server().fetch('/files/feedback/9876543210.jpg');
    expect(completed.at(-1)?.path).toMatch(/^\/\D*$/);
  });
});

describe('the id of a request', () => {
  const idOf = async (headers: Record<string, string>) => {
    const response = await server().fetch('/api1/nothing', { headers });
    return [response.headers.get('X-Request-Id'), completed.at(-1)?.id] as const;
  };

  it('is in the response and in the log, also if the call fails', async () => {
    const [sent, logged] = await idOf({});
    expect(sent).toMatch(/^[0-9a-f]{16}$/);
    expect(logged).toBe(sent);
  });

  it("is taken from the proxy's header if its format is safe", async () => {
    const given = '0123456789abcdef0123456789abcdef';
    expect(await idOf({ 'x-request-id': given })).toEqual([given, given]);
    expect((await idOf({ 'x-request-id': '9876543210' }))[0]).not.toContain('9876543210');
  });
});

describe('a rate limited response', () => {
  it('has a Retry-After header with the seconds to wait', async () => {
    const query = { phone: `91${newPhone()}` };
    await server().call('sendCode', { query });
    const { code, headers } = await server().call('sendCode', { query });
    expect({ code, wait: headers.get('Retry-After') }).toEqual({ code: 429, wait: '60' });
  });
});
