import { asPaise } from '@kosha/domain';
import { describe, expect, it } from 'vitest';
import { decidePaymentAsPayer, signIn } from '../../../test/borrower.ts';
import { readServerNow } from '../../../test/check-books.ts';
import { sendForm, sendJson } from '../../../test/send.ts';
import { useTestServer } from '../../../test/test-server.ts';
import {
  reconciliationStatusOf,
  type ReconciledPayment,
  type PaymentNotice,
} from '../../services/payment/reconcile.ts';
import { recordNotice } from '../../services/payment/settle.ts';

const server = useTestServer();

interface Read {
  payments: readonly ReconciledPayment[];
  toLookInto: readonly PaymentNotice[];
}

const read = async () => (await (await server().fetch('/sandbox/payments.json')).json()) as Read;
const listed = async () => (await read()).payments;

const page = async () => (await server().fetch('/sandbox/payments')).text();

describe('the page of payments', () => {
  it("compares payments with the provider's charges; a correction settles the loan, and notifications can be resent", async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const paymentId = await borrower.startRepayment(orderId);
    expect((await listed())[0]).toMatchObject({ verdict: 'not-begun', notices: [] });
    await decidePaymentAsPayer(server(), paymentId, 'failed');
    expect((await listed())[0]).toMatchObject({ verdict: 'notice-under-way' });
    await server().deliverCallbacks();
    expect((await listed())[0]).toMatchObject({ verdict: 'agrees' });

    const pressed = await sendForm(server(), `/sandbox/payments/${paymentId}`, { correct: 'paid' });
    expect(pressed.status).toBe(303);
    expect(await borrower.state(orderId)).toBe('7');
    expect((await sendJson(server(), `/sandbox/payments/${paymentId}`, {})).status).toBe(200);
    const [payment] = await listed();
    expect(payment).toMatchObject({
      verdict: 'agrees',
      notices: [
        { outcome: 'failed', effect: 'settled', times: 1 },
        { outcome: 'paid', effect: 'settled-late', times: 2 },
      ],
    });
    const other = await signIn(server());
    await other.startRepayment(await other.takeLoan());
    expect((await listed()).map(({ verdict, notices }) => [verdict, notices.length])).toEqual([
      ['not-begun', 0],
      ['agrees', 2],
    ]);
    const html = await page();
    for (const text of ['Agrees with the provider', 'paid after all', 'Send the notice again']) {
      expect(html).toContain(text);
    }
  });

  it('lists for review money that settles nothing, and inconsistent notifications', async () => {
    const borrower = await signIn(server());
    const paymentId = await borrower.startRepayment(await borrower.takeLoan());
    const now = await readServerNow(server());
    const notice = { paymentId, outcome: 'paid', amountPaise: asPaise(502_800) } as const;
    await recordNotice(server().db, { ...notice, decidedAtMs: now - 1 }, now);
    await recordNotice(
      server().db,
      { ...notice, paymentId: 'nobody-knows-it', decidedAtMs: now },
      now,
    );
    const { toLookInto } = await read();
    expect(toLookInto.map(({ paymentId: id, effect }) => [id, effect])).toEqual([
      ['nobody-knows-it', 'unknown-payment'],
      [paymentId, 'other-time'],
    ]);
    const html = await page();
    for (const text of ['To look into', 'refused: a time that cannot be', 'no such payment'])
      expect(html).toContain(text);
  });

  it('shows a payment without a charge at the provider', async () => {
    const charge = { outcome: 'paid', amountPaise: asPaise(100), acknowledgedAtMs: 1 } as const;
    const payment = {
      state: 'paid',
      amountPaise: asPaise(100),
      refundDueAtMs: null,
    } as ReconciledPayment['payment'];
    expect(reconciliationStatusOf(payment, null)).toBe('differs');
    expect(reconciliationStatusOf({ ...payment, state: 'processing' }, null)).toBe('differs');
    expect(reconciliationStatusOf({ ...payment, state: 'open' }, null)).toBe('not-begun');
    expect(reconciliationStatusOf(payment, charge)).toBe('agrees');
    expect(reconciliationStatusOf({ ...payment, refundDueAtMs: 1 }, charge)).toBe('to-give-back');
    expect(reconciliationStatusOf({ ...payment, amountPaise: asPaise(99) }, charge)).toBe(
      'differs',
    );
    expect(reconciliationStatusOf({ ...payment, state: 'failed' }, charge)).toBe('differs');
    expect(reconciliationStatusOf(payment, { ...charge, acknowledgedAtMs: null })).toBe(
      'notice-under-way',
    );
  });

  it('returns 404 for a payment without a charge at the provider', async () => {
    expect((await sendJson(server(), '/sandbox/payments/nobody', {})).status).toBe(404);
  });
});
