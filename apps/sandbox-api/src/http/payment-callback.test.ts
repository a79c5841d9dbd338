import { dayMs } from '@kosha/domain';
import { describe, expect, it } from 'vitest';
import { decidePaymentAsPayer, signIn } from '../../test/borrower.ts';
import { secondMs, TestServer, useTestServer } from '../../test/test-server.ts';
import { newToken } from '../keys/ids.ts';
import { readNow } from '../providers/clock/clock.ts';
import { deliverDueCallbacks } from '../providers/payment/charges.ts';
import { callbackPath, sign, signatureHeader } from '../providers/payment/notice.ts';
import { writeSettings } from '../providers/settings/settings.ts';

const server = useTestServer();

const now = () => readNow(server().db, server().deps.realNow);

describe('the callback', () => {
  async function notice(changes: object = {}) {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const paymentId = await borrower.startRepayment(orderId);
    const amountPaise = 502_800;
    const decidedAtMs = await now();
    const fields = { paymentId, outcome: 'paid', amountPaise, decidedAtMs, ...changes };
    return { borrower, orderId, body: JSON.stringify(fields) };
  }

  const key = async () => server().deps.keys.payments[0];

  const post = async (body: string, signature: string) =>
    (
      await server().fetch(callbackPath, {
        method: 'POST',
        body,
        headers: { [signatureHeader]: signature },
      })
    ).status;

  it('settles a payment once when sent repeatedly', async () => {
    const { borrower, orderId, body } = await notice();
    const signature = sign(await key(), body, await now());
    const statuses = await Promise.all([1, 2, 3].map(() => post(body, signature)));
    expect(statuses).toEqual([200, 200, 200]);
    expect(await borrower.state(orderId)).toBe('7');
    const home = (await borrower.call('getProductInfo', { query: { id: '1' } })).data;
    expect(home.tier).toEqual({ orderNum: 2, reductionPercent: 5 });
  });

  it('is rejected unless its signature matches its body and time', async () => {
    const { borrower, orderId, body } = await notice();
    const at = await now();
    const validSignature = sign(await key(), body, at);
    const forged = [
      '',
      'nonsense',
      sign('another key', body, at),
      sign(await key(), `${body} `, at),
      validSignature.replace(/t=\d+/, `t=${at + 1}`),
      validSignature.slice(0, -1) + (validSignature.endsWith('0') ? '1' : '0'),
    ];
    for (const signature of forged) expect(await post(body, signature)).toBe(401);
    expect(await borrower.state(orderId)).toBe('6');
  });

  it('is accepted with the newest key and, during rotation, with the previous key', async () => {
    const [before] = server().deps.keys.payments;
    const newest = newToken();
    const keys = { ...server().deps.keys, payments: [newest, before] } as const;
    const rotating = new TestServer(
      { db: server().db, ping: server().deps.ping, close: async () => undefined },
      { keys },
    );
    const send = async (signingKey: string) => {
      const { body } = await notice();
      const headers = { [signatureHeader]: sign(signingKey, body, await now()) };
      return (await rotating.fetch(callbackPath, { method: 'POST', body, headers })).status;
    };
    expect([await send(newest), await send(before), await send(newToken())]).toEqual([
      200, 200, 401,
    ]);
    await rotating.close();
  });

  it.each(['{', '[]', '{"paymentId":"x"}', '{"paymentId":"a\u0000b","outcome":"paid"}'])(
    'is rejected if its body is invalid, even with a valid signature: %j',
    async (body) => {
      expect(await post(body, sign(await key(), body, await now()))).toBe(422);
    },
  );

  it('is rejected if it is too large', async () => {
    const body = 'x'.repeat(5000);
    expect(await post(body, sign(await key(), body, await now()))).toBe(413);
  });

  it('is rejected if it is too old', async () => {
    const { borrower, orderId, body } = await notice();
    const signature = sign(await key(), body, await now());
    await server().moveClock(301 * secondMs);
    expect(await post(body, signature)).toBe(401);
    expect(await borrower.state(orderId)).toBe('6');
  });

  it('is rejected for an unknown payment, another amount or an impossible time', async () => {
    for (const changes of [
      { paymentId: 'nobody-knows-it' },
      { amountPaise: 1 },
      { decidedAtMs: 1 },
    ]) {
      const { borrower, orderId, body } = await notice(changes);
      expect(await post(body, sign(await key(), body, await now()))).toBe(422);
      expect(await borrower.detail(orderId)).toMatchObject({
        orderState: '6',
        paymentState: 'open',
      });
    }
  });

  it('can be delayed by a setting; a payment before the due date is still on time', async () => {
    await writeSettings(server().db, { callbackDelaySeconds: 86_400 });
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    await server().moveClock(7 * dayMs);
    await borrower.repay(orderId);
    expect((await borrower.detail(orderId)).paymentState).toBe('processing');
    await server().moveClock(dayMs);
    await server().deliverCallbacks();
    await writeSettings(server().db, { callbackDelaySeconds: 0 });
    expect(await borrower.detail(orderId)).toMatchObject({ orderState: '7', overdueDays: 0 });
    const info = await borrower.call('getProductInfo', { query: { id: '1' } });
    expect(info.data.tier).not.toBeNull();
  });

  it('is resent until it is acknowledged', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    await decidePaymentAsPayer(server(), await borrower.startRepayment(orderId), 'paid');
    const responses = [
      () => Promise.reject(new Error('down')),
      () => new Response('', { status: 503 }),
    ];
    for (const response of responses) {
      await deliverDueCallbacks({ ...server().deps, fetchSelf: async () => response() });
      expect((await borrower.detail(orderId)).paymentState).toBe('processing');
    }
    await server().deliverCallbacks();
    expect((await borrower.detail(orderId)).paymentState).toBe('processing');
    await server().moveClock(5 * secondMs);
    await server().deliverCallbacks();
    expect(await borrower.state(orderId)).toBe('7');
  });
});
