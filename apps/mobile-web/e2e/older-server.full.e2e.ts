import { readContract, readScreens } from '@kosha/contract';
import type { Page, Route } from '@playwright/test';
import { join } from 'node:path';
import { newestOrderId } from './support/api.ts';
import { openCorrection } from './support/correction.ts';
import { nextPhone } from './support/sign-out.ts';
import { callsMissingInForms, missingCalls, callsUnusedByApp } from './support/missing-calls.ts';
import { expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

/**
 * The calls for the Key Facts Statement, returns of loans, consents, "My data" and grievances (D55,
 * D56, D57, D60, D61), which an older server lacks.
 */
const protectionCalls =
  /\/api1\/(consent|privacy|grievance)\/|\/api1\/order\/v1\/(kfs|kfs-acknowledge|document|cooling-off)\b/;
/** Fields that an older server omits from the responses to its other calls (D54 to D57). */
const fields = ['policy', 'parts', 'keyFacts', 'returnUntil', 'isReturned'] as const;

const notFound = { contentType: 'text/html', body: '<h1>Not here</h1>' };
/** Each of these status codes means that the server lacks the call (D62). */
const statuses = [404, 405, 501] as const;
const statusAt = (turn: number) => statuses[turn % statuses.length]!;

async function simulateOlderServer(page: Page, status: 404 | 501): Promise<void> {
  await page.route(protectionCalls, (route) => route.fulfill({ ...notFound, status }));
  const withoutFields = async (route: Route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: Record<string, unknown> };
    for (const field of fields) delete envelope.data[field];
    await route.fulfill({ response, json: envelope });
  };
  await page.route(/\/api1\/client\/v1\/config/, withoutFields);
  await page.route(/\/api1\/order\/v1\/detail/, withoutFields);
}

