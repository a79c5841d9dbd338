import { asPaise, rupeesToPaise } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { decidePaymentAsPayer, signIn, type Borrower } from '../../../test/borrower.ts';
import {
  listOrderAmounts,
  cancelSchedule,
  listScheduledOrders,
  readScheduledOrder,
  takeLoanWithSchedule,
} from '../../../test/schedule.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { orders, products, users } from '../../db/schema/index.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { writeSettings } from '../../providers/settings/settings.ts';
import { listSms } from '../../providers/sms/inbox.ts';
import { recordNotice } from '../payment/settle.ts';

const server = useTestServer();
const lastSms = async ({ phone }: Borrower) => (await listSms(server().db, phone))[0]!.body;

describe('a scheduled order whose loan is settled', () => {
  it('becomes an application with its number and purpose, and an SMS is sent', async () => {
    const borrower = await signIn(server());
    const { orderId, id, orderNo } = await takeLoanWithSchedule(borrower);
    await borrower.repay(orderId);
    const [next] = (await borrower.call('listOrders')).data;
    expect(next).toMatchObject({ orderNo, orderState: '1', loanAmount: 3000 });
    expect((await borrower.detail(next!.orderId)).usage).toBe('Education');
    expect((await readScheduledOrder(borrower, id)).data).toMatchObject({
      state: 'started',
      startedOrderId: next!.orderId,
    });
    expect(await listScheduledOrders(borrower)).toEqual([]);
    expect(await lastSms(borrower)).toContain(`we applied for your next loan ${orderNo} of ₹3,000`);
  });

  it('starts once if the provider repeats the notification', async () => {
    const borrower = await signIn(server());
    const { orderId } = await takeLoanWithSchedule(borrower);
    const paymentId = await borrower.startRepayment(orderId);
    const { db, deps } = server();
    await decidePaymentAsPayer(server(), paymentId, 'paid');
    const decidedAtMs = await readNow(db, deps.realNow);
    const notice = {
      paymentId,
      outcome: 'paid',
      amountPaise: asPaise(502_800),
      decidedAtMs,
    } as const;
    await Promise.all([1, 2].map(() => recordNotice(db, notice, decidedAtMs)));
    await server().deliverCallbacks();
    expect(await listOrderAmounts(borrower)).toEqual([3000, 5000]);
  });

  it('either starts or is cancelled if both happen concurrently', async () => {
    const borrower = await signIn(server());
    const schedule = await takeLoanWithSchedule(borrower);
    await decidePaymentAsPayer(server(), await borrower.startRepayment(schedule.orderId), 'paid');
    const [{ code }] = await Promise.all([
      cancelSchedule(borrower, schedule),
      server().deliverCallbacks(),
    ]);
    expect(await listOrderAmounts(borrower)).toEqual(code === 0 ? [5000] : [3000, 5000]);
    const { state } = (await readScheduledOrder(borrower, schedule.id)).data;
    expect(state).toBe(code === 0 ? 'cancelled' : 'started');
  });

  it.each(['failed', 'cancelled'] as const)(
    'still waits after a payment was %s',
    async (outcome) => {
      const borrower = await signIn(server());
      const { orderId, id } = await takeLoanWithSchedule(borrower);
      await decidePaymentAsPayer(server(), await borrower.startRepayment(orderId), outcome);
      await server().deliverCallbacks();
      expect((await readScheduledOrder(borrower, id)).data.state).toBe('waiting');
      await borrower.repay(orderId);
      expect(await listOrderAmounts(borrower)).toEqual([3000, 5000]);
    },
  );

  const changeProduct = (change: Partial<typeof products.$inferInsert>) =>
    server().db.update(products).set(change).where(eq(products.id, '1'));
  const changeUser = ({ phone }: Borrower, change: Partial<typeof users.$inferInsert>) =>
    server().db.update(users).set(change).where(eq(users.phone, phone));
  const setOutcome = (nextLoanOutcome: 'pass' | 'fail') =>
    writeSettings(server().db, { nextLoanOutcome });
  const amountsPaise = [1000, 2000, 3000, 5000].map(rupeesToPaise);

  interface Refusal {
    reason: string;
    schedule?: object;
    before?: (who: Borrower) => Promise<unknown>;
    after?: () => Promise<unknown>;
  }

  it.each<Refusal>([
    {
      reason: 'This product is full for today.',
      before: async () => changeProduct({ isFull: true }),
      after: async () => changeProduct({ isFull: false }),
    },
    {
      reason: 'This amount is not offered for this product.',
      before: async () => changeProduct({ amountsPaise: [rupeesToPaise(5000)] }),
      after: async () => changeProduct({ amountsPaise }),
    },
    {
      reason: '₹3,000 is above your present limit.',
      before: async (who) => changeUser(who, { creditLimitPaise: rupeesToPaise(2000) }),
    },
    {
      reason: 'Please complete your verification first.',
      before: async (who) => changeUser(who, { isFaceDone: false }),
    },
    { reason: 'No bank card was chosen for it.', schedule: { cardId: null } },
    {
      reason: 'No new loans are given out now.',
      before: async () => setOutcome('fail'),
      after: async () => setOutcome('pass'),
    },
  ])('is stored as refused, with an SMS: $reason', async ({ reason, schedule, before, after }) => {
    const borrower = await signIn(server());
    const { orderId, id } = await takeLoanWithSchedule(borrower, schedule);
    await before?.(borrower);
    await borrower.repay(orderId);
    await after?.();
    expect(await borrower.state(orderId)).toBe('7');
    expect(await listOrderAmounts(borrower)).toEqual([5000]);
    expect(await listScheduledOrders(borrower)).toMatchObject([
      { id, state: 'refused', refusal: reason },
    ]);
    expect(await lastSms(borrower)).toMatch(/next loan of ₹3,000 .* could not start: /);
    expect(await lastSms(borrower)).toContain(reason);
    const { db } = server();
    expect(await db.$count(orders, eq(orders.state, '3'))).toBe(0);
  });
});

describe("the repayment in the order's detail", () => {
  it('has the options that the settings enable', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    expect(await borrower.detail(orderId)).toMatchObject({ reservation: 0, canChooseAmount: true });
    await writeSettings(server().db, { isReserved: true, canChooseAmount: false });
    expect(await borrower.detail(orderId)).toMatchObject({
      reservation: 1,
      canChooseAmount: false,
    });
    await writeSettings(server().db, { isReserved: false, canChooseAmount: true });
  });
});
