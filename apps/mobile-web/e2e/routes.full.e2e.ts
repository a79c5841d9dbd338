import type { APIRequestContext, Page } from '@playwright/test';
import { requestServer, newestOrderId } from './support/api.ts';
import { expectScreen } from './support/flow.ts';
import { signInAs, type PersonaSession } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import { signInUnverified } from './support/verification.ts';

interface Address {
  path: string;
  title: string;
  heading?: string;
  leadsTo?: string | RegExp;
  /**
   * True if the test must open the page in a separate tab, because the page later navigates by
   * itself and would interrupt the next page in the same tab.
   */
  isOwnTab?: boolean;
}

/** Pages that need no sign-in (§2.31, D32). */
const publicPages: readonly Address[] = [
  { path: '/login', title: 'Sign in' },
  { path: '/joint', title: 'Signing in', heading: 'Sign in through the app' },
  { path: '/orders/audit?orderId=1', title: 'Audit' },
  { path: '/verify/contact2?token=x', title: 'Emergency contact' },
  { path: '/download', title: 'Download' },
  { path: '/alert', title: 'Open on an iPhone' },
  { path: '/distribution', title: 'Get the app' },
  { path: '/promotion', title: 'Opening the app', isOwnTab: true },
  { path: '/agreement/loan', title: 'Loan Guarantee Agreement' },
  { path: '/agreement/privacy', title: 'Privacy Policy' },
];

const borrowerPages = (orderId: string, oid: string): readonly Address[] => [
  { path: '/', title: 'Home' },
  { path: '/personal', title: 'Account' },
  { path: '/order', title: 'Orders' },
  { path: '/feedback', title: 'FeedBack' },
  { path: '/schedule', title: 'Scheduled orders' },
  { path: `/schedule/${oid}?pid=1`, title: 'Scheduled order' },
  { path: '/product/1', title: 'Product' },
  { path: '/product/2/detail', title: 'Apply' },
  { path: '/product/2/apply', title: 'Apply', leadsTo: '/product/2/detail' },
  { path: '/product/1/denied?day=3&hour=4', title: 'Application Denied' },
  { path: '/bank?pid=1', title: 'Bank Card' },
  { path: '/bank/add?pid=1', title: 'Add Bank Card' },
  { path: '/bank/ifsc?pid=1', title: 'Find IFSC Code' },
  { path: `/orders/${orderId}/detail`, title: 'Order Detail' },
  { path: `/orders/${orderId}/audit`, title: 'Orders', leadsTo: '/order' },
  { path: `/orders/${orderId}/confirm`, title: 'Confirm' },
  { path: `/orders/${orderId}/extension`, title: 'Extension' },
  { path: '/personal/help', title: 'Help Center' },
  { path: '/personal/aboutus', title: 'About us' },
  { path: '/personal/consents', title: 'My consents' },
  { path: '/personal/data', title: 'My data' },
  { path: '/personal/grievances', title: 'Grievances' },
  { path: '/nowhere', title: 'Not found' },
];

const stepPages: readonly Address[] = [
  { path: '/auth/index?pid=1', title: 'Basic Information', leadsTo: /\/auth\/basic\?pid=1/ },
  { path: '/auth/basic?pid=1', title: 'Basic Information' },
  { path: '/auth/work?pid=1', title: 'Work Information' },
  { path: '/auth/identity?pid=1', title: 'Identity Verification' },
  { path: '/auth/kyc?pid=1', title: 'Identity Verification' },
  { path: '/auth/face?pid=1', title: 'Face Recognition' },
  { path: '/auth/contacts?pid=1', title: 'Contact Information' },
  { path: '/auth/callback?pid=1&status=0', title: 'Identity Verification' },
];

async function expectEach(page: Page, addresses: readonly Address[]): Promise<void> {
  for (const { path, title, heading = title, leadsTo, isOwnTab } of addresses) {
    const tab = isOwnTab ? await page.context().newPage() : page;
    await tab.goto(path);
    await expectScreen(tab, heading, leadsTo ?? path);
    await expect(tab).toHaveTitle(new RegExp(`^${title} · `));
    if (isOwnTab) await tab.close();
  }
}

async function borrowerOf(request: APIRequestContext, session: PersonaSession) {
  const { data } = await requestServer(request, session, '/order/v1/schedule/list');
  const [schedule] = data as { id: string }[];
  return borrowerPages(await newestOrderId(request, session), schedule!.id);
}

test('a visitor opens the public URLs; all others redirect to sign-in and remember the target', async ({
  page,
}) => {
  await expectEach(page, publicPages);
  for (const { path } of [...borrowerPages('1', '1'), ...stepPages]) {
    await page.goto(path);
    const [address] = path.split('/product/2/apply');
    const expectedPath = address === path ? path : '/product/2/detail';
    await expectScreen(page, 'Sign in', `/login?redirect=${encodeURIComponent(expectedPath)}`);
  }
});

for (const visitor of ['a borrower', 'a borrower inside the native app'] as const) {
  test(`${visitor} opens every URL`, async ({ page, request, sandbox, phone }) => {
    test.slow(true, 'Opens every URL once.');
    const isApp = visitor !== 'a borrower';
    const session = await sandbox.persona('scheduled', phone);
    await signInAs(page, session, { isApp });
    const entered: unknown[] = [];
    page.on('request', (call) => {
      if (!call.url().endsWith('/burying-point/v2/burying-point')) return;
      const [event, ...more] = call.postDataJSON() as { event: string; page: string }[];
      if (event?.event === 'page_enter' && more.length === 0) entered.push(event.page);
    });
    await expectEach(page, await borrowerOf(request, session));
    entered.length = 0;
    await page.goto('/bank?pid=1');
    await expect.poll(() => entered).toContain('/bank');
    await expectEach(
      page,
      publicPages.filter(({ path }) => path !== '/login' && path !== '/joint'),
    );
    const unverifiedSession = await signInUnverified(page, {
      sandbox,
      phone: `7${phone.slice(1)}`,
    });
    await signInAs(page, unverifiedSession, { isApp });
    await expectEach(page, stepPages);
  });
}
