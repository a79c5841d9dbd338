import { hourMs } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lastCode, newPhone, signIn, listSmsTo, type Borrower } from '../../test/borrower.ts';
import { inHindi } from '../../test/in-hindi.ts';
import { addMarks, findUntranslated, useMarkedHindi } from '../../test/marked-language.ts';
import { listScheduledOrders, takeLoanWithSchedule } from '../../test/schedule.ts';
import { useTestServer } from '../../test/test-server.ts';
import { fieldErrorsOf } from '../../test/unverified.ts';
import { nextLoans, users } from '../db/schema/index.ts';
import { writeSettings } from '../providers/settings/settings.ts';
import { countUseOrRefuse } from '../services/allowance/try-spend.ts';

const server = useTestServer();
useMarkedHindi();

const chooseHindi = (borrower: Borrower) =>
  borrower.call('setLanguage', { body: { language: 'hi' } });

describe('the language of a response (D58)', () => {
  const wrong = { phone: '919876543210', code: '0000' };
  const refused = 'This code is wrong or not valid any more. Please check it, or ask for another.';

  it.each([
    ['hi', 'hi', addMarks(refused)],
    ['hi-IN,hi;q=0.9,en;q=0.8', 'hi', addMarks(refused)],
    ['fr,en;q=0.5,hi;q=0.9', 'hi', addMarks(refused)],
    ['en', 'en', refused],
    ['fr-FR', 'en', refused],
    ['ta', 'en', refused],
    ['<script>', 'en', refused],
    [`${'fr,'.repeat(60)}hi`, 'en', refused],
  ])('requested as %j is %s', async (asked, language, msg) => {
    const response = await server().call('login', {
      body: wrong,
      headers: { 'accept-language': asked },
    });
    expect(response).toMatchObject({ code: 422, msg });
    expect(response.headers.get('content-language')).toBe(language);
    expect(response.headers.get('vary')).toContain('Accept-Language');
  });

  it('applies to every kind of error', async () => {
    const { call } = server();
    const lost = await server().call('listBanks', inHindi({ token: 'gone' }));
    expect(lost).toMatchObject({ code: -4, msg: addMarks('Please sign in again.') });
    const path = '/api1/nothing/v1/here';
    const missing = await server().fetch(path, { headers: { 'accept-language': 'hi' } });
    expect(missing.headers.get('content-language')).toBe('hi');
    expect(await missing.json()).toMatchObject({
      code: 404,
      msg: addMarks('There is no such call.'),
    });
    const misfit = await call.call(server(), 'login', inHindi({ body: { phone: 'x' } }));
    expect(misfit.msg).toBe(addMarks('Something in this request is not right. Please check it.'));
    expect(fieldErrorsOf(misfit)).toContainEqual({
      name: 'code',
      msg: addMarks('Code is missing.'),
    });
  });

  it('formats waits, dates and counts in messages, but not amounts', async () => {
    const borrower = await signIn(server());
    const { data: home } = await borrower.call('getHomeIndex', inHindi());
    const copper = home.homeProductVos.find(({ name }) => name === 'Kosha Copper')!;
    expect(copper.fullMsg).toBe('⟦Repay ⟦1 loan⟧ on time to unlock this product.⟧');
    expect(copper.maxAmount).toBe(7000);

    const limit = { scope: 'device-info:user:x', max: 1, windowMs: hourMs } as const;
    const now = Date.now();
    const use = () =>
      countUseOrRefuse(server().db, { ...limit, refusal: 'tooManyPositions' }, { now });
    await use();
    await expect(use()).rejects.toMatchObject({
      userMessage: { with: { wait: { wait: hourMs } } },
    });

    const orderId = await borrower.takeLoan({ autoMoney: 0 });
    await borrower.call('confirmLoan', { body: { orderId } });
    const { data: running } = await borrower.call('getHomeIndex', inHindi());
    expect(running.undwayList[0]!.fullButtonName).toMatch(/^⟦.*⟧$/);
    expect(running.undwayList[0]!.name).toBe('Kosha Flex');
  });

  it('is that of the first response when a response is replayed', async () => {
    const input = { body: wrong, key: 'a-key-in-two-languages-1' };
    const first = await server().call('login', inHindi(input));
    const again = await server().call('login', input);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect([again.msg, again.headers.get('content-language')]).toEqual([first.msg, 'hi']);
  });
});

