import { languages } from '@kosha/domain';
import type { Route } from '@playwright/test';
import { langOf, phoneIn, setLanguageCookie } from './support/language.ts';
import { expectScreen } from './support/road.ts';
import { expect, test } from './support/test.ts';
import { signInUnverified, stepUrl } from './support/verification.ts';
import { expectNoEnglish, watchForEnglish, wordsOf } from './support/words.ts';

const texts = /\/assets\/[^/]+\.json$/;

const noTexts: Record<string, (route: Route) => Promise<void>> = {
  'do not come': (route) => route.abort(),
  'are the page of a proxy': (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Sign in to Wi-Fi</title>',
    }),
};

for (const [what, answer] of Object.entries(noTexts))
  test(`texts that ${what} leave the page in English, until they come (D58)`, async ({
    context,
    page,
    baseURL,
  }) => {
    // A page in the chosen language brings its texts itself.
    await setLanguageCookie(context, baseURL, 'en');
    await page.addInitScript(() => localStorage.setItem('kosha.language', 'hi'));
    await page.route(texts, answer);
    await page.goto('/login');
    await expect(page.getByLabel('Mobile number')).toBeVisible();
    await expect(page.getByText('The texts of this language did not come.')).toBeVisible();
    expect(await langOf(page)).toBe('en-IN');
    await page.unroute(texts);
    await expect(page.getByLabel(wordsOf('hi')('login.phone'))).toBeVisible();
  });

test('of half a catalogue there is what it has, and the rest in English (D58)', async ({
  page,
}) => {
  const [english, hindi] = [wordsOf('en'), wordsOf('hi')];
  await page.route(texts, async (route) => {
    const response = await route.fetch();
    const { login } = (await response.json()) as { login?: string[] };
    const words = login?.map((text) => (text === hindi('login.phone') ? text : null));
    await route.fulfill({ response, json: words === undefined ? {} : { login: words } });
  });
  await page.goto('/login');
  await page.getByRole('button', { name: languages.hi }).click();
  await expect(page.getByLabel(hindi('login.phone'))).toBeVisible();
  await expect(page.getByRole('button', { name: english('login.codeGet') })).toBeVisible();
  await expectScreen(page, 'Sign in', '/login');
  expect(await langOf(page)).toBe('hi-IN');
});

test('texts of one screen that do not come leave it in English, which says why, until they do (D58)', async ({
  openDevice,
}) => {
  const hindi = wordsOf('hi');
  const page = await openDevice(phoneIn('hi'));
  await page.goto('/login');
  await expect(page.getByLabel(hindi('login.phone'))).toBeVisible();
  await page.route(texts, (route) => route.abort());
  await page
    .getByRole('link', { name: hindi('login.privacy') })
    .first()
    .click();
  await expect(page.getByText(hindi('language.failed'))).toBeVisible();
  await page.unroute(texts);
  await expect(page.getByText(hindi('agreement.privacyTitle'))).toBeVisible();
  await expectScreen(page, hindi('title.agreementPrivacy'), /privacy/);
  await expectNoEnglish(page);
});

test('where the texts of login do not come, its page does, which brings them: it is never English (D58)', async ({
  openDevice,
}) => {
  const hindi = wordsOf('hi');
  const page = await openDevice(phoneIn('hi'));
  const shownEnglish = await watchForEnglish(page, 'hi');
  await page.route(texts, (route) => route.abort());
  await page.goto('/order');
  await expectScreen(page, hindi('login.title'), /\/login\?redirect=/);
  await expectNoEnglish(page);
  expect(shownEnglish()).toEqual([]);
});

test('offline another language says why it does not come, and nothing is lost (D58)', async ({
  page,
  context,
  phone,
}) => {
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill(phone);
  await context.setOffline(true);
  await page.getByRole('button', { name: languages.gu }).click();
  await expect(page.getByText(wordsOf('en')('failure.network'))).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toHaveValue(/\d{5} ?\d{5}/);
  expect(await langOf(page)).toBe('en-IN');
  await context.setOffline(false);
  await page.getByRole('button', { name: languages.gu }).click();
  await expect(page.getByLabel(wordsOf('gu')('login.phone'))).toHaveValue(/\d{5} ?\d{5}/);
  await expect(page.getByText(wordsOf('gu')('failure.network'))).toBeHidden();
});

test('a server that answers English alone breaks nothing: its words are English, ours are not (D58)', async ({
  openDevice,
  sandbox,
  phone,
}) => {
  const hindi = wordsOf('hi');
  const page = await openDevice(phoneIn('hi'));
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

test('an unknown language is no language: the page is English (D58)', async ({
  context,
  page,
  baseURL,
}) => {
  await setLanguageCookie(context, baseURL, 'xx');
  await page.addInitScript(() => localStorage.setItem('kosha.language', 'xx'));
  await page.goto('/login');
  await expectScreen(page, 'Sign in', '/login');
  expect(await langOf(page)).toBe('en-IN');
});

for (const chosen of ['hi', 'en'] as const)
  test(`a page that was kept in another language is made anew in ${chosen}, once its texts are here (D58)`, async ({
    context,
    page,
    baseURL,
  }) => {
    const tamil = wordsOf('ta');
    await setLanguageCookie(context, baseURL, 'ta');
    await page.addInitScript(
      (language) => localStorage.setItem('kosha.language', language),
      chosen,
    );
    await page.route(texts, (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByText(tamil('failure.network'))).toBeVisible();
    await expect(page.getByLabel(tamil('login.phone'))).toBeVisible();
    await expectNoEnglish(page);
    expect(await langOf(page)).toBe('ta-IN');
    await page.unroute(texts);
    await expect(page.getByLabel(wordsOf(chosen)('login.phone'))).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(wordsOf(chosen)('title.login')));
    expect(await langOf(page)).toBe(`${chosen}-IN`);
    if (chosen !== 'en') await expectNoEnglish(page);
  });

test('English comes as any other language does: without its texts the page stays as it is (D58)', async ({
  openDevice,
  phone,
}) => {
  const [english, hindi] = [wordsOf('en'), wordsOf('hi')];
  const page = await openDevice(phoneIn('hi'));
  await page.goto('/login');
  await page.getByLabel(hindi('login.phone')).fill(phone);
  await page.route(texts, (route) => route.abort());
  await page.getByRole('button', { name: languages.en }).click();
  await expect(page.getByRole('alert')).toHaveText(hindi('failure.network'));
  await expectNoEnglish(page);
  await page.unroute(texts);
  await page.getByRole('button', { name: languages.en }).click();
  await expect(page.getByLabel(english('login.phone'))).toHaveValue(/\d{5} ?\d{5}/);
  await expectScreen(page, english('title.login'), '/login');
  expect(await langOf(page)).toBe('en-IN');
});

test('a second tab whose texts do not come keeps its language, and follows when the network is back (D58)', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  await other.goto('/login');
  await other.route(texts, (route) => route.abort());
  await page.goto('/login');
  const asked = other.waitForEvent('requestfailed', (request) => texts.test(request.url()));
  await page.getByRole('button', { name: languages.te }).click();
  await expect(page.getByLabel(wordsOf('te')('login.phone'))).toBeVisible();
  await asked;
  await expect(other.getByLabel(wordsOf('en')('login.phone'))).toBeVisible();
  await other.unroute(texts);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(other.getByLabel(wordsOf('te')('login.phone'))).toBeVisible();
});
