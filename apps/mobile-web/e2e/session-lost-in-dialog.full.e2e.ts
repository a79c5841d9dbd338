import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { requestServer, newestOrderId } from './support/api.ts';
import { openCorrection } from './support/correction.ts';
import { chooseCard, expectScreen, signIn } from './support/flow.ts';
import { signInAs, type PersonaSession } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import { askForCode } from './support/verification.ts';

interface Borrower {
  page: Page;
  request: APIRequestContext;
  session: PersonaSession;
}

interface DialogCase {
  persona: string;
  open: (borrower: Borrower) => Promise<() => Promise<void>>;
}

const dialog = (page: Page): Locator => page.getByRole('dialog');

async function pressOf(page: Page, name: string | RegExp): Promise<() => Promise<void>> {
  const button = dialog(page).getByRole('button', { name });
  await expect(button).toBeEnabled();
  return () => button.click();
}

async function openOrder({ page, request, session }: Borrower, screen: string): Promise<void> {
  await page.goto('/order');
  await page.goto(`/orders/${await newestOrderId(request, session)}/${screen}`);
}

const dialogs: Record<string, DialogCase> = {
  'Pay of a repayment': {
    persona: 'loaned',
    async open(borrower) {
      await openOrder(borrower, 'detail');
      await borrower.page.getByRole('button', { name: /^Repayment/ }).click();
      await borrower.page.getByLabel('Reapply after this repayment').uncheck();
      return pressOf(borrower.page, /^Pay /);
    },
  },
  'Set auto-apply': {
    persona: 'loaned',
    async open(borrower) {
      const { page } = borrower;
      await openOrder(borrower, 'detail');
      await page.getByRole('button', { name: 'Set up auto-apply' }).click();
      await dialog(page).getByLabel('Usage purpose').selectOption('Education');
      return pressOf(page, 'Set auto-apply');
    },
  },
  'Yes to cancelling a schedule': {
    persona: 'scheduled',
    async open({ page }) {
      await page.goto('/schedule');
      await page.locator('a[href^="/schedule/"]').first().click();
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      return pressOf(page, 'Yes');
    },
  },
  'Abandon Extension': {
    persona: 'extension-offered',
    async open(borrower) {
      await openOrder(borrower, 'extension');
      await borrower.page.getByRole('button', { name: 'Abandon extension' }).click();
      return pressOf(borrower.page, 'Abandon Extension');
    },
  },
  'Send of the feedback': {
    persona: 'verified',
    async open({ page }) {
      await page.goto('/order');
      await page.goto('/personal');
      await page.getByRole('button', { name: 'Feedback', exact: true }).click();
      // Waits for the feedback types, so that 'Send' makes the first request after the session has
      // ended.
      await expect(dialog(page).getByLabel('What is it about?')).toBeVisible();
      await dialog(page).getByLabel('Your feedback').fill('What is this fee?');
      return pressOf(page, 'Send');
    },
  },
  'Save of a correction': {
    persona: 'loaned',
    async open({ page }) {
      await page.goto('/personal');
      const correction = await openCorrection(page);
      return () => correction.getByRole('button', { name: 'Save' }).click();
    },
  },
  'the last question before an erasure': {
    persona: 'settled',
    async open({ page }) {
      await page.goto('/personal');
      await page.goto('/personal/data');
      await page.getByRole('button', { name: 'See what would be erased' }).click();
      await page.getByRole('button', { name: 'Erase my data' }).click();
      return pressOf(page, 'Erase it');
    },
  },
  'the code for an Aadhaar number': {
    persona: 'mid-verification',
    async open({ page, session: { phone } }) {
      await page.goto('/personal');
      await page.goto('/auth/kyc?pid=1');
      const field = (await askForCode(page, phone)).getByLabel('Code');
      return () => field.fill('000000');
    },
  },
  'the answer to where they are': {
    persona: 'verified',
    async open({ page }) {
      const needUpload = page.waitForResponse('**/device/v1/needUpload');
      await chooseCard(page);
      await needUpload;
      await page.getByRole('button', { name: 'APPLY NOW' }).click();
      return pressOf(page, 'Apply without it');
    },
  },
};

/**
 * Simulates a slow phone: the call of `history.back()` when a dialog closes takes effect only after
 * the app has removed the session cookie.
 */
async function delayHistoryBack(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const back = history.back.bind(history);
    history.back = () => {
      const watch = setInterval(() => {
        if (document.cookie.includes('token=')) return;
        clearInterval(watch);
        back();
      });
    };
    addEventListener('popstate', () => document.documentElement.classList.add('went-back'));
  });
}

for (const [name, { persona, open }] of Object.entries(dialogs)) {
  test(`a session that ended before ${name} redirects to sign-in, which then returns`, async ({
    page,
    request,
    sandbox,
    phone,
  }) => {
    await sandbox.set({ isPositionWanted: true, kycMode: 'number' });
    const session = await sandbox.persona(persona, phone);
    await signInAs(page, session);
    await delayHistoryBack(page);
    const press = await open({ page, request, session });
    const { pathname, search } = new URL(page.url());

    await requestServer(request, session, '/user/v1/logout', { everywhere: 1 });
    await press();
    const redirect = encodeURIComponent(pathname + search);
    await expectScreen(page, 'Sign in', `/login?redirect=${redirect}`);
    await expect(page.getByText('Please sign in again.')).toBeVisible();
    await expect(page.locator('html.went-back')).toBeAttached();
    await expectScreen(page, 'Sign in', `/login?redirect=${redirect}`);
    await expect(dialog(page)).toHaveCount(0);

    await sandbox.moveClock({ hours: 1 });
    await signIn(page, sandbox, phone);
    await expect(page).toHaveURL(pathname + search);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
