import { dayMs, formatDate, formatDayMonth } from '@kosha/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { requestServer, newestOrderId } from './support/api.ts';
import {
  loanAmountsOf,
  daysApart,
  dueTimeOf,
  extensionOf,
  extensionPriceOf,
  priceOf,
  buildLoan,
  type Loan,
} from './support/loan-books.ts';
import { expectScreen } from './support/flow.ts';
import { closeConnectionHeader, signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import {
  checkoutFigures,
  scheduledOrderFigures,
  detailFigures,
  expectFigures,
  expectFiguresOfText,
  extendedFigures,
  extensionFigures,
  homeFigures,
  formatPaise,
  orderListFigures,
  offerFigures,
  offerBreakdownFigures,
} from './support/true-figures.ts';

/* These tests follow loans from payout to repayment. After each event, they compare the amounts and
   dates on the screens with those that `loan-books.ts` calculates. */

// `getByRole` ignores hidden elements. During a navigation, the previous screen stays in the page,
// but is hidden.
const main = (page: Page) => page.getByRole('main');
const homeZone = (page: Page) => main(page).locator('section').first();
const amounts = [100_000, 200_000, 300_000, 500_000].map(formatPaise);

async function expectDetail(
  page: Page,
  loan: Loan,
  now: number,
  extraFigures: readonly string[] = [],
) {
  await page.goto(`/orders/${loan.orderId}/detail`);
  await page.getByText('How this adds up').click();
  await expectFigures(main(page), detailFigures(loan, now, extraFigures));
}

async function expectExtension(page: Page, loan: Loan, now: number): Promise<void> {
  await page.goto(`/orders/${loan.orderId}/extension`);
  await expectFigures(main(page), extensionFigures(loan, now));
}

/**
 * Home shows a coloured block for each day of the loan. Returns the number of blocks of each
 * colour: past days, remaining days and late days.
 */
const dayBlocks = (page: Page) =>
  homeZone(page)
    .locator('[aria-hidden] > i')
    .evaluateAll((blocks) => {
      const runs: { colour: string; count: number }[] = [];
      for (const block of blocks) {
        const colour = getComputedStyle(block).backgroundColor;
        const last = runs.at(-1);
        if (last?.colour === colour) last.count += 1;
        else runs.push({ colour, count: 1 });
      }
      return runs.map(({ count }) => count);
    });

async function expectScreens(page: Page, loan: Loan, now: number): Promise<void> {
  await page.goto('/');
  await expectFigures(homeZone(page), homeFigures(loan, now));
  const { due, late } = loanAmountsOf(loan, now);
  const daysPassed = daysApart(loan.paidOutAtMs, Math.min(now, due));
  const left = daysApart(loan.paidOutAtMs, due) - daysPassed;
  await expect
    .poll(() => dayBlocks(page))
    .toEqual([daysPassed, left, late].filter((count) => count > 0));
  await page.goto('/order');
  await expectFigures(page.getByRole('listitem').first(), orderListFigures(loan, now));
  await expectDetail(page, loan, now);
}

async function expectSms(request: APIRequestContext, phone: string, figures: readonly string[]) {
  const answer = await request.get(`/sandbox/inbox.json?phone=${phone}`, {
    headers: closeConnectionHeader,
  });
  const { messages } = (await answer.json()) as { messages: { body: string }[] };
  expectFiguresOfText(messages[0]?.body ?? '', figures);
}

async function completeCheckout(page: Page, figures: readonly string[], button: 'Pay' | 'Fail') {
  await expect(page.getByText('Test checkout')).toBeVisible();
  await expectFigures(main(page), figures);
  await page.getByRole('button', { name: new RegExp(`^${button}\\b`) }).click();
}

async function openRepayment(page: Page, loan: Loan) {
  await page.goto(`/orders/${loan.orderId}/detail`);
  await page.getByRole('button', { name: /^Repayment/ }).click();
  return page.getByRole('dialog');
}

test('a loan that is extended, late, extended again and repaid shows its true cost everywhere', async ({
  page,
  request,
  sandbox,
  phone,
}) => {
  let now = await sandbox.moveToNoon();
  const session = await sandbox.persona('extension-offered', phone);
  await signInAs(page, session);
  const orderId = await newestOrderId(request, session);
  const loan = buildLoan(orderId, now - 6 * dayMs);
  const feeLines = Object.values(extensionPriceOf(loan));
  const apply = page.getByRole('button', { name: 'Apply and payment' });
  const pay = async () => {
    const extension = loan.asked ?? extensionOf(loan, now);
    await page.goto(`/orders/${orderId}/extension`);
    await apply.click();
    await completeCheckout(page, checkoutFigures(now, feeLines), 'Pay');
    loan.asked = null;
    loan.extensions.push({ ...extension, paidAtMs: now });
    await expect(page.getByText('Due date extended')).toBeVisible();
    await expectFigures(main(page), extendedFigures(loan));
    const owed = loanAmountsOf(loan, now).repayment;
    await expectSms(request, phone, [
      formatPaise(extension.feePaise),
      formatDate(extension.dueAfterMs),
      formatPaise(owed),
    ]);
  };

  await test.step('the loan is paid out', async () => {
    await expectScreens(page, loan, now);
    await expectExtension(page, loan, now);
  });
  await test.step('an extension is requested, and paying its fee fails', async () => {
    await apply.click();
    await completeCheckout(page, checkoutFigures(now, feeLines), 'Fail');
    loan.asked = extensionOf(loan, now);
    await expect(page.getByText('Not paid')).toBeVisible();
    await expectFigures(main(page), extensionFigures(loan, now));
    const { feePaise, dueAfterMs } = loan.asked;
    const until = formatDate(now + dayMs);
    await expectSms(request, phone, [formatPaise(feePaise), until, formatDate(dueAfterMs)]);
    await expectScreens(page, loan, now);
  });
  await test.step('the extension is abandoned', async () => {
    const names = { extensionId: `${orderId}-1`, orderId, orderRepayId: orderId };
    await requestServer(request, session, '/order-repay-extension/v1/giveup-extension', names);
    loan.asked = null;
    await expectDetail(page, loan, now);
  });
  await test.step('an extension is requested again and paid', async () => {
    await pay();
    await expectScreens(page, loan, now);
  });
  await test.step('the loan is late', async () => {
    now = await sandbox.moveClock({ days: 9 });
    await expectScreens(page, loan, now);
    await expectExtension(page, loan, now);
  });
  await test.step('the late loan is extended', async () => {
    await pay();
    await expectScreens(page, loan, now);
  });
  await test.step('the loan is repaid at the second attempt', async () => {
    const { repayment, lateFee, fees, received } = loanAmountsOf(loan, now);
    for (const end of ['Fail', 'Pay'] as const) {
      const dialog = await openRepayment(page, loan);
      await dialog.getByLabel('Amount of the new loan').selectOption(formatPaise(300_000));
      await expectFigures(dialog, [
        ...[repayment, repayment + fees - received, 300_000].map(formatPaise),
        ...offerFigures(300_000, 0),
        ...amounts,
        formatPaise(repayment),
      ]);
      await expect(dialog.getByText(/loan was late, so repaying it does not count/)).toBeVisible();
      await dialog.getByRole('button', { name: `Pay ${formatPaise(repayment)}` }).click();
      await completeCheckout(page, checkoutFigures(now, [repayment - lateFee, lateFee]), end);
      await expect(page.getByText(end === 'Pay' ? 'We have received' : 'Not paid')).toBeVisible();
      if (end === 'Fail') await expectDetail(page, loan, now);
    }
    loan.settledAtMs = now;
    await expectDetail(page, loan, now, [formatPaise(repayment)]);
    await page.goto(`/orders/${orderId}/extension`);
    await expectFigures(main(page), extendedFigures(loan));
    await expect(page.getByText(/and you have repaid it\.$/)).toBeVisible();
  });
  await test.step('the next loan has the quoted price', async () => {
    await page.goto('/');
    await expectFigures(homeZone(page), scheduledOrderFigures(300_000, 0));
    await page.goto('/order');
    const settled = page.getByRole('listitem').filter({ hasText: 'Settled' });
    await expectFigures(settled, orderListFigures(loan, now));
  });
});

test('a next loan has the quoted price of the tier that the repayment reaches, even if the repayment is late', async ({
  page,
  request,
  sandbox,
  phone,
}) => {
  let now = await sandbox.moveToNoon();
  const session = await sandbox.persona('loaned', phone);
  await signInAs(page, session);
  const first = buildLoan(await newestOrderId(request, session), now - 2 * dayMs);
  const { repayment } = loanAmountsOf(first, now);

  await test.step('both ways to request a next loan quote the price of Copper', async () => {
    const dialog = await openRepayment(page, first);
    await expect(dialog.getByText('With Copper, which this repayment reaches:')).toBeVisible();
    await expectFigures(dialog, [
      ...[repayment, 500_000].map(formatPaise),
      ...offerFigures(500_000, 5),
      ...amounts,
      formatPaise(repayment),
    ]);
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('button', { name: 'Set up auto-apply' }).click();
    await page.getByLabel('Amount').selectOption(formatPaise(200_000));
    await page.getByLabel('Usage purpose').selectOption('Education');
    const until = formatDayMonth(dueTimeOf(first));
    await expectFigures(dialog, [...amounts, ...offerFigures(200_000, 5), until]);
    await page.getByRole('button', { name: 'Set auto-apply' }).click();
    await page.getByRole('link', { name: 'See the scheduled order' }).click();
    await expectScreen(page, 'Scheduled order', /\/schedule\//);
    await page.getByText('How this adds up').click();
    const { interest } = priceOf(200_000, 5);
    await expectFigures(main(page), [
      formatPaise(200_000),
      ...offerBreakdownFigures(200_000, 5),
      until,
      ...[200_000 + interest, interest].map(formatPaise),
      formatDate(now),
    ]);
  });
  await test.step('the loan is repaid on time, which reaches the tier', async () => {
    const dialog = await openRepayment(page, first);
    await expectFigures(dialog, [repayment, 200_000, repayment].map(formatPaise));
    await page.getByRole('button', { name: `Pay ${formatPaise(repayment)}` }).click();
    await completeCheckout(page, checkoutFigures(now, [repayment]), 'Pay');
    await expect(page.getByText('We have received')).toBeVisible();
    first.settledAtMs = now;
    await expectDetail(page, first, now, [formatPaise(repayment)]);
    await expect(page.getByText('Copper reached: 5% less fees')).toBeVisible();
  });
  const orderId = await newestOrderId(request, session);
  const next = buildLoan(orderId, now, {
    principalPaise: 200_000,
    reductionPercent: 5,
    returnDays: 3,
  });
  await test.step('the next loan is confirmed', async () => {
    await sandbox.moveClock({ hours: 0.1 });
    await page.goto(`/orders/${orderId}/confirm`);
    await page.getByText('How this adds up').click();
    const { interest } = priceOf(200_000, 5);
    await expectFigures(main(page), [
      ...offerBreakdownFigures(200_000, 5),
      ...[200_000, 200_000 + interest].map(formatPaise),
      formatDate(now),
      formatPaise(interest),
    ]);
    await page.getByRole('button', { name: 'Get Money' }).click();
    await expectScreen(page, 'Orders', '/order');
    now = await sandbox.moveClock({ hours: 0.1 });
    await expectScreens(page, next, now);
  });
  await test.step('the next loan is repaid late, which reaches no tier', async () => {
    now = await sandbox.moveClock({ days: 8 });
    await expectScreens(page, next, now);
    const { repayment, lateFee } = loanAmountsOf(next, now);
    const dialog = await openRepayment(page, next);
    await expect(dialog.getByText(/loan was late, so repaying it does not count/)).toBeVisible();
    await dialog.getByLabel('Reapply after this repayment').uncheck();
    await dialog.getByRole('button', { name: `Pay ${formatPaise(repayment)}` }).click();
    await completeCheckout(page, checkoutFigures(now, [repayment - lateFee, lateFee]), 'Pay');
    await expect(page.getByText('We have received')).toBeVisible();
    next.settledAtMs = now;
    await expectDetail(page, next, now, [formatPaise(repayment)]);
    await expect(page.getByText(/ reached: /)).toHaveCount(0);
  });
});
