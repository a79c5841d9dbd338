import { dayMs } from '@kosha/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn, type Borrower } from '../../../test/borrower.ts';
import { sendForm } from '../../../test/send.ts';
import { appOrigin, secondMs, useTestServer } from '../../../test/test-server.ts';
import { writeSettings } from '../../providers/settings/settings.ts';

const getServer = useTestServer({ appName: '<b>Kosha & Co</b>' });

const paymentAmountPaise = '502800';

interface Repayment {
  borrower: Borrower;
  orderId: string;
  checkout: string;
}

async function startRepayment(callback = appOrigin): Promise<Repayment> {
  const borrower = await signIn(getServer());
  const orderId = await borrower.takeLoan();
  const { data } = await borrower.call('repayOrder', { body: { orderId } });
  const { pathname, search } = new URL(
    `${data.paymentUrl}&callback=${encodeURIComponent(callback)}`,
  );
  return { borrower, orderId, checkout: pathname + search };
}

const readPage = async ({ checkout }: Repayment) => (await getServer().fetch(checkout)).text();

const press = ({ checkout }: Repayment, outcome: string, amountPaise = paymentAmountPaise) =>
  sendForm(getServer(), checkout, { outcome, amountPaise });

const outcomeOf = async ({ borrower, orderId }: Repayment) => {
  const { orderState, paymentState } = await borrower.detail(orderId);
  return { orderState, paymentState };
};

beforeEach(() => writeSettings(getServer().db, { callbackDelaySeconds: 0 }));

describe('the checkout', () => {
  it('shows the amount, its breakdown and the order, and escapes values', async () => {
    const repayment = await startRepayment(`${appOrigin}/"><script>`);
    const { orderNo } = await repayment.borrower.detail(repayment.orderId);
    const page = await readPage(repayment);
    for (const text of ['₹5,028', orderNo, 'Pay ₹5,028', 'Fail', 'Cancel', 'Repayment']) {
      expect(page).toContain(text);
    }
    expect(page).toContain('&lt;b&gt;Kosha &amp; Co&lt;/b&gt;');
    expect(page).not.toMatch(/<b>|"><script>/);
  });

  it.each([
    ['paid', { orderState: '7', paymentState: 'paid' }, 'Payment received'],
    ['failed', { orderState: '6', paymentState: 'failed' }, 'Payment failed'],
    ['cancelled', { orderState: '6', paymentState: 'cancelled' }, 'Payment cancelled'],
  ])(
    'ends as %s, redirects to the app, and cannot change afterwards',
    async (outcome, result, title) => {
      const repayment = await startRepayment(`${appOrigin}/orders/1/detail`);
      const response = await press(repayment, outcome);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(`${appOrigin}/orders/1/detail`);
      expect(await outcomeOf(repayment)).toEqual(result);
      const page = await readPage(repayment);
      expect(page).toContain(title);
      expect(page).not.toContain('<form');
    },
  );

  it('counts only the first of two presses', async () => {
    const repayment = await startRepayment();
    const responses = await Promise.all([press(repayment, 'paid'), press(repayment, 'paid')]);
    expect(responses.map(({ status }) => status)).toEqual([303, 303]);
    await press(repayment, 'cancelled');
    expect(await outcomeOf(repayment)).toEqual({ orderState: '7', paymentState: 'paid' });
  });

  it('shows a payer that the payment was cancelled elsewhere', async () => {
    const repayment = await startRepayment();
    await press(repayment, 'cancelled');
    const response = await press(repayment, 'paid');
    expect(response.headers.get('location')).toBe(repayment.checkout);
    expect(await readPage(repayment)).toContain('Payment cancelled');
    expect(await outcomeOf(repayment)).toEqual({ orderState: '6', paymentState: 'cancelled' });
  });

  it('shows that a payment is being confirmed, until the callback arrives', async () => {
    const server = getServer();
    await writeSettings(server.db, { callbackDelaySeconds: 30 });
    const repayment = await startRepayment();
    await press(repayment, 'paid');
    expect(await outcomeOf(repayment)).toEqual({ orderState: '6', paymentState: 'processing' });
    expect(await readPage(repayment)).toContain('Payment is being confirmed');
    await server.moveClock(30 * secondMs);
    await server.deliverCallbacks();
    expect(await readPage(repayment)).toContain('Payment received');
  });

  it('expires when the amount due has grown, and then charges nothing', async () => {
    const repayment = await startRepayment();
    await getServer().moveClock(9 * dayMs);
    expect(await readPage(repayment)).toContain('This payment has expired');
    const response = await press(repayment, 'paid');
    expect(response.headers.get('location')).toBe(repayment.checkout);
    expect(await outcomeOf(repayment)).toEqual({ orderState: '8', paymentState: 'open' });
  });

  it('charges the displayed amount or nothing', async () => {
    const repayment = await startRepayment();
    const response = await press(repayment, 'paid', '500000');
    expect(response.headers.get('location')).toBe(repayment.checkout);
    expect(await outcomeOf(repayment)).toEqual({ orderState: '6', paymentState: 'open' });
  });

  it('redirects only to the origin of the app', async () => {
    const repayment = await startRepayment('https://evil.example/');
    const response = await press(repayment, 'paid');
    expect(response.headers.get('location')).toBe(repayment.checkout);
    const page = await readPage(repayment);
    expect(page).toContain('You can close this page.');
    expect(page).not.toContain('evil.example');
  });

  it('rejects unknown buttons and payments', async () => {
    const repayment = await startRepayment();
    expect((await press(repayment, 'refunded')).status).toBe(400);
    expect((await getServer().fetch('/sandbox/checkout/nothing')).status).toBe(404);
    const unknownRepayment = { ...repayment, checkout: '/sandbox/checkout/nothing' };
    expect((await press(unknownRepayment, 'paid')).status).toBe(404);
    expect(await outcomeOf(repayment)).toEqual({ orderState: '6', paymentState: 'open' });
  });
});
