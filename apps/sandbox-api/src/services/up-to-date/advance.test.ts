import { throwError } from '../../../test/raise.ts';
import { asPaise, dayMs, formatReapplyTime, minuteMs } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signIn } from '../../../test/borrower.ts';
import { startOfTestsMs, secondMs, useTestServer } from '../../../test/test-server.ts';
import { orderEvents, users } from '../../db/schema/index.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { writeSettings } from '../../providers/settings/settings.ts';
import { listSms } from '../../providers/sms/inbox.ts';
import { advanceDueOrders } from './advance.ts';

const server = useTestServer();

describe('the audit', () => {
  it('is followed by the payout if the borrower chose automatic payout', async () => {
    const borrower = await signIn(server());
    const { data } = await borrower.apply({ cardId: await borrower.addCard() });
    const orderId = data!.orderId;
    expect(await borrower.state(orderId)).toBe('1');
    await server().moveClock(4 * secondMs);
    expect(await borrower.state(orderId)).toBe('4');
    await server().moveClock(3 * secondMs);
    expect(await borrower.state(orderId)).toBe('6');
  });

  it('is otherwise followed by a wait for Get Money, which works once', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan({ autoMoney: 0 });
    expect(await borrower.state(orderId)).toBe('2');
    const confirm = () => borrower.call('confirmLoan', { body: { orderId } });
    const responses = await Promise.all([confirm(), confirm()]);
    expect(responses.map(({ code }) => code).toSorted()).toEqual([0, 409]);
    expect(await borrower.state(orderId)).toBe('4');
    await server().moveClock(3 * secondMs);
    expect(await borrower.state(orderId)).toBe('6');
  });

  it("denies an amount above the borrower's limit for 15 days", async () => {
    const borrower = await signIn(server());
    await server()
      .db.update(users)
      .set({ creditLimitPaise: asPaise(499_999) })
      .where(eq(users.phone, borrower.phone));
    const cardId = await borrower.addCard();
    const orderId = await borrower.takeLoan({ cardId });
    expect(await borrower.state(orderId)).toBe('3');

    const query = { productId: '1' };
    await server().moveClock(dayMs);
    expect((await borrower.call('precheckOrder', { query })).data).toEqual({
      orderStatus: 0,
      rejectStatusVO: { day: 14, hour: 0 },
    });
    const refused = await borrower.apply({ cardId, borrowAmount: 3000 });
    const { reapplyTime } = (await borrower.call('getHomeIndex')).data.homeProductVos[0]!;
    expect(refused).toMatchObject({
      code: 422,
      msg: `You may apply again from ${formatReapplyTime(reapplyTime!)}.`,
    });
    const untilLastMinuteMs = 14 * dayMs - minuteMs;
    await server().moveClock(untilLastMinuteMs);
    expect((await borrower.call('precheckOrder', { query })).data).toEqual({
      orderStatus: 0,
      rejectStatusVO: { day: 0, hour: 1 },
    });
    await server().moveClock(minuteMs);
    expect((await borrower.call('precheckOrder', { query })).data.orderStatus).toBe(1);
    expect((await borrower.apply({ cardId, borrowAmount: 3000 })).code).toBe(0);
  });

  it.each([
    [1, 'The money is on its way'],
    [0, 'press Get Money'],
  ] as const)('sends one SMS with the result, with autoMoney %i', async (autoMoney, expected) => {
    const borrower = await signIn(server());
    const { data } = await borrower.apply({ cardId: await borrower.addCard(), autoMoney });
    await server().moveClock(4 * secondMs);
    const now = await readNow(server().db, () => startOfTestsMs);
    await Promise.all([
      advanceDueOrders(server().db, now, throwError),
      advanceDueOrders(server().db, now, throwError),
    ]);
    await borrower.state(data!.orderId);
    const outcomes = (await listSms(server().db, borrower.phone)).filter(({ body }) =>
      body.startsWith('Your loan'),
    );
    expect(outcomes.map(({ body }) => body)).toEqual([expect.stringContaining(expected)]);
  });

  it('passes an amount at the limit', async () => {
    const borrower = await signIn(server());
    await server()
      .db.update(users)
      .set({ creditLimitPaise: asPaise(500_000) })
      .where(eq(users.phone, borrower.phone));
    expect(await borrower.state(await borrower.takeLoan())).toBe('6');
  });

  it('fails the payout to an account that ends in 9', async () => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard('50100234567899');
    const orderId = await borrower.takeLoan({ cardId });
    expect(await borrower.state(orderId)).toBe('5');
    expect((await borrower.call('precheckOrder', { query: { productId: '1' } })).data).toEqual({
      orderStatus: 1,
      rejectStatusVO: null,
    });
  });

  it('takes as long as the setting specifies', async () => {
    await writeSettings(server().db, { auditSeconds: 60, lendingSeconds: 30 });
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    expect(await borrower.state(orderId)).toBe('1');
    await server().moveClock(50 * secondMs);
    expect(await borrower.state(orderId)).toBe('4');
    await writeSettings(server().db, { auditSeconds: 4, lendingSeconds: 3 });
  });

  it('adds each move to the history in order, with the time at which it was due', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    await server().moveClock(9 * dayMs);
    expect(await borrower.state(orderId)).toBe('8');
    const events = await server()
      .db.select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(orderEvents.seq);
    expect(events.map(({ fromState, toState }) => [fromState, toState])).toEqual([
      [null, '1'],
      ['1', '4'],
      ['4', '6'],
      ['6', '8'],
    ]);
    const [applied, passed, sent] = events.map(({ atMs }) => atMs);
    expect([passed! - applied!, sent! - passed!]).toEqual([4 * secondMs, 3 * secondMs]);
  });

  it('moves an order only once, even if several calls read it concurrently', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    await Promise.all([1, 2, 3, 4].map(() => borrower.call('listOrders')));
    const events = await server()
      .db.select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId));
    expect(events).toHaveLength(3);
  });
});

describe('an overdue loan', () => {
  it('is due until the last minute of its day in India, then accrues a daily fee', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const { repaymentDate, loanDate } = await borrower.detail(orderId);
    expect(repaymentDate! - loanDate!).toBe(7 * dayMs);
    await server().moveClock(7 * dayMs);
    expect(await borrower.detail(orderId)).toMatchObject({
      orderState: '6',
      overdueDays: 0,
      overdueFee: 0,
      repaymentAmount: 5028,
    });
    await server().moveClock(dayMs);
    expect(await borrower.detail(orderId)).toMatchObject({
      orderState: '8',
      overdueDays: 1,
      overdueFee: 50,
      repaymentAmount: 5078,
    });
    await server().moveClock(2 * dayMs);
    expect(await borrower.detail(orderId)).toMatchObject({
      overdueDays: 3,
      overdueFee: 150,
      repaymentAmount: 5178,
    });
  });
});
