import { describe, expect, it } from 'vitest';
import { lastCode, newPhone, signIn } from '../../../test/borrower.ts';
import { secondMs, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer();

describe('a session', () => {
  it('stays valid when the number signs in on another device', async () => {
    const borrower = await signIn(server());
    await server().moveClock(61 * secondMs);
    const elsewhere = await signIn(server(), borrower.phone, 'another-device');
    expect((await borrower.call('listOrders')).code).toBe(0);
    expect((await elsewhere.call('listOrders')).code).toBe(0);
  });

  it('is replaced by the next sign-in on the same device', async () => {
    const borrower = await signIn(server());
    await server().moveClock(61 * secondMs);
    await signIn(server(), borrower.phone, borrower.device);
    expect(await borrower.call('listOrders')).toMatchObject({
      code: -4,
      msg: 'Please sign in again.',
    });
  });

  it('is accepted when requesting a code and signing in, even if it is invalid (D37)', async () => {
    const { token } = await signIn(server());
    for (const carried of [token, 'made-up']) {
      const phone = newPhone();
      const sent = { token: carried, query: { phone: `91${phone}` } };
      expect((await server().call('sendCode', sent)).code).toBe(0);
      const body = { phone: `91${phone}`, code: await lastCode(server(), phone) };
      expect((await server().call('login', { token: carried, body })).code).toBe(0);
      await server().moveClock(61 * secondMs);
    }
  });

  it.each([undefined, '', 'made-up'])('cannot be used with the token %j', async (token) => {
    const response = await server().call('listOrders', token === undefined ? {} : { token });
    expect(response.code).toBe(-4);
  });
});
