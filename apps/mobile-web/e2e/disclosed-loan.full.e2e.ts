import { newestOrderId } from './support/api.ts';
import {
  expectBacked,
  figuresOf,
  inr,
  rules,
  Server,
  toPaisa,
  type Allowed,
} from './support/disclosed-figures.ts';
import { priceOf } from './support/loan-books.ts';
import { profiles } from './support/profiles.ts';
import { expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

/* Every figure from the approval of a loan to its end, beside the quote under which it was taken. */

const rupees = 5000;
const days = 7;
const interestPerDay = 4;
/** 1 % of the amount for each late day, and what an extension of 7 days costs (D53). */
const late = ['₹50', '1%', '₹205'];
/** 0.08 % a day for a year, all of the money at once, no fee for paying early, the days of a return. */
const terms = ['29.2%', '100%', '₹0', '3 days'];

/** What the next loan costs in the tier that this repayment reaches: Copper, 5 % less fees. */
function nextFigures(): string[] {
  const { fee, gst, interest, received } = priceOf(rupees * 100, 5);
  const [serviceFee, gstFee, arriveAmount] = [fee / 100, gst / 100, received / 100];
  const quoted = { serviceFee, gstFee, arriveAmount, interest: interest / 100 };
  return [
    ...figuresOf(rupees, days, { ...quoted, repaymentAmount: rupees + quoted.interest }),
    inr(toPaisa(serviceFee + gstFee)),
    '5%',
    '₹196.15',
  ];
}

for (const policyProfile of profiles) {
  test(`from its approval to its return each figure of a loan is one of its quote, ${policyProfile}`, async ({
    page,
    request,
    sandbox,
    phone,
  }) => {
    await sandbox.set({ policyProfile });
    await sandbox.moveToNoon();
    const session = await sandbox.persona('pass', phone);
    await signInAs(page, session);
    const [flex] = await new Server(request, session).offers();
    if (!flex) throw new Error('There is no product.');
    const quoted = await new Server(request, session).backed(flex, [days]);
    const allowed: Allowed = new Set([...quoted, ...rules, ...late, ...terms]);
    const orderId = await newestOrderId(request, session);

    await test.step('confirm and the Key Facts Statement', async () => {
      await page.goto('/order');
      await expectBacked(page, allowed, 2);
      await page.goto(`/orders/${orderId}/confirm`);
      await expectBacked(page, allowed, 8);
      await page.goto(`/orders/${orderId}/facts`);
      await expect(page.getByRole('heading', { name: /^Annex C/ })).toBeVisible();
      await expectBacked(page, allowed, 30);
    });
    await test.step('the money is taken', async () => {
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
      await expectBacked(page, allowed, 10);
      await page.getByRole('button', { name: /^Repayment/ }).click();
      const reapply = page.getByRole('dialog').getByLabel('Reapply after this repayment');
      await reapply.check();
      await expect(page.getByRole('dialog').getByText(/^With Copper/)).toBeVisible();
      const next = new Set([...allowed, ...nextFigures(), ...flex.amounts.map(inr)]);
      await expectBacked(page, next, 10, page.getByRole('dialog'));
    });
    await test.step('giving it back', async () => {
      const back = [1, 2, 3].flatMap((day) => [day * interestPerDay, 4410 + day * interestPerDay]);
      // Interest is for the days until the return, and a day that has begun counts.
      const returned = new Set([...allowed, ...back.map(inr), '1 days']);
      await page.goto(`/orders/${orderId}/return`);
      await expectBacked(page, returned, 5);
      await page.getByRole('button', { name: /^Return this loan/ }).click();
      await page.getByRole('button', { name: /^Pay/ }).click();
      await expectScreen(page, 'Order Detail', /\/orders\/[^/]+\/detail$/);
      await expect(page.getByText(/^Returned on/)).toBeVisible();
      await expect(page.getByText('Processing fee', { exact: true })).toHaveCount(0);
      await expectBacked(page, returned, 5);
    });
  });
}
