import { newestOrderId } from './support/api.ts';
import {
  expectOnlyAllowedFigures,
  figuresOf,
  formatRupees,
  ruleFigures,
  FiguresClient,
  roundToPaisa,
  type AllowedFigures,
} from './support/disclosed-figures.ts';
import { priceOf } from './support/loan-books.ts';
import { policyProfileNames } from './support/profiles.ts';
import { expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

const rupees = 5000;
const days = 7;
const interestPerDay = 4;
/** The late fee per day (1 % of the amount), and the fee of a 7-day extension (D53). */
const late = ['₹50', '1%', '₹205'];
/**
 * The APR (from 0.08 % a day), the share paid out at once, the early repayment fee, the return
 * period.
 */
const terms = ['29.2%', '100%', '₹0', '3 days'];

/** The first repayment reaches the Copper tier, which lowers the fees of the next loan by 5 %. */
function nextFigures(): string[] {
  const { fee, gst, interest, received } = priceOf(rupees * 100, 5);
  const [serviceFee, gstFee, arriveAmount] = [fee / 100, gst / 100, received / 100];
  const quoted = { serviceFee, gstFee, arriveAmount, interest: interest / 100 };
  return [
    ...figuresOf(rupees, days, { ...quoted, repaymentAmount: rupees + quoted.interest }),
    formatRupees(roundToPaisa(serviceFee + gstFee)),
    '5%',
    '₹196.15',
  ];
}

for (const policyProfile of policyProfileNames) {
  test(`every figure of a loan, from approval to return, matches its quote, ${policyProfile}`, async ({
    page,
    request,
    sandbox,
    phone,
  }) => {
    await sandbox.set({ policyProfile });
    await sandbox.moveToNoon();
    const session = await sandbox.persona('pass', phone);
    await signInAs(page, session);
    const [flex] = await new FiguresClient(request, session).offers();
    if (!flex) throw new Error('There is no product.');
    const quoted = await new FiguresClient(request, session).backed(flex, [days]);
    const allowed: AllowedFigures = new Set([...quoted, ...ruleFigures, ...late, ...terms]);
    const orderId = await newestOrderId(request, session);

    await test.step('confirm and the Key Facts Statement', async () => {
      await page.goto('/order');
      await expectOnlyAllowedFigures(page, allowed, 2);
      await page.goto(`/orders/${orderId}/confirm`);
      await expectOnlyAllowedFigures(page, allowed, 8);
      await page.goto(`/orders/${orderId}/facts`);
      await expect(page.getByRole('heading', { name: /^Annex C/ })).toBeVisible();
      await expectOnlyAllowedFigures(page, allowed, 30);
    });
    await test.step('the loan is confirmed', async () => {
      if (policyProfile === 'strict') {
        for (const group of await page.getByRole('radiogroup').all())
          await group.getByRole('radio').first().check();
        await page.getByRole('button', { name: 'I have read this' }).click();
        await expectScreen(page, 'Confirm', /\/orders\/[^/]+\/confirm$/);
      } else await page.goto(`/orders/${orderId}/confirm`);
      await page.getByRole('button', { name: 'Get Money' }).click();
      await expectScreen(page, 'Orders', '/order');
      await sandbox.moveClock({ hours: 0.1 });
    });
    await test.step('the order, and the next loan that it offers', async () => {
      await page.goto(`/orders/${orderId}/detail`);
      await expectOnlyAllowedFigures(page, allowed, 10);
      await page.getByRole('button', { name: /^Repayment/ }).click();
      const reapply = page.getByRole('dialog').getByLabel('Reapply after this repayment');
      await reapply.check();
      await expect(page.getByRole('dialog').getByText(/^With Copper/)).toBeVisible();
      const next = new Set([...allowed, ...nextFigures(), ...flex.amounts.map(formatRupees)]);
      await expectOnlyAllowedFigures(page, next, 10, page.getByRole('dialog'));
    });
    await test.step('returning the loan', async () => {
      const returnFigures = [1, 2, 3].flatMap((day) => [
        day * interestPerDay,
        4410 + day * interestPerDay,
      ]);
      const returned = new Set([...allowed, ...returnFigures.map(formatRupees), '1 days']);
      await page.goto(`/orders/${orderId}/return`);
      await expectOnlyAllowedFigures(page, returned, 5);
      await page.getByRole('button', { name: /^Return this loan/ }).click();
      await page.getByRole('button', { name: /^Pay/ }).click();
      await expectScreen(page, 'Order Detail', /\/orders\/[^/]+\/detail$/);
      await expect(page.getByText(/^Returned on/)).toBeVisible();
      await expect(page.getByText('Processing fee', { exact: true })).toHaveCount(0);
      await expectOnlyAllowedFigures(page, returned, 5);
    });
  });
}