for (const status of [404, 501] as const) {
  test(`with a server that responds ${status} to all these calls, the app omits their sections and a loan continues`, async ({
    page,
    sandbox,
    phone,
  }) => {
    await simulateOlderServer(page, status);
    await signInAs(page, await sandbox.persona('pass', phone));
    await page.goto('/personal');
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    for (const name of ['My consents', 'My data', 'Grievances']) {
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    }

    await page.goto('/order');
    await page.getByRole('link', { name: 'Confirm and get the money' }).click();
    await expectScreen(page, 'Confirm', /\/orders\/[^/]+\/confirm$/);
    await expect(page.getByRole('link', { name: /key facts/i })).toHaveCount(0);
    await page.getByRole('button', { name: 'Get Money' }).click();
    await expectScreen(page, 'Orders', '/order');
    await expect(page.getByRole('listitem')).toContainText('Loaned');
    await page.getByRole('link', { name: 'See details', exact: true }).click();
    await expectScreen(page, 'Order Detail', /\/orders\/[^/]+\/detail$/);
    await expect(page.getByRole('link', { name: /^Return this loan|Key Facts/ })).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test(`with a server that responds ${status}, the URLs of these screens show that the feature is missing`, async ({
    page,
    sandbox,
    phone,
  }) => {
    await simulateOlderServer(page, status);
    await signInAs(page, await sandbox.persona('loaned', phone));
    await page.goto('/personal/consents');
    await expect(page.getByText('No consents are kept here')).toBeVisible();
    await page.goto('/personal/grievances');
    await expect(page.getByText('Grievances are not taken here')).toBeVisible();
    await page.goto('/personal/data');
    await expect(page.getByText('Your data cannot be shown here')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Name this person' })).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('each optional call of the contract is missing in some test or is not made by any screen', async () => {
  const { operations } = await readContract(join(import.meta.dirname, '../../../openapi'));
  const screens = await readScreens(operations);
  const optional = operations
    .filter(({ operation }) => operation['x-optional'] !== undefined)
    .map(({ operationId, method, path }) => ({
      call: `${method.toUpperCase()} ${path}`,
      isUsed: (screens.get(operationId) ?? []).length > 0,
    }));
  const callsOf = (isUsed: boolean) =>
    optional.flatMap((one) => (one.isUsed === isUsed ? one.call : [])).toSorted();
  const testedCalls = [...missingCalls.map(({ call }) => call), ...callsMissingInForms];
  expect([...new Set<string>(testedCalls)].toSorted()).toEqual(callsOf(true));
  expect(callsUnusedByApp).toEqual(callsOf(false));
});

test('if one of these calls is missing, only its section is omitted', async ({
  page,
  request,
  sandbox,
  phone,
}) => {
  test.slow();
  let currentPersona: string | undefined;
  let orderId = '';
  for (const [turn, { call, persona = 'loaned', at, act, says }] of missingCalls.entries()) {
    const status = statusAt(turn);
    await test.step(`${status} for ${call}`, async () => {
      if (currentPersona !== persona) {
        const session = await sandbox.persona(persona, phone);
        await signInAs(page, session);
        orderId = await newestOrderId(request, session);
        currentPersona = persona;
      }
      const [method, path = ''] = call.split(' ');
      let requestCount = 0;
      await page.route(new RegExp(`/api1${path}(\\?|$)`), (route) => {
        if (route.request().method() !== method) return route.fallback();
        requestCount += 1;
        return route.fulfill({ ...notFound, status });
      });
      await page.goto(at(orderId));
      await act?.(page);
      await expect.poll(() => requestCount).toBeGreaterThan(0);
      await expect(page.getByText(says).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

test('a write that the server lacks shows an error at its button and keeps the input', async ({
  page,
  request,
  sandbox,
  phone,
}) => {
  test.slow();
  await sandbox.set({ policyProfile: 'strict' });
  const session = await sandbox.persona('loaned', phone);
  await signInAs(page, session);
  for (const [turn, call] of callsMissingInForms.entries()) {
    const [, path = ''] = call.split(' ');
    await page.route(new RegExp(`/api1${path}(\\?|$)`), (route) =>
      route.fulfill({ ...notFound, status: statusAt(turn) }),
    );
  }
  const failed = page.getByText('This cannot be done here. Customer service can help you.');

  await test.step('grievance/v1/save', async () => {
    await page.goto('/personal/grievances');
    const field = page.getByLabel('What happened?');
    await field.fill('Nobody called back.');
    await page.getByRole('button', { name: 'Send the grievance' }).click();
    await expect(failed).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue('Nobody called back.');
    await expect(page.getByRole('region', { name: /^GR/ })).toHaveCount(0);
  });

  await test.step('privacy/v1/nominate', async () => {
    await page.goto('/personal/data');
    const form = page.getByRole('region', { name: 'Who may act for you' });
    await form.getByLabel('Name').fill('Anita Sharma');
    await form.getByLabel('Mobile number').fill('9812345670');
    await form.getByRole('button', { name: 'Name this person' }).click();
    await expect(failed).toBeVisible();
    await page.reload();
    await expect(form.getByLabel('Name')).toHaveValue('Anita Sharma');
    await expect(form.getByLabel('Mobile number')).toHaveValue('9812345670');
  });

  await test.step('privacy/v1/correct', async () => {
    const correction = await openCorrection(page);
    await correction.getByRole('button', { name: 'Save' }).click();
    await expect(correction.getByText('This cannot be done here.')).toBeVisible();
    await correction.getByRole('button', { name: 'Not now' }).last().click();
    await expect(page.getByText('Corrected.')).toHaveCount(0);
  });

  await test.step('order/v1/kfs-next', async () => {
    await page.goto(`/orders/${await newestOrderId(request, session)}/detail`);
    await page.getByRole('button', { name: /^Repayment/ }).click();
    const dialog = page.getByRole('dialog');
    const response = page.waitForResponse('**/order/v1/kfs-next?**');
    await dialog.getByLabel('Reapply after this repayment').check();
    await response;
    await expect(dialog.getByText('You get')).toBeVisible();
    await expect(dialog.getByText(/Key Facts/)).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: /^Pay / })).toBeEnabled();
  });

  await test.step('order/v1/kfs-acknowledge', async () => {
    const approved = await sandbox.persona('pass', nextPhone(phone));
    await signInAs(page, approved);
    await page.goto(`/orders/${await newestOrderId(request, approved)}/facts`);
    await expect(page.getByRole('radiogroup')).toHaveCount(3);
    for (const group of await page.getByRole('radiogroup').all()) {
      await group.getByRole('radio').first().check();
    }
    await page.getByRole('button', { name: 'I have read this' }).click();
    await expect(page.getByText('This was not confirmed')).toBeVisible();
    await expect(failed).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(3);
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
