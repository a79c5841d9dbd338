import type { Page } from '@playwright/test';
import { newestOrderId } from './support/api.ts';
import { addBank, expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import {
  choosePhoto,
  fillBasic,
  fillContacts,
  fillWork,
  pressNext,
  signInUnverified,
} from './support/verification.ts';

const refusal = 'The server says why.';
const sessionInvalid = -4;

async function refuse(
  page: Page,
  path: string,
  { code = 1001, data = null }: { code?: number; data?: unknown } = {},
): Promise<void> {
  await page.route(
    (url) => url.pathname === `/api1${path}`,
    (route) => route.fulfill({ json: { code, msg: refusal, data } }),
  );
}

interface FailedCall {
  /**
   * The section of the specification. If several screens implement the section, the name of the
   * screen follows.
   */
  requirement: string;
  call: string;
  code?: number;
  data?: unknown;
  /**
   * The key of the sample borrower who signs in. Without a key, a new user signs in, who has
   * completed no verification step.
   */
  persona?: string;
  settings?: Record<string, string | boolean | number>;
  act: (page: Page) => Promise<void>;
  expectShown: (page: Page) => Promise<void>;
}

const toasts = (page: Page) => page.locator('[popover][aria-live=polite]');
const toast = async (page: Page) => {
  await expect(toasts(page).getByText(refusal)).toBeVisible();
};
const inDialog = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Info' });
  await expect(dialog).toContainText(refusal);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);
};
const numberedList = async (page: Page) => {
  const list = page.getByRole('main').getByRole('list').getByRole('listitem');
  await expect(list).toHaveText(['First fault', 'Second fault']);
};
const failedWithRetry = (title: string) => async (page: Page) => {
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByText(refusal)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
};
const errorColumn = { errorColumn: [{ msg: 'First fault' }, { msg: 'Second fault' }] };

const failedCalls: readonly FailedCall[] = [
  {
    requirement: '§8.1',
    call: '/auth/v1/base-info',
    act: async (page) => {
      await page.goto('/auth/basic?pid=1');
      await fillBasic(page);
      await pressNext(page);
    },
    expectShown: toast,
  },
  {
    requirement: '§8.2',
    call: '/order/v1/list',
    code: sessionInvalid,
    persona: 'loaned',
    act: (page) => open(page, '/order'),
    expectShown: (page) => expectScreen(page, 'Sign in', '/login?redirect=%2Forder'),
  },
  {
    requirement: '§8.3',
    call: '/order/v1/list',
    persona: 'loaned',
    act: (page) => open(page, '/order'),
    expectShown: failedWithRetry('Your orders could not be loaded'),
  },
  {
    requirement: '§8.4',
    call: '/auth/v1/base-info',
    data: errorColumn,
    act: async (page) => {
      await page.goto('/auth/basic?pid=1');
      await fillBasic(page);
      await pressNext(page);
    },
    expectShown: numberedList,
  },
  {
    requirement: '§8.4',
    call: '/auth/v1/work-info',
    data: errorColumn,
    act: async (page) => {
      await page.goto('/auth/work?pid=1');
      await fillWork(page);
      await pressNext(page);
    },
    expectShown: numberedList,
  },
  {
    requirement: '§8.4',
    call: '/auth/v1/contacts',
    data: errorColumn,
    act: async (page) => {
      await page.goto('/auth/contacts?pid=1');
      await fillContacts(page);
      await pressNext(page);
    },
    expectShown: numberedList,
  },
  {
    requirement: '§8.5',
    call: '/auth/v1/ocr-separate',
    settings: { kycMode: 'photo' },
    act: async (page) => {
      await page.goto('/auth/identity?pid=1');
      await choosePhoto(page, 'Aadhaar front');
    },
    expectShown: async (page) => {
      await expect(page.getByText(refusal).first()).toBeVisible();
      const input = page.locator('input[type=file]').and(page.getByLabel('Aadhaar front'));
      await expect(input).toHaveValue('');
    },
  },
  {
    requirement: '§8.9',
    call: '/auth/v2/aadhaar/send-otp',
    settings: { kycMode: 'number' },
    act: async (page) => {
      await page.goto('/auth/identity?pid=1');
      await page.getByLabel('Aadhaar number').fill('234123412346');
      await page.getByRole('button', { name: 'Get code' }).click();
    },
    expectShown: async (page) => {
      await expect(page.getByText(refusal).first()).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  {
    requirement: '§8.10 on home',
    call: '/auth/v1/find-user-auth',
    persona: 'verified',
    act: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
    },
    expectShown: async (page) => expect(page.getByText(refusal).first()).toBeVisible(),
  },
  {
    requirement: '§8.10 in the dispatcher',
    call: '/auth/v1/find-user-auth',
    persona: 'verified',
    act: (page) => open(page, '/auth/index?pid=1'),
    expectShown: async (page) => expect(page.getByText(refusal).first()).toBeVisible(),
  },
  {
    requirement: '§8.11',
    call: '/order/v1/apply',
    persona: 'verified',
    act: async (page) => {
      await page.goto('/bank?pid=1');
      await page.locator('a[href*="bank_id="]').first().click();
      await page.getByRole('button', { name: 'APPLY NOW' }).click();
    },
    expectShown: toast,
  },
  {
    requirement: '§8.12',
    call: '/auth/kyc-auth-config',
    act: (page) => open(page, '/auth/identity?pid=1'),
    expectShown: toast,
  },
  {
    requirement: '§8.13',
    call: '/bank/v1/bind-card',
    persona: 'no-card',
    act: async (page) => {
      await page.goto('/bank/add?pid=1');
      await addBank(page);
    },
    expectShown: inDialog,
  },
  {
    requirement: '§8.15',
    call: '/opinion-record/v1/save',
    persona: 'verified',
    act: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Feedback', exact: true }).click();
      await page.getByLabel('What is it about?').selectOption('Repayment');
      await page.getByLabel('Your feedback').fill('Is this right?');
      const answered = page.waitForResponse('**/opinion-record/v1/save');
      await page.getByRole('button', { name: 'Send' }).click();
      await answered;
    },
    expectShown: async (page) => {
      await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
      await expect(page.getByLabel('Your feedback')).toHaveValue('Is this right?');
      await expect(page.getByText(refusal)).toHaveCount(0);
    },
  },
];

