import { groupedPhone, languages } from '@kosha/domain';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { langOf, localeOptions } from './support/language.ts';
import { withoutCombiningSigns, pdfText } from './support/pdf-text.ts';
import { expectScreen, endAudit } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { chooseChip, passEveryStep, signInUnverified, stepUrl } from './support/verification.ts';
import {
  expectNoEnglish,
  watchForEnglish,
  translatorOf,
  type Translator,
} from './support/messages.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const around = (text: string, name: string) =>
  new RegExp(
    `^${text
      .split(`{${name}}`)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );

interface Visitor {
  phone: string;
  code: () => Promise<string>;
}

async function signInWith(page: Page, say: Translator, visitor: Visitor) {
  await page.getByLabel(say('login.phone')).fill(visitor.phone);
  await sendCodeAndSignIn(page, say, visitor);
}

async function sendCodeAndSignIn(page: Page, say: Translator, { phone, code }: Visitor) {
  await press(page, say('login.codeGet'));
  await expect(
    page.getByText(say('login.codeSent', { prefix: 91, phone: groupedPhone(phone) })),
  ).toBeVisible();
  await page.getByLabel(say('login.code'), { exact: true }).fill(await code());
  await press(page, say('login.submit'));
}

async function expectFactsOnPaper(page: Page, say: Translator): Promise<void> {
  await page.getByRole('link', { name: say('keyFactsRow.title') }).click();
  await expectScreen(page, say('dataTitle.orderFacts'), /\/orders\/[^/]+\/facts$/);
  await expectNoEnglish(page);
  const box = page.getByRole('region', { name: say('keyFacts.summary') });
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    press(page, say('keyFacts.savePdf')),
  ]);
  const text = withoutCombiningSigns(await pdfText(await readFile(await download.path())));
  for (const words of [say('statement.title'), ...(await box.locator('dd').allInnerTexts())])
    expect(text).toContain(withoutCombiningSigns(words));
  await page.goBack();
  await expectScreen(page, say('dataTitle.orderConfirm'), /\/orders\/[^/]+\/confirm$/);
}

for (const language of ['hi', 'ta'] as const) {
  test(`a loan is taken and repaid in ${language} (D58)`, async ({
    openDevice,
    sandbox,
    phone,
  }) => {
    test.slow(true, 'Takes and repays a whole loan.');
    const say = translatorOf(language);
    /** Axe runs in one language, because the screens have the same structure in all languages. */
    const expectTranslated = async (shown: Page) => {
      await expectNoEnglish(shown);
      if (language === 'ta') await expectAccessible(shown);
    };
    const page = await openDevice(localeOptions(language));
    await sandbox.set({
      auditSeconds: 3600,
      newUsersVerified: language !== 'hi',
      kycMode: 'number',
    });

    await test.step('the first page is in the language of the phone and never flashes in English', async () => {
      const english = await watchForEnglish(page, language);
      await page.goto('/login');
      await expectScreen(page, say('login.title'), '/login');
      expect(await langOf(page)).toBe(`${language}-IN`);
      await expectTranslated(page);
      await signInWith(page, say, { phone, code: () => sandbox.readCode(phone) });
      await expectScreen(page, say('title.home'), '/');
      await expectTranslated(page);
      expect(english()).toEqual([]);
    });

    if (language === 'hi') {
      await test.step('the SMS, the web app manifest and the install instructions are translated', async () => {
        const secret = await sandbox.readCode(phone);
        const purpose = say('sms.purposeLogin');
        expect(await sandbox.readWords(phone)).toContain(
          say('sms.code', { secret, purpose, minutes: 5 }),
        );
        const manifest = page.locator('link[rel=manifest]');
        const file = await page.request.get((await manifest.getAttribute('href')) ?? '');
        expect(await file.json()).toMatchObject({
          lang: 'hi-IN',
          description: say('pages.promotion'),
        });
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await press(page, say('install.show'));
        await expect(page.getByRole('dialog')).toContainText(say('install.iosAdd'));
        await expectNoEnglish(page);
        await press(page, say('install.close'));
      });
      await test.step('the borrower is verified by numbers', async () => {
        await page.goto(stepUrl('basic', 1));
        const borrower = { sandbox, phone, kycMode: 'number' } as const;
        await passEveryStep(page, borrower, say, expectNoEnglish);
        await expectScreen(page, say('dataTitle.apply'), '/product/1/detail');
      });
    }

    await test.step('a bank card is added, and the borrower applies', async () => {
      await page.goto('/bank/add?pid=1');
      await expectNoEnglish(page);
      await page.getByLabel(say('bank.ifsc'), { exact: true }).fill('HDFC0001234');
      await page.getByLabel(say('bank.account'), { exact: true }).fill('50100234567891');
      await page.getByLabel(say('bank.confirmAccount'), { exact: true }).fill('50100234567891');
      await press(page, say('bank.applyNow'));
      await expectScreen(page, say('dataTitle.apply'), /\/product\/1\/detail\?bank_id=/);
      await expectTranslated(page);
      await page.getByLabel(say('apply.autoMoney')).uncheck();
      await press(page, say('apply.apply'));
      await expectScreen(page, say('title.orders'), '/order');
      await expect(page.getByRole('listitem')).toContainText(say('states.s1'));
      await expectNoEnglish(page);
    });

    await test.step('the loan passes its audit, and is confirmed and repaid', async () => {
      await page.locator('a[href$="/audit"]').click();
      await expectScreen(page, say('dataTitle.orderAudit'), /\/orders\/[^/]+\/audit$/);
      await expectNoEnglish(page);
      await endAudit(
        sandbox,
        page.getByRole('button', { name: say('audit.refresh'), exact: true }),
      );
      await expectScreen(page, say('dataTitle.orderConfirm'), /\/orders\/[^/]+\/confirm$/);
      await expectNoEnglish(page);
      if (language === 'hi') await expectFactsOnPaper(page, say);
      await press(page, say('confirm.getMoney'));
      await expectScreen(page, say('title.orders'), '/order');
      await page.locator('a[href$="/detail"]').first().click();
      await expectScreen(page, say('dataTitle.orderDetail'), /\/orders\/[^/]+\/detail$/);
      await expectTranslated(page);
      const repay = page.getByRole('button', {
        name: around(say('repayment.repayment'), 'amount'),
      });
      const paid = `₹${/[\d,.]*\d/.exec((await repay.textContent()) ?? '')?.[0] ?? ''}`;
      await repay.click();
      const dialog = page.getByRole('dialog');
      await expectNoEnglish(page);
      await dialog.getByLabel(say('repayment.wantsNextLoan')).uncheck();
      await dialog.getByRole('button', { name: say('repayment.pay', { amount: paid }) }).click();
      await expect(page).toHaveURL(/\/sandbox\/checkout\//);
      await page.getByRole('button', { name: `Pay ${paid}` }).click();
      await expectScreen(page, say('dataTitle.orderDetail'), /\/orders\/[^/]+\/detail$/);
      await expectNoEnglish(page);
    });
  });
}

for (const language of ['bn', 'mr', 'te', 'gu'] as const) {
  test(`an overdue loan is shown in ${language} (D58)`, async ({ openDevice, sandbox, phone }) => {
    const say = translatorOf(language);
    const page = await openDevice(localeOptions(language));
    await signInAs(page, await sandbox.persona('overdue', phone));
    await page.goto('/');
    await expectScreen(page, say('title.home'), '/');
    expect(await langOf(page)).toBe(`${language}-IN`);
    await expectNoEnglish(page);
    await page.goto('/order');
    await expect(page.getByRole('listitem').first()).toContainText(say('states.s8'));
    await expectNoEnglish(page);
    const link = page.locator('a[href*="/orders/"]').first();
    await page.goto((await link.getAttribute('href'))?.replace(/[^/]*$/, 'detail') ?? '');
    await expectScreen(page, say('dataTitle.orderDetail'), /\/orders\/[^/]+\/detail$/);
    await expectNoEnglish(page);
  });
}

test('the language menu marks the current language before the app has loaded (D58)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...localeOptions('hi'),
    javaScriptEnabled: false,
    baseURL: baseURL!,
  });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.getByRole('button', { pressed: true })).toHaveText(languages.hi);
  await context.close();
});

test('choosing a language changes the page at once, loses no input, and persists (D58)', async ({
  page,
  context,
  sandbox,
  phone,
}) => {
  const hindi = translatorOf('hi');
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: languages.hi }).click();
  await expect(page.getByLabel(hindi('login.phone'))).toHaveValue(/\d{5} ?\d{5}/);
  expect(await langOf(page)).toBe('hi-IN');
  await expectNoEnglish(page);

  await test.step('a second tab and a reload also use the language', async () => {
    const other = await context.newPage();
    await other.goto('/login');
    await expect(other.getByLabel(hindi('login.phone'))).toBeVisible();
    await other.getByRole('button', { name: languages.gu }).click();
    await expect(other.getByLabel(translatorOf('gu')('login.phone'))).toBeVisible();
    await expect(page.getByLabel(translatorOf('gu')('login.phone'))).toBeVisible();
    await page.getByRole('button', { name: languages.hi }).click();
    await expect(other.getByLabel(hindi('login.phone'))).toBeVisible();
    await other.close();
    await page.reload();
    await expect(page.getByLabel(hindi('login.phone'))).toHaveValue(/\d{5} ?\d{5}/);
  });

  await test.step('the language stays after a sign-in, and the app sends it to the server', async () => {
    const languageSent = page.waitForRequest((request) =>
      request.url().endsWith('/user/v1/language'),
    );
    await sendCodeAndSignIn(page, hindi, { phone, code: () => sandbox.readCode(phone) });
    expect((await languageSent).postDataJSON()).toEqual({ language: 'hi' });
    expect((await languageSent).headers()['accept-language']).toBe('hi');
  });
});

test("a new device starts in the borrower's language, unless another was chosen there (D58)", async ({
  page,
  openDevice,
  sandbox,
  phone,
}) => {
  const [english, hindi, gujarati] = [translatorOf('en'), translatorOf('hi'), translatorOf('gu')];
  const code = () => sandbox.readCode(phone);
  await page.goto('/login');
  await page.getByRole('button', { name: languages.hi }).click();
  const languageSent = page.waitForResponse((answer) => answer.url().endsWith('/user/v1/language'));
  await signInWith(page, hindi, { phone, code });
  await languageSent;

  await test.step('without an earlier choice, the first screen after the sign-in is in the language of the borrower', async () => {
    await sandbox.moveClock({ hours: 1 / 30 });
    const second = await openDevice();
    await second.goto('/login');
    await signInWith(second, english, { phone, code });
    await expectScreen(second, hindi('title.home'), '/');
    expect(await langOf(second)).toBe('hi-IN');
    await second.reload();
    await expectScreen(second, hindi('title.home'), '/');
    await expectNoEnglish(second);
  });

  await test.step('an earlier choice on the device stays, and the app sends it to the server', async () => {
    await sandbox.moveClock({ hours: 1 / 30 });
    const third = await openDevice();
    await third.goto('/login');
    await third.getByRole('button', { name: languages.gu }).click();
    const languageSent = third.waitForRequest((request) =>
      request.url().endsWith('/user/v1/language'),
    );
    await signInWith(third, gujarati, { phone, code });
    await expectScreen(third, gujarati('title.home'), '/');
    expect((await languageSent).postDataJSON()).toEqual({ language: 'gu' });
  });
});

test('a form keeps its input when another tab changes the language (D58)', async ({
  page,
  context,
  sandbox,
  phone,
}) => {
  await signInUnverified(page, { sandbox, phone });
  await page.goto(stepUrl('basic', 1));
  await page.getByLabel('Full name').fill('Priya Sharma');
  await chooseChip(page, 'Single');
  const pin = page.getByLabel('PIN code');
  await pin.pressSequentially('4110');
  const other = await context.newPage();
  await other.goto('/personal');
  await other.getByRole('button', { name: languages.ta }).click();
  await expect.poll(() => langOf(page)).toBe('ta-IN');
  const tamil = translatorOf('ta');
  await expect(page.getByLabel(tamil('forms.fullName'))).toHaveValue('Priya Sharma');
  await expect(page.getByRole('radio', { name: tamil('forms.single') })).toBeChecked();
  await expect(page.getByLabel(tamil('forms.pINCode'))).toHaveValue('4110');
  await expectNoEnglish(page);
});
