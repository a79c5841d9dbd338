import type { Page } from '@playwright/test';
import {
  expectOnlyAllowedFigures,
  readFiguresOn,
  formatRupees,
  readMaximumAmounts,
  ruleFigures,
  sampleFigures,
  FiguresClient,
  roundToPaisa,
  withMaxima,
  type AllowedFigures,
} from './support/disclosed-figures.ts';
import { policyProfileNames } from './support/profiles.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

/* Before a borrower takes a loan, each amount, percentage and number of days on a page must match a
   quote of the server, a fixed rule or a marked sample. docs/product/disclosed.md lists the test of
   every figure. */

async function readAmounts(page: Page, allowed: AllowedFigures, amounts: readonly number[]) {
  const amount = page.getByLabel('Amount', { exact: true });
  for (const rupees of amounts.toReversed()) {
    await amount.selectOption(String(rupees));
    await expect(page.getByRole('button', { name: 'APPLY NOW' })).toBeEnabled();
    await expectOnlyAllowedFigures(page, allowed, 5);
  }
}

const tiers = ['verified', 'settled', 'silver', 'gold', 'platinum'];

test('under the specified rules every figure before a loan matches a quote or is a marked sample', async ({
  page,
  request,
  sandbox,
  phone,
}) => {
  test.slow();
  for (const tier of tiers) {
    const session = await sandbox.persona(tier, phone);
    const server = new FiguresClient(request, session);
    await signInAs(page, session);
    const offers = await server.offers();
    const all = new Set([...sampleFigures, ...ruleFigures]);
    for (const offer of offers) {
      const allowed = await server.backed(offer);
      for (const figure of allowed) all.add(figure);
      await page.goto(`/product/${offer.id}`);
      await expectOnlyAllowedFigures(page, allowed, 5);
      await page.goto(`/product/${offer.id}/detail`);
      await readAmounts(page, allowed, offer.amounts);
    }
    await page.goto('/');
    await expectOnlyAllowedFigures(
      page,
      withMaxima(all, await readMaximumAmounts(request, session)),
      3,
    );
  }
});

test('under the strict rules every figure matches a quote for the selected term, and no samples are shown', async ({
  page,
  request,
  sandbox,
  phone,
}) => {
  test.slow();
  await sandbox.set({ policyProfile: 'strict' });
  const session = await sandbox.persona('platinum', phone);
  const server = new FiguresClient(request, session);
  await signInAs(page, session);
  const offers = await server.offers();
  const all: AllowedFigures = new Set(ruleFigures);
  for (const offer of offers) {
    for (const figure of await server.backed(offer)) all.add(figure);
    const smallest = formatRupees(offer.amounts[0] ?? 0);
    for (const days of offer.terms) {
      const allowed = await server.backed(offer, [days]);
      await page.goto(`/product/${offer.id}`);
      await expectOnlyAllowedFigures(page, await server.backed(offer), 5);
      await page.goto(`/product/${offer.id}/detail`);
      if (days === offer.terms[0]) {
        await page.getByRole('button', { name: smallest, exact: true }).click();
        if (offer.terms.length > 1)
          await page.getByRole('button', { name: `${days} days`, exact: true }).click();
      } else await page.getByLabel('Period').selectOption(String(days));
      for (const other of offer.terms) allowed.add(`${other} days`);
      await readAmounts(page, allowed, offer.amounts);
    }
  }
  await page.goto('/');
  await expectOnlyAllowedFigures(
    page,
    withMaxima(all, await readMaximumAmounts(request, session)),
    3,
  );
});

const publicPages = [
  '/download',
  '/agreement/loan',
  '/agreement/privacy',
  '/distribution',
  '/login',
  // This page comes last, because its attempt to open the native app interrupts the next
  // navigation.
  '/promotion',
];

for (const policyProfile of policyProfileNames) {
  test(`public pages and agreements disclose correct figures, ${policyProfile}`, async ({
    page,
    request,
    sandbox,
    phone,
  }) => {
    await sandbox.set({ policyProfile });
    const platinum = await sandbox.persona('platinum', phone);
    const everyProduct = await new FiguresClient(request, platinum).offers();
    const noTier = new FiguresClient(request, await sandbox.persona('verified', phone));
    const allowed: AllowedFigures = new Set(ruleFigures);
    if (policyProfile === 'specified') for (const figure of sampleFigures) allowed.add(figure);
    else {
      const rates = everyProduct.map(({ interestRate }) => roundToPaisa(interestRate * 365));
      for (const rate of [Math.min(...rates), Math.max(...rates)]) allowed.add(`${rate}%`);
      // Pages may also show the most expensive loan, which is that of a borrower without a tier.
      for (const offer of everyProduct)
        for (const figure of await noTier.backed(offer)) allowed.add(figure);
    }
    for (const path of publicPages) {
      await page.goto(path);
      await expectOnlyAllowedFigures(page, allowed, path === '/download' ? 5 : 0);
      if (policyProfile === 'strict') {
        const figures = await readFiguresOn(page.getByRole('main'));
        expect(figures.filter((figure) => ['30%', '360 days'].includes(figure))).toEqual([]);
      }
    }
  });
}
