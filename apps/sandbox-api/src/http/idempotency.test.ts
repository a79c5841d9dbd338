import { dayMs } from '@kosha/domain';
import { describe, expect, it } from 'vitest';
import { lastCode, newPhone, signIn } from '../../test/borrower.ts';
import { useTestServer } from '../../test/test-server.ts';
import { idempotencyKeys } from '../db/schema/index.ts';

const server = useTestServer();

const application = (cardId: string, borrowAmount = 5000) => ({
  cardId,
  borrowAmount,
  periods: 7,
  productId: '1',
  checkEmail: 0,
  autoGetMoney: 1,
  autoMoney: 1,
});

describe('a write with an idempotency key', () => {
  it('has one effect and the same response when sent repeatedly', async () => {
    const borrower = await signIn(server());
    const input = { key: 'key-00000001', body: application(await borrower.addCard()) };
    const first = await borrower.call('applyOrder', input);
    const again = await borrower.call('applyOrder', input);
    expect(again.data).toEqual(first.data);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect((await borrower.call('listOrders')).data).toHaveLength(1);
  });

  it('has one effect when sent several times concurrently', async () => {
    const borrower = await signIn(server());
    const input = { key: 'key-00000002', body: application(await borrower.addCard()) };
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => borrower.call('applyOrder', input)),
    );
    expect(new Set(responses.map(({ code, data }) => JSON.stringify({ code, data }))).size).toBe(1);
    expect(responses[0]!.code).toBe(0);
    const replayed = responses.filter(({ headers }) => headers.has('idempotency-replayed'));
    expect(replayed).toHaveLength(3);
    expect((await borrower.call('listOrders')).data).toHaveLength(1);
  });

  it('replays errors too', async () => {
    const borrower = await signIn(server());
    const input = { key: 'key-00000003', body: application(await borrower.addCard(), 5001) };
    const first = await borrower.call('applyOrder', input);
    const again = await borrower.call('applyOrder', input);
    expect(first.code).toBe(422);
    expect(again).toMatchObject({ code: 422, msg: first.msg });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  it('rejects the same key with another body', async () => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    await borrower.call('applyOrder', { key: 'key-00000004', body: application(cardId) });
    const other = { key: 'key-00000004', body: application(cardId, 3000) };
    expect(await borrower.call('applyOrder', other)).toMatchObject({ code: 409 });
  });

  it('scopes keys by user and operation', async () => {
    const key = 'key-00000005';
    for (const borrower of [await signIn(server()), await signIn(server())]) {
      const body = {
        bankCode: 'HDFC0001234',
        cardNo: '123456',
        confirmCardNo: '123456',
        productId: '1',
        clientId: borrower.device,
      };
      const card = await borrower.call('bindBankCard', { key, body });
      expect(card.headers.has('idempotency-replayed')).toBe(false);
      const order = { key, body: application(card.data!.id) };
      expect((await borrower.call('applyOrder', order)).code).toBe(0);
    }
  });

  it('replays the response of a sign-in after its code is used, and stores no readable token', async () => {
    const phone = newPhone();
    const device = 'device-retrying';
    await server().call('sendCode', { device, query: { phone: `91${phone}` } });
    const body = { phone: `91${phone}`, code: await lastCode(server(), phone) };
    const first = await server().call('login', { device, key: 'key-00000006', body });
    const again = await server().call('login', { device, key: 'key-00000006', body });
    expect(again.data).toEqual(first.data);
    expect((await server().call('listOrders', { token: again.data.token })).code).toBe(0);
    const rows = await server().db.select().from(idempotencyKeys);
    expect(JSON.stringify(rows)).not.toContain(first.data.token);
  });

  it('counts wrong codes once per key', async () => {
    const phone = newPhone();
    await server().call('sendCode', { query: { phone: `91${phone}` }, device: 'device-typing' });
    const right = await lastCode(server(), phone);
    const code = right === '0000' ? '0001' : '0000';
    const body = { phone: `91${phone}`, code };
    const input = { device: 'device-typing', key: 'key-00000007', body };
    for (let retry = 0; retry < 7; retry += 1) await server().call('login', input);
    const last = { ...input, key: 'key-00000008', body: { ...body, code: right } };
    expect((await server().call('login', last)).code).toBe(0);
  });

  it('can reuse its key after a day', async () => {
    const borrower = await signIn(server());
    const input = { key: 'key-00000009', body: application(await borrower.addCard()) };
    await borrower.call('applyOrder', input);
    await server().moveClock(dayMs + 1);
    const later = await borrower.call('applyOrder', input);
    expect(later.headers.has('idempotency-replayed')).toBe(false);
    expect(later.code).toBe(409);
  });
});