describe('in Hindi', () => {
  it('both forms are translated, but not the wire values of choices', async () => {
    const borrower = await signIn(server());
    const query = { type: 'baseInfo' };
    const { data: english } = await borrower.call('getBaseInfoPage', { query });
    const { data: hindi } = await borrower.call('getBaseInfoPage', inHindi({ query }));
    expect(hindi.map(({ value }) => value)).toEqual(english.map(({ value }) => value));
    expect(findUntranslated(hindi.map(({ key, label }) => [key, label ?? []]))).toEqual([]);
    expect(hindi.find(({ value }) => value === 'maritalStatus')).toMatchObject({
      key: addMarks('Marital status'),
      dictionaryVoList: expect.arrayContaining([
        { dictLabel: addMarks('Married'), dictValue: '2' },
      ]) as unknown,
    });
    const asked = inHindi({ query: { type: 'workInfo' } });
    const { data: work } = await borrower.call('getWorkInfoPage', asked);
    expect(
      findUntranslated([...work.canHidden, ...work.cannotHidden].map(({ key }) => key)),
    ).toEqual([]);
  });

  it('form errors are translated and name the fields', async () => {
    const borrower = await signIn(server());
    const body = { maritalStatus: 'x', payDay: 99, pinCode: '12', email: 'x', toString: 'x' };
    const response = await borrower.call('saveBaseInfo', inHindi({ body }));
    expect(response.msg).toBe(addMarks('Please check what you filled in.'));
    const messages = Object.fromEntries(
      fieldErrorsOf(response).map(({ name, msg }) => [name, msg]),
    );
    expect(messages).toMatchObject({
      fullName: '⟦Please fill in your ⟦Full name⟧.⟧',
      maritalStatus: '⟦Please choose your ⟦Marital status⟧ from the list.⟧',
      payDay: '⟦⟦Pay day⟧ is a number from 1 to 31.⟧',
      pinCode: addMarks('A PIN code has 6 digits and does not begin with 0.'),
      email: addMarks('This is not an email address.'),
    });
    expect(findUntranslated(Object.values(messages))).toEqual([]);
  });

  it('contact errors are translated and name the contact', async () => {
    const borrower = await signIn(server());
    const { phone } = borrower;
    const rest = { oneRelation: '1', twoRelation: '1', thirdRelation: '1' };
    const names = { oneName: ' ', twoName: 'Anita', thirdName: 'Ravi' };
    const numbers = { oneMobile: phone, twoMobile: '9123456780', thirdMobile: '9123456780' };
    const body = { ...names, ...numbers, ...rest };
    expect(fieldErrorsOf(await borrower.call('saveContacts', inHindi({ body })))).toEqual([
      { name: 'oneName', msg: '⟦Please input 1 contact name⟧' },
      {
        name: 'oneMobile',
        msg: addMarks('The first contact has your own phone number.'),
      },
      {
        name: 'thirdMobile',
        msg: addMarks('The third contact has the same phone number as the second.'),
      },
    ]);
  });

  it('help, about, agreements and lists are translated', async () => {
    const borrower = await signIn(server());
    expect(findUntranslated((await server().call('listFaq', inHindi())).data)).toEqual([]);
    const { data: about } = await server().call('getAboutUs', inHindi());
    expect(about.copywriting).toMatch(/^⟦Kosha lends money.*⟧$/s);
    const { agreements } = (await server().call('getClientConfig', inHindi())).data;
    expect(findUntranslated(agreements)).toEqual([]);
    expect(JSON.stringify(agreements)).toContain('the loan agreement of Kosha stands');
    const { data: types } = await borrower.call('getOpinionConfig', inHindi());
    expect(findUntranslated(types.map(({ problemDesc }) => problemDesc))).toEqual([]);
    const { topics } = (await borrower.call('listGrievances', inHindi())).data;
    expect(topics.length).toBeGreaterThan(0);
    expect(findUntranslated(topics.map(({ label }) => label))).toEqual([]);
    const { data: face } = await borrower.call('getLivingCheckConfig', inHindi());
    expect(findUntranslated(face.tips)).toEqual([]);
    const { data: product } = await borrower.call(
      'getProductInfo',
      inHindi({ query: { id: '1' } }),
    );
    expect(product.name).toBe('Kosha Flex');
    const { slogan, loanProcessingTime, detail } = product;
    expect(findUntranslated([slogan, loanProcessingTime, detail])).toEqual([]);
  });

  it('the kinds of data are translated, in a copy and before an erasure', async () => {
    const borrower = await signIn(server());
    const { jobId } = (await borrower.call('startDataExport')).data;
    const copy = await borrower.call('getDataExport', inHindi({ query: { jobId } }));
    const erasure = await borrower.call('eraseData', inHindi({ body: { confirm: 0 } }));
    const titles = [...copy.data.sections, ...erasure.data.kinds].map(({ title }) => title);
    expect(titles).toContain(addMarks('Your account'));
    expect(findUntranslated(titles)).toEqual([]);
  });

  it('the reason for ineligibility is translated', async () => {
    await writeSettings(server().db, { isEligible: false });
    const { data } = await server().call(
      'getEligibility',
      inHindi({ query: { platform: 'ios-h5' } }),
    );
    expect(data.reasons).toEqual([addMarks('Loans are not offered in your area at the moment.')]);
    await writeSettings(server().db, { isEligible: true });
  });
});