const open = async (page: Page, path: string) => {
  await page.goto(path);
};

test.describe('a failed call (§8)', () => {
  for (const failedCall of failedCalls) {
    const { requirement, call, persona, settings, act, expectShown } = failedCall;
    test(`${requirement} ${call} ${persona ?? 'without a step'}`, async ({
      page,
      sandbox,
      phone,
    }) => {
      if (settings) await sandbox.set(settings);
      if (persona) await signInAs(page, await sandbox.persona(persona, phone));
      else await signInUnverified(page, { sandbox, phone });
      await refuse(page, call, failedCall);
      await act(page);
      await expectShown(page);
    });
  }

  test('§8.7, §8.8 sending the code and signing in', async ({ page }) => {
    await page.goto('/login');
    await refuse(page, '/sms/v1/sendCode');
    await page.getByLabel('Mobile number').fill('9876543210');
    await page.getByRole('button', { name: 'Get', exact: true }).click();
    await expect(page.locator('form').getByText(refusal)).toBeVisible();
    await expect(toasts(page).getByText(refusal)).toHaveCount(0);
    await refuse(page, '/user/v1/login');
    await page.getByLabel('One-time code').fill('1234');
    await page.getByRole('button', { name: 'Login' }).click();
    await toast(page);
    await expectScreen(page, 'Sign in', '/login');
  });

  test('§8.14 refreshing the native audit', async ({ page, request, sandbox, phone }) => {
    await sandbox.set({ auditSeconds: 3600 });
    const session = await sandbox.persona('auditing', phone);
    await signInAs(page, session, { isApp: true });
    await page.goto(`/orders/audit?orderId=${await newestOrderId(request, session)}`);
    await expect(page.getByRole('heading', { name: 'In Auditing...' })).toBeVisible();
    await refuse(page, '/order/v1/detail');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await inDialog(page);
  });
});
