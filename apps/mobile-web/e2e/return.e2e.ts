import { policyProfileNames } from './support/profiles.ts';
import { expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';

for (const policyProfile of policyProfileNames) {
  test(
    `a loan is returned within its cooling-off period, ${policyProfile}`,
    { tag: policyProfile === 'specified' ? '@full' : [] },
    async ({ page, sandbox, phone }) => {
      await sandbox.set({ policyProfile });
      await signInAs(page, await sandbox.persona('loaned', phone));
      await page.goto('/order');
      await page.getByRole('link', { name: 'See details', exact: true }).click();
      await page.getByRole('link', { name: /^Return this loan/ }).click();
      await expectScreen(page, 'Return this loan', /\/orders\/[^/]+\/return$/);
      const button = page.getByRole('button', { name: /^Return this loan ₹ 4,4\d\d$/ });
      await expect(button).toBeVisible();
      await expectAccessible(page);
      await button.click();
      await expect(page).toHaveURL(/\/sandbox\/checkout\//);
      await expect(page.getByText('What you received')).toBeVisible();
      await page.getByRole('button', { name: /^Pay/ }).click();
      await expectScreen(page, 'Order Detail', /\/orders\/[^/]+\/detail$/);
      await expect(page.getByText(/^Returned on/)).toBeVisible();
      await expect(page.getByRole('link', { name: /^Return this loan/ })).toHaveCount(0);
      await expectAccessible(page);

      const detail = /\/orders\/[^/]+\/detail$/;
      await page.goto('/');
      await page.getByRole('link', { name: /^Returned on/ }).click();
      await expectScreen(page, 'Order Detail', detail);
      await page.goto('/personal');
      await page.getByRole('link', { name: /Returned on/ }).click();
      await expectScreen(page, 'Order Detail', detail);
      await page.goto('/order');
      await expect(page.getByRole('listitem').getByText(/^Returned on/)).toBeVisible();
      await page.getByRole('link', { name: 'See details' }).click();
      await expectScreen(page, 'Order Detail', detail);
      await page.getByText('How this adds up').click();
      await expect(
        page.getByText(/^It cost: ₹(4, the interest for 1 day|8, the interest for 2 days)\.$/),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: /Key Facts/ })).toBeVisible();
    },
  );
}
