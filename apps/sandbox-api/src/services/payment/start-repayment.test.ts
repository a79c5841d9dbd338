import { dayMs } from '@kosha/domain';
import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { signIn } from '../../../test/borrower.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { payments } from '../../db/schema/index.ts';

const server = useTestServer();

const waitForBlockedTransaction = () =>
  vi.waitFor(
    async () => {
      const waiting = await server().db.execute(sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event = 'transactionid'`);
      expect(waiting).toMatchObject({ rowCount: 1 });
    },
    { timeout: 20_000 },
  );

it('a payment that is decided while it is requested again has an unchanged amount', async () => {
  const { db } = server();
  const borrower = await signIn(server());
  const orderId = await borrower.takeLoan();
  const paymentId = await borrower.startRepayment(orderId);
  const isPayment = eq(payments.id, paymentId);
  const [shown] = await db.select().from(payments).where(isPayment);
  await server().moveClock(10 * dayMs);
  const { answer } = await db.transaction(async (tx) => {
    await tx.update(payments).set({ state: 'processing' }).where(isPayment);
    const pending = borrower.call('repayOrder', { body: { orderId } });
    await waitForBlockedTransaction();
    return { answer: pending };
  });
  expect(await answer).toMatchObject({
    code: 409,
    msg: 'Your payment is being confirmed. Please wait a moment.',
  });
  const [stored] = await db.select().from(payments).where(isPayment);
  expect(stored).toMatchObject({ state: 'processing', amountPaise: shown!.amountPaise });
});
