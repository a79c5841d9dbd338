import { newestOrderId } from './support/api.ts';
import { expectToFitScreen } from './support/expect-fit.ts';
import { expectCodeSent } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

interface Reached {
  path: (orderId: string) => string;
  shows: string;
}

const screens: Record<string, readonly Reached[]> = {
  overdue: [
    { path: () => '/', shows: 'Loans for you' },
    { path: (id) => `/orders/${id}/detail`, shows: 'Application date' },
  ],
  failed: [{ path: () => '/product/1/detail', shows: 'How this adds up' }],
};

for (const [persona, reached] of Object.entries(screens)) {
  test(`the screens of '${persona}' fit 320 px at 200 % text, in light and dark`, async ({
    page,
    request,
    sandbox,
    phone,
  }) => {
    const session = await sandbox.persona(persona, phone);
    const orderId = await newestOrderId(request, session);
    await page.setViewportSize({ width: 320, height: 640 });
    await signInAs(page, session);
    for (const { path, shows } of reached) {
      await test.step(shows, async () => {
        await page.goto(path(orderId));
        await expect(page.getByText(shows).first()).toBeVisible();
        for (const summary of await page.locator('summary').all()) await summary.click();
        await expectToFitScreen(page);
      });
    }
  });
}

test('the filled-in login form with a long app name fits 320 px at 200 % text, in light and dark', async ({
  page,
  sandbox,
  phone,
}) => {
  const appName = 'Shri Mahalakshmi Gramin Vikas';
  await page.route('**/client/v1/about-us', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, appName } } });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/login');
  await expect(page.getByText(appName)).toBeVisible();
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get', exact: true }).click();
  await expectCodeSent(page, phone);
  await page.getByLabel('One-time code').fill(await sandbox.readCode(phone));
  await expectToFitScreen(page);
});

test('a person who prefers reduced motion sees no animations', async ({ page, sandbox, phone }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(page, await sandbox.persona('verified', phone));
  await page.goto('/product/1/detail');
  await page.getByText('How this adds up').click();
  await page.getByRole('button', { name: 'APPLY NOW' }).click();
  await page.getByRole('link', { name: 'See details' }).click();
  await page.getByRole('button', { name: /^Repayment/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const moving = await page.evaluate(() =>
    document.getAnimations().filter(({ effect }) => {
      const duration = effect?.getComputedTiming().activeDuration ?? 0;
      return Number(duration) > 1;
    }),
  );
  expect(moving).toEqual([]);
});
