import { groupedPhone } from '@kosha/domain';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Sandbox } from './sandbox.ts';

/** Waits until the app has replaced the prerendered frame, which looks the same. */
export const expectStarted = (page: Page): Promise<void> =>
  expect(page.locator('#root > [data-frame]')).toHaveCount(0);

export async function expectScreen(page: Page, title: string, url: string | RegExp): Promise<void> {
  await expectStarted(page);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page).toHaveURL(url);
}

/**
 * Finds a picker by its label, because its accessible name also contains the selected value or a
 * hint.
 */
export const picker = (page: Page, label: string): Locator =>
  page.getByRole('combobox', { name: new RegExp(`^${label}(?![\\p{L}\\p{M}])`, 'u') });

export const expectCodeSent = (page: Page, phone: string): Promise<void> =>
  expect(page.getByText(`Sent by SMS to +91 ${groupedPhone(phone)}`)).toBeVisible();

export async function signIn(page: Page, sandbox: Sandbox, phone: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get', exact: true }).click();
  await expectCodeSent(page, phone);
  await page.getByLabel('One-time code').fill(await sandbox.readCode(phone));
  await page.getByRole('button', { name: 'Login' }).click();
}

/**
 * Ends the audit of an application by moving the server's clock. Then presses Refresh,
 * unless the screen refetches first (every 5 s).
 */
export async function endAudit(sandbox: Sandbox, refresh: Locator): Promise<void> {
  await expect(refresh).toBeVisible();
  await sandbox.moveClock({ hours: 1 });
  const other = new AbortController();
  const { signal } = other;
  await Promise.race([refresh.click({ signal }), refresh.waitFor({ state: 'detached', signal })]);
  other.abort();
}

export async function addBank(page: Page, accountNo = '50100234567891'): Promise<void> {
  await page.getByLabel('IFSC Code').fill('HDFC0001234');
  await page.getByLabel('Bank Account No.').fill(accountNo);
  await page.getByLabel('Confirm Account No.').fill(accountNo);
  await page.getByRole('button', { name: 'Apply Now' }).click();
}

export async function chooseCard(page: Page): Promise<void> {
  await page.goto('/bank?pid=1');
  await page.locator('a[href*="bank_id="]').first().click();
  await expectScreen(page, 'Apply', /\/product\/1\/detail\?bank_id=/);
}

interface ShownAmount {
  label: string;
  /** The amount as displayed, such as '₹4,410.50'. */
  text: string;
  paise: number;
}

export async function readShownAmounts(page: Page): Promise<ShownAmount[]> {
  const rows = await page.locator('dl > div').evaluateAll((elements) =>
    elements.map((row) => ({
      label: row.querySelector('dt')?.textContent ?? '',
      value: row.querySelector('dd')?.textContent ?? '',
    })),
  );
  return rows.flatMap(({ label, value }) => {
    const [text, digits] = /₹([\d,]+(?:\.\d\d)?)/.exec(value) ?? [];
    if (text === undefined || digits === undefined) return [];
    return [{ label, text, paise: Math.round(Number(digits.replaceAll(',', '')) * 100) }];
  });
}

export async function pressPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Repayment/ }).click();
  await page.getByLabel('Reapply after this repayment').uncheck();
  await page.getByRole('dialog').getByRole('button', { name: /^Pay / }).click();
}
