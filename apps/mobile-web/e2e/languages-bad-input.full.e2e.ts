import { languages } from '@kosha/domain';
import type { Route } from '@playwright/test';
import { langOf, localeOptions, setLanguageCookie } from './support/language.ts';
import { expectScreen } from './support/flow.ts';
import { expect, test } from './support/test.ts';
import { signInUnverified, stepUrl } from './support/verification.ts';
import { expectNoEnglish, watchForEnglish, translatorOf } from './support/messages.ts';

const messages = /\/assets\/[^/]+\.json$/;
const messagesOfScreens = /\/assets\/hi\.screens-[^/]+\.json$/;

const failures: Record<string, (route: Route) => Promise<void>> = {
  'fail to load': (route) => route.abort(),
  'are the page of a proxy': (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Sign in to Wi-Fi</title>',
    }),
};

for (const [what, answer] of Object.entries(failures))
  test(`messages that ${what} leave the page in English until they load (D58)`, async ({
    context,
    page,
    baseURL,
  }) => {
    await setLanguageCookie(context, baseURL, 'en');
    await page.addInitScript(() => localStorage.setItem('kosha.language', 'hi'));
    await page.route(messages, answer);
    await page.goto('/login');
    await expect(page.getByLabel('Mobile number')).toBeVisible();
    await expect(page.getByText('The texts of this language did not come.')).toBeVisible();
    expect(await langOf(page)).toBe('en-IN');
    await page.unroute(messages);
    await expect(page.getByLabel(translatorOf('hi')('login.phone'))).toBeVisible();
  });

test('if the messages of the other screens fail to load, they stay in English with a notice until they load (D58)', async ({
  openDevice,
}) => {
  const [english, hindi] = [translatorOf('en'), translatorOf('hi')];
  const page = await openDevice(localeOptions('hi'));
  await page.route(messagesOfScreens, (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByLabel(hindi('login.phone'))).toBeVisible();
  await page
    .getByRole('link', { name: hindi('login.privacy') })
    .first()
    .click();
  await expect(page.getByText(hindi('language.failed'))).toBeVisible();
  await expect(page.getByText(english('agreement.privacyTitle'))).toBeVisible();
  await page.unroute(messagesOfScreens);
  await expect(page.getByText(hindi('agreement.privacyTitle'))).toBeVisible();
  await expectScreen(page, hindi('title.agreementPrivacy'), /privacy/);
  await expectNoEnglish(page);
});

test('a screen waits for its messages and never flashes in English (D58)', async ({
  openDevice,
}) => {
  const hindi = translatorOf('hi');
  const page = await openDevice(localeOptions('hi'));
  const englishTexts = await watchForEnglish(page, 'hi');
  const release = Promise.withResolvers<void>();
  await page.route(messagesOfScreens, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/login');
  await page
    .getByRole('link', { name: hindi('login.privacy') })
    .first()
    .click();
  const hasCode = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => /\/agreement\.screen-/.test(name)),
    );
  await expect.poll(hasCode).toBe(true);
  release.resolve();
  await expect(page.getByText(hindi('agreement.privacyTitle'))).toBeVisible();
  expect(englishTexts()).toEqual([]);
});

test('choosing a language while offline shows the reason and loses no input (D58)', async ({
  page,
  context,
  phone,
}) => {
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill(phone);
  await context.setOffline(true);
  await page.getByRole('button', { name: languages.gu }).click();
  await expect(page.getByText(translatorOf('en')('failure.network'))).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toHaveValue(/\d{5} ?\d{5}/);
  expect(await langOf(page)).toBe('en-IN');
  await context.setOffline(false);
  await page.getByRole('button', { name: languages.gu }).click();
  await expect(page.getByLabel(translatorOf('gu')('login.phone'))).toHaveValue(/\d{5} ?\d{5}/);
  await expect(page.getByText(translatorOf('gu')('failure.network'))).toBeHidden();
});

test('with a server that responds only in English, its messages are English and ours are translated (D58)', async ({
  openDevice,
  sandbox,
  phone,
}) => {
  const hindi = translatorOf('hi');
  const page = await openDevice(localeOptions('hi'));
  await page.route('**/api1/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'accept-language': 'en' } }),
  );
  await signInUnverified(page, { sandbox, phone });
  await page.goto(stepUrl('basic', 1));
  await expectScreen(page, hindi('dataTitle.authBasic'), /basic/);
  await expect(page.getByLabel('Full name')).toBeVisible();
  await expect(page.getByRole('button', { name: hindi('step.next') })).toBeVisible();
  expect(await langOf(page)).toBe('hi-IN');
});

test('an unknown language falls back to English (D58)', async ({ context, page, baseURL }) => {
  await setLanguageCookie(context, baseURL, 'xx');
  await page.addInitScript(() => localStorage.setItem('kosha.language', 'xx'));
  await page.goto('/login');
  await expectScreen(page, 'Sign in', '/login');
  expect(await langOf(page)).toBe('en-IN');
});

test('a page served in another language is rendered in the chosen one (D58)', async ({
  context,
  page,
  baseURL,
}) => {
  const hindi = translatorOf('hi');
  await setLanguageCookie(context, baseURL, 'ta');
  await page.addInitScript(() => localStorage.setItem('kosha.language', 'hi'));
  await page.goto('/login');
  await expect(page.getByLabel(hindi('login.phone'))).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(hindi('title.login')));
  expect(await langOf(page)).toBe('hi-IN');
  await expectNoEnglish(page);
});

test('English needs no file: a Hindi page changes to it offline and loses no input (D58)', async ({
  openDevice,
  phone,
}) => {
  const [english, hindi] = [translatorOf('en'), translatorOf('hi')];
  const page = await openDevice(localeOptions('hi'));
  await page.goto('/login');
  await page.getByLabel(hindi('login.phone')).fill(phone);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: languages.en }).click();
  await expect(page.getByLabel(english('login.phone'))).toHaveValue(/\d{5} ?\d{5}/);
  await expectScreen(page, english('title.login'), '/login');
  expect(await langOf(page)).toBe('en-IN');
});

test('a second tab that cannot load messages keeps its language and follows once it is online (D58)', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  await other.goto('/login');
  await other.route(messages, (route) => route.abort());
  await page.goto('/login');
  const failedRequest = other.waitForEvent('requestfailed', (request) =>
    messages.test(request.url()),
  );
  await page.getByRole('button', { name: languages.te }).click();
  await expect(page.getByLabel(translatorOf('te')('login.phone'))).toBeVisible();
  await failedRequest;
  await expect(other.getByLabel(translatorOf('en')('login.phone'))).toBeVisible();
  await other.unroute(messages);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(other.getByLabel(translatorOf('te')('login.phone'))).toBeVisible();
});
