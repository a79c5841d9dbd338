import type { Page } from '@playwright/test';
import { expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

const goBack = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).click();

const expectQuestion = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name })).toBeVisible();

const amountQuestion = 'How much do you need?';
const daysQuestion = 'For how long do you need it?';

test(
  'under the strict rules Back returns through a loan screen by screen, without duplicates',
  { tag: '@full' },
  async ({ page, sandbox, phone }) => {
    test.slow();
    await sandbox.set({ policyProfile: 'strict' });
    await signInAs(page, await sandbox.persona('platinum', phone));

    await test.step('the questions before the form', async () => {
      await page.goto('/');
      await page.goto('/product/4');
      await page.getByRole('button', { name: 'APPLY NOW' }).click();
      await expectQuestion(page, amountQuestion);
      await page.getByText('₹10,000', { exact: true }).click();
      await expectQuestion(page, daysQuestion);
      await page.getByText('14 days', { exact: true }).click();
      await expect(page.getByLabel('Period')).toHaveValue('14');
      await page.getByLabel('Amount').selectOption('20000');

      await page.goBack();
      await expectQuestion(page, daysQuestion);
      await page.reload();
      await expectQuestion(page, daysQuestion);
      await goBack(page);
      await expectQuestion(page, amountQuestion);
      await goBack(page);
      await expectScreen(page, 'Product', '/product/4');
      await page.goForward();
      await expectQuestion(page, amountQuestion);
      await page.goForward();
      await expectQuestion(page, daysQuestion);
      await page.getByText('30 days', { exact: true }).click();
      await expect(page.getByLabel('Period')).toHaveValue('30');
      await expect(page.getByLabel('Amount')).toHaveValue('20000');
      await page.reload();
      await expect(page.getByLabel('Period')).toHaveValue('30');
      await goBack(page);
      await expectQuestion(page, daysQuestion);
      await page.goForward();
    });

    await test.step('the application and the orders', async () => {
      await page.getByRole('button', { name: 'APPLY NOW' }).click();
      await expectScreen(page, 'Orders', '/order');
      await page.goBack();
      await expectScreen(page, 'Product', '/product/4');
      await page.goForward();
      await expectScreen(page, 'Orders', '/order');
    });

    await test.step('the key facts and their questions', async () => {
      await sandbox.moveClock({ hours: 1 });
      await page.reload();
      await page.getByRole('link', { name: 'Confirm and get the money' }).click();
      await expectScreen(page, 'Confirm', /\/orders\/[^/]+\/confirm$/);
      await page.getByRole('link', { name: 'Read the key facts' }).click();
      await expectScreen(page, 'Key Facts Statement', /\/orders\/[^/]+\/facts$/);
      const groups = page.getByRole('radiogroup');
      await expect(groups).not.toHaveCount(0);
      for (const group of await groups.all()) await group.getByRole('radio').first().check();
      const questions = await groups.count();
      await page.reload();
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(questions);
      await goBack(page);
      await expectScreen(page, 'Confirm', /\/confirm$/);
      await page.goForward();
      await page.getByRole('button', { name: 'I have read this' }).click();
      await expect(page.getByRole('button', { name: 'Get Money' })).toBeVisible();
      await page.goBack();
      await expectScreen(page, 'Orders', '/order');
      await page.goForward();
      await page.getByRole('button', { name: 'Get Money' }).click();
      await expectScreen(page, 'Orders', '/order');
      await page.goBack();
      await expectScreen(page, 'Product', '/product/4');
      await page.goForward();
    });

    await test.step('returning the loan', async () => {
      await page.getByRole('link', { name: 'See details', exact: true }).first().click();
      await page.getByRole('link', { name: /^Return this loan/ }).click();
      await expectScreen(page, 'Return this loan', /\/return$/);
      await page.reload();
      await page.goBack();
      await expectScreen(page, 'Order Detail', /\/detail$/);
      await goBack(page);
      await expectScreen(page, 'Orders', '/order');
    });

    await test.step('consents, data and grievances', async () => {
      await page.getByRole('link', { name: 'Account' }).click();
      for (const name of ['My consents', 'My data', 'Grievances']) {
        await page.getByRole('link', { name }).click();
        await expectScreen(page, name, /\/personal\/./);
        await page.reload();
        await goBack(page);
        await expectScreen(page, 'Account', '/personal');
      }
    });
  },
);

test('after an order is cancelled, Back leaves the list of scheduled orders', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('scheduled', phone));
  await page.goto('/personal');
  await page.goto('/schedule');
  await page.locator('a[href^="/schedule/"]').first().click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expectScreen(page, 'Scheduled orders', '/schedule');
  await page.goBack();
  await expectScreen(page, 'Account', '/personal');
});
