import assert from 'node:assert/strict';
import { dayMs } from '@kosha/domain';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { it } from 'vitest';
import { signIn, type Borrower } from '../../../test/borrower.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { modelRuns } from '../../../test/model-runs.ts';
import {
  orderEvents,
  paymentNotices,
  payments,
  type PaymentOutcome,
} from '../../db/schema/index.ts';
import { readNow } from '../../providers/clock/clock.ts';
import type { ProviderNotice } from '../../providers/payment/notice.ts';
import { listSms } from '../../providers/sms/inbox.ts';
import { recordNotice } from './settle.ts';

const server = useTestServer();

interface Sent {
  which: number;
  outcome: PaymentOutcome;
  times: number;
}

type Step =
  | { kind: 'taps'; count: number }
  | { kind: 'notices'; sent: readonly Sent[] }
  | { kind: 'wait'; days: number };

const sent: fc.Arbitrary<Sent> = fc.record({
  which: fc.nat({ max: 5 }),
  outcome: fc.constantFrom('paid', 'failed', 'failed', 'cancelled'),
  times: fc.integer({ min: 1, max: 3 }),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('taps' as const), count: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    kind: fc.constant('notices' as const),
    sent: fc.array(sent, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(1, 5) }),
);

class Loan {
  readonly borrower: Borrower;
  readonly orderId: string;
  readonly notices: ProviderNotice[] = [];

  constructor(borrower: Borrower, orderId: string) {
    this.borrower = borrower;
    this.orderId = orderId;
  }

  rows() {
    const isOfOrder = eq(payments.orderId, this.orderId);
    return server().db.select().from(payments).where(isOfOrder).orderBy(payments.seq);
  }

  async do(next: Step): Promise<void> {
    if (next.kind === 'wait') return server().moveClock(next.days * dayMs);
    if (next.kind === 'taps') {
      const taps = Array.from({ length: next.count }, () =>
        this.borrower.call('repayOrder', { body: { orderId: this.orderId } }),
      );
      for (const { code } of await Promise.all(taps)) assert.ok(code === 0 || code === 409);
      return;
    }
    const begun = await this.rows();
    const decidedAtMs = await readNow(server().db, server().deps.realNow);
    const all = next.sent.flatMap(({ which, outcome, times }) => {
      const payment = begun[which % Math.max(1, begun.length)];
      if (payment === undefined) return [];
      const { id: paymentId, amountPaise } = payment;
      return Array.from({ length: times }, () => ({
        paymentId,
        outcome,
        amountPaise,
        decidedAtMs,
      }));
    });
    this.notices.push(...all);
    await Promise.all(all.map((notice) => recordNotice(server().db, notice, decidedAtMs)));
  }

  async check(): Promise<void> {
    const rows = await this.rows();
    const state = await this.borrower.state(this.orderId);
    const paid = rows.filter((row) => row.state === 'paid');
    const settling = paid.filter(({ refundDueAtMs }) => refundDueAtMs === null);
    const refundCount = paid.length - settling.length;
    assert.equal(settling.length, state === '7' ? 1 : 0, 'one payment settles the loan');
    const isPayable = rows.some((row) => row.state === 'open');
    assert.ok(state !== '7' || !isPayable, 'nobody can pay a settled loan');
    const isMoney = ({ outcome }: ProviderNotice) => outcome === 'paid';
    const withMoney = new Set(this.notices.filter(isMoney).map(({ paymentId }) => paymentId));
    assert.deepEqual(new Set(paid.map(({ id }) => id)), withMoney, 'no money is lost or made up');
    const messages = (await listSms(server().db, this.borrower.phone)).filter(({ body }) =>
      body.includes('The money goes back to you.'),
    );
    assert.equal(messages.length, refundCount, 'nobody pays twice without being told');
    const stored = await server()
      .db.select()
      .from(paymentNotices)
      .where(
        inArray(
          paymentNotices.paymentId,
          rows.map(({ id }) => id),
        ),
      );
    const times = stored.reduce((sum, one) => sum + one.times, 0);
    assert.equal(times, this.notices.length, 'every notice is recorded');
    const events = await server()
      .db.select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, this.orderId));
    const settled = events.filter(({ cause }) => cause === 'repaid');
    assert.equal(settled.length, settling.length, 'a loan is settled once');
  }
}

it('money is counted once, even if taps and notifications are repeated, concurrent or reordered', async () => {
  const run = async (steps: readonly Step[]) => {
    const borrower = await signIn(server());
    const loan = new Loan(borrower, await borrower.takeLoan());
    await loan.do({ kind: 'taps', count: 1 });
    for (const next of steps) {
      await loan.do(next);
      await loan.check();
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), run), {
    numRuns: modelRuns(20),
    // Searching for a shorter failing sequence would take longer than the test's timeout.
    endOnFailure: true,
  });
}, 240_000);