describe("the borrower's stored language (D58)", () => {
  const storedLanguage = async ({ phone }: Borrower) =>
    (await server().db.select().from(users).where(eq(users.phone, phone)))[0]!.language;

  it('is that of the first sign-in until the borrower chooses another supported language', async () => {
    const borrower = await signIn(server());
    expect(await storedLanguage(borrower)).toBe('en');
    expect((await chooseHindi(borrower)).code).toBe(0);
    expect(await storedLanguage(borrower)).toBe('hi');
    for (const language of ['fr', 'HI', '', 7])
      expect((await borrower.call('setLanguage', { body: { language } })).code).toBe(400);
    expect(await storedLanguage(borrower)).toBe('hi');
  });

  it('is returned to a new device if the borrower has chosen one', async () => {
    const { phone } = await signIn(server());
    const signInAgain = async (device: string) => {
      await server().moveClock(2 * 60_000);
      await server().call('sendCode', { device, query: { phone: `91${phone}` } });
      const code = await lastCode(server(), phone);
      return server().call('login', { device, body: { phone: `91${phone}`, code } });
    };
    await server().db.update(users).set({ language: 'hi' }).where(eq(users.phone, phone));
    expect((await signInAgain('second-device')).data.language).toBe('hi');
    await server().db.update(users).set({ language: null }).where(eq(users.phone, phone));
    expect((await signInAgain('third-device')).data).not.toHaveProperty('language');
  });

  it('is used for every SMS to the borrower, whatever the language of the calls', async () => {
    const borrower = await signIn(server());
    await chooseHindi(borrower);
    const orderId = await borrower.takeLoan();
    const { data: order } = await borrower.call('getOrderDetail', { query: { orderId } });
    const [sent, passed] = await listSmsTo(server(), borrower.phone);
    expect(sent).toMatch(/^⟦We sent ₹4,410 for your loan /);
    expect(passed).toBe(
      `⟦Your loan ${order.orderNo} passed its check. The money is on its way to your bank account.⟧ ` +
        passed!.slice(passed!.indexOf('⟦Key facts')),
    );
    expect(passed).toContain('you pay ₹5,028 after ⟦7 days⟧, APR');
    await borrower.repay(orderId);
    const [receipt] = await listSmsTo(server(), borrower.phone);
    expect(receipt).toMatch(/^⟦We received ₹5,028\. Your loan \w+ is repaid, .*⟧$/);
  });

  it('defaults to English for SMS', async () => {
    const borrower = await signIn(server());
    await server().db.update(users).set({ language: null }).where(eq(users.phone, borrower.phone));
    await borrower.state(await borrower.takeLoan());
    expect((await listSmsTo(server(), borrower.phone))[1]).toMatch(
      /^Your loan \w+ passed its check\./,
    );
  });

  it('is not used for a sign-in code, which has the language of the call and an untranslated last line', async () => {
    const phone = newPhone();
    await server().call('sendCode', inHindi({ query: { phone: `91${phone}` } }));
    const [sms] = await listSmsTo(server(), phone);
    expect(sms).toMatch(
      /^⟦\d{4} is your ⟦sign-in⟧ code\. It is valid for 5 minutes\. Tell it to nobody\.⟧\n@localhost #\d{4}$/,
    );
  });

  it("is used for the SMS to a contact, while the page behind its link has the contact's language", async () => {
    const borrower = await signIn(server());
    await chooseHindi(borrower);
    const [one, two, three] = [newPhone(), newPhone(), newPhone()];
    const body = {
      oneName: 'Anita',
      oneMobile: one,
      oneRelation: '1',
      twoName: 'Ravi',
      twoMobile: two,
      twoRelation: '1',
      thirdName: 'Sita',
      thirdMobile: three,
      thirdRelation: '1',
    };
    expect((await borrower.call('saveContacts', { body })).code).toBe(0);
    const [sms] = await listSmsTo(server(), one);
    const token = /token=([\w-]+)⟧$/.exec(sms!)![1]!;
    expect(sms).toContain('names you as an emergency contact (⟦Father⟧) on Kosha.');
    const { data: hindi } = await server().call(
      'getContactVerification',
      inHindi({ query: { token } }),
    );
    expect(hindi).toMatchObject({ relation: '⟦Father⟧' });
    expect(hindi.borrowerFirstName).toMatch(/^⟦The owner of .*\d{4}⟧$/);
    const { data: english } = await server().call('getContactVerification', { query: { token } });
    expect(english).toMatchObject({ relation: 'Father' });
  });

  it('does not apply to the reason why a next loan did not start, which has the language of each call', async () => {
    const borrower = await signIn(server());
    await chooseHindi(borrower);
    const { orderId } = await takeLoanWithSchedule(borrower);
    await writeSettings(server().db, { nextLoanOutcome: 'fail' });
    await borrower.repay(orderId);
    await writeSettings(server().db, { nextLoanOutcome: 'pass' });
    expect((await listSmsTo(server(), borrower.phone))[0]).toMatch(
      /could not start: ⟦No new loans are given out now\.⟧⟧$/,
    );
    const why = 'No new loans are given out now.';
    expect((await listScheduledOrders(borrower))[0]!.refusal).toBe(why);
    const { data: hindi } = await borrower.call('listSchedules', inHindi());
    expect(hindi[0]!.refusal).toBe(addMarks(why));
    // Rows that an earlier version wrote have no `refusalText`, only the English text in `refusal`.
    await server()
      .db.update(nextLoans)
      .set({ refusalText: null })
      .where(eq(nextLoans.orderId, orderId));
    const { data: old } = await borrower.call('listSchedules', inHindi());
    expect(old[0]!.refusal).toBe(addMarks(why));
  });

  it('does not apply to text that the borrower typed', async () => {
    const borrower = await signIn(server());
    await chooseHindi(borrower);
    const content = 'Other';
    const body = { problemType: '1', problemDesc: 'x', content };
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) form.append(name, value);
    await borrower.call('saveOpinion', inHindi({ form }));
    const { data } = await borrower.call('listOpinions', inHindi());
    expect(data[0]!.content).toBe(content);
  });
});
