import { holdScripts } from './support/network.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { contacts, expectStep, fillContacts, pressNext, stepUrl } from './support/verification.ts';

/** Each `shows` text is visible without scripts. */
const sharedPages = [
  { path: '/login', title: 'Sign in', shows: 'Every cost is shown before you apply.' },
  {
    path: '/verify/contact2',
    title: 'Emergency contact',
    shows: 'You never have to pay any of it',
  },
  { path: '/download', title: 'Download', shows: 'Required information' },
  { path: '/alert', title: 'Open on an iPhone', shows: 'Copy the link' },
  { path: '/distribution', title: 'Get the app', shows: 'Install the app' },
  { path: '/promotion', title: 'Opening the app', shows: 'Opening the app' },
  {
    path: '/agreement/loan',
    title: 'Loan Guarantee Agreement',
    shows: 'what you agree to when you take a loan',
  },
  { path: '/agreement/privacy', title: 'Privacy Policy', shows: 'What we do with your data' },
] as const;

test('each public page has a title, description and image for messengers, and shows its text without scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  const descriptions = new Set<string>();
  for (const { path, title, shows } of sharedPages) {
    await page.goto(path);
    const meta = (name: string) => page.locator(`meta[property="og:${name}"]`);
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    await expect(meta('title')).toHaveAttribute('content', await page.title());
    await expect(meta('image')).toHaveAttribute('content', /\/preview\.png$/);
    const description = (await meta('description').getAttribute('content')) ?? '';
    expect(description).toMatch(/^.{30,160}\.$/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    descriptions.add(description);
    await expect(page.locator('main').getByText(shows).first()).toBeVisible();
  }
  expect(descriptions.size).toBe(sharedPages.length);
  await context.close();
});

test('the link sent to a contact explains contacts before its code has loaded, then names the borrower', async ({
  page,
  sandbox,
  phone,
  openDevice,
}) => {
  await signInAs(page, await sandbox.persona('mid-verification', phone));
  await page.goto(stepUrl('contacts', 5));
  await fillContacts(page);
  await pressNext(page);
  await expectStep(page, 'Identity Verification', 3);
  const { pathname, search } = new URL(await sandbox.readLink(contacts[0].mobile));

  const ofContact = await openDevice();
  const release = await holdScripts(ofContact);
  await ofContact.goto(pathname + search, { waitUntil: 'commit' });
  const meaning = ofContact.getByRole('heading', { name: 'What it means to be a contact' });
  await expect(meaning).toBeVisible();
  release();
  await expect(ofContact.getByText(/ wants to name you as an emergency contact/)).toBeVisible();
  await expect(ofContact.getByText('Mother', { exact: true })).toBeVisible();
  await expect(meaning).toBeVisible();
  await expectAccessible(ofContact);
  await ofContact.getByRole('button', { name: 'Decline' }).click();
  await expect(ofContact.getByText('You declined')).toBeVisible();
});

test('an incomplete link of a contact keeps the prerendered page and shows that it is invalid', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/verify/contact2?token=x', { waitUntil: 'commit' });
  const title = page.getByRole('heading', { name: 'Emergency contact' });
  await title.evaluate((element) => element.setAttribute('data-came', ''));
  release();
  await expect(page.getByRole('alert')).toContainText('This link does not work');
  await expect(title).toHaveAttribute('data-came');
});
