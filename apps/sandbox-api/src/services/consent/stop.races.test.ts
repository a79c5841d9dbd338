import { dayMs } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { decidePaymentAsPayer, signIn, type Borrower } from '../../../test/borrower.ts';
import { runRaceRounds, raceTimeoutMs } from '../../../test/race.ts';
import { secondMs, useTestServer } from '../../../test/test-server.ts';
import { nextLoans, orders } from '../../db/schema/index.ts';
import { writeSettings } from '../../providers/settings/settings.ts';

const server = useTestServer();

const withdraw = (borrower: Borrower, purpose: string) =>
  borrower.call('setConsent', {
    body: { purpose, action: 'withdraw', noticeVersion: 1, language: 'en' },
  });

describe('a concurrent withdrawal of consent', { timeout: raceTimeoutMs }, () => {
  it('prevents the loan after a repayment, or has no effect because the loan has started', async () => {
    await writeSettings(server().db, { callbackDelaySeconds: 1 });
    await runRaceRounds(async (startSecond) => {
      const borrower = await signIn(server());
      const orderId = await borrower.takeLoan();
      const { orderNo, cardId } = await borrower.detail(orderId);
      await borrower.call('reapplyOrder', { body: { cardId, borrowAmount: 5000, orderNo } });
      await decidePaymentAsPayer(server(), await borrower.startRepayment(orderId), 'paid');
      await server().moveClock(secondMs);
      const [, taken] = await Promise.all([
        server().deliverCallbacks(),
        startSecond(() => withdraw(borrower, 'reapply')),
      ]);
      expect(taken.code).toBe(0);
      const [next] = await server()
        .db.select()
        .from(nextLoans)
        .where(eq(nextLoans.orderId, orderId));
      const started = (await borrower.call('listOrders')).data.length - 1;
      expect([next!.state, started]).toEqual(started === 1 ? ['started', 1] : ['cancelled', 0]);
      await server().moveClock(dayMs);
    });
  });

  it('prevents the automatic payout, or has no effect because it has started', async () => {
    await writeSettings(server().db, { lendingSeconds: 3_600 });
    await runRaceRounds(async (startSecond) => {
      const borrower = await signIn(server());
      const { data } = await borrower.apply({ cardId: await borrower.addCard(), autoMoney: 1 });
      const { orderId } = data!;
      await server().moveClock(10 * secondMs);
      const [read, taken] = await Promise.all([
        borrower.call('getOrderDetail', { query: { orderId } }),
        startSecond(() => withdraw(borrower, 'autoMoney')),
      ]);
      expect([read.code, taken.code]).toEqual([0, 0]);
      const [order] = await server().db.select().from(orders).where(eq(orders.id, orderId));
      const { state, isAutoMoney } = order!;
      expect([
        ['2', false],
        ['4', true],
      ]).toContainEqual([state === '1' ? await borrower.state(orderId) : state, isAutoMoney]);
    });
  });
});
