import { describe, expect, it } from 'vitest';
import { signIn, type Borrower } from '../../test/borrower.ts';
import { secondMs, useTestServer } from '../../test/test-server.ts';
import { trackingEvents } from '../db/schema/index.ts';
import { writeSettings } from '../providers/settings/settings.ts';

const server = useTestServer({ appName: 'Tijori' });

describe('home', () => {
  it('shows a product for every case, and no orders of a new borrower', async () => {
    const borrower = await signIn(server());
    const { homeProductVos, undwayList } = (await borrower.call('getHomeIndex')).data;
    expect(undwayList).toEqual([]);
    expect(homeProductVos.some((product) => product.isFull === 1)).toBe(true);
    expect(
      homeProductVos.some((product) => product.productType === 0 && product.h5Href !== null),
    ).toBe(true);
    const locked = homeProductVos.filter((product) => product.productStatus === 0);
    expect(locked.map(({ orderNum }) => orderNum)).toEqual([2, 3, 4, 5]);
    expect(locked[0]!.fullMsg).toBe('Repay 1 loan on time to unlock this product.');
    expect(locked[1]!.fullMsg).toBe('Repay 2 loans on time to unlock this product.');
    const full = homeProductVos.find((product) => product.isFull === 1);
    expect(full!.fullMsg).toBe('This product is full for today.');
  });

  it('returns how many loans are missing for the next tier', async () => {
    const borrower = await signIn(server());
    await borrower.repay(await borrower.takeLoan());
    const { homeProductVos } = (await borrower.call('getHomeIndex')).data;
    const locked = homeProductVos.filter((product) => product.productStatus === 0);
    expect(locked.map(({ fullMsg }) => fullMsg)).toEqual([
      'Repay 1 more loan on time to unlock this product.',
      'Repay 3 more loans on time to unlock this product.',
      'Repay 4 more loans on time to unlock this product.',
    ]);
  });

  it('shows only the orders in progress', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    expect((await borrower.call('getHomeIndex')).data.undwayList).toMatchObject([
      {
        orderId,
        orderState: '6',
        amountMsg: expect.stringMatching(/^by \w{3} \d+ \w{3,4} · 7 days left$/) as string,
        amount: 5028,
        interest: 28,
        arriveAmount: 4410,
        overdueDays: 0,
      },
    ]);
    await borrower.repay(orderId);
    expect((await borrower.call('getHomeIndex')).data.undwayList).toEqual([]);
  });
});

describe('a product', () => {
  it('returns its facts', async () => {
    const borrower = await signIn(server());
    expect((await borrower.call('getProductInfo', { query: { id: '1' } })).data).toMatchObject({
      amountList: [1000, 2000, 3000, 5000],
      period: 7,
      interestRate: 0.08,
      serviceRate: 10,
      score: 4.8,
      periodList: [7],
      detail: [{ content: expect.any(Array) }, { content: expect.any(Array) }],
      tier: null,
    });
  });

  it('returns 404 if it is not offered', async () => {
    const borrower = await signIn(server());
    expect((await borrower.call('getProductInfo', { query: { id: '99' } })).code).toBe(404);
  });
});

describe('a quote', () => {
  it.each([
    [{ amount: 5001 }, 422],
    [{ amount: -1 }, 400],
    [{ amount: 'a lot' }, 400],
    [{ period: 14 }, 422],
    [{ period: 0 }, 400],
    [{ productId: '99' }, 404],
  ])('is rejected with %j', async (changes, code) => {
    const borrower = await signIn(server());
    const query = { amount: 5000, period: 7, productId: '1', ...changes };
    expect((await borrower.call('calculateQuote', { query })).code).toBe(code);
  });
});

describe('bank cards', () => {
  const card = ({ device }: Borrower, cardNo: string, changes: object = {}) => ({
    body: {
      bankCode: 'SBIN0000691',
      cardNo,
      confirmCardNo: cardNo,
      productId: '1',
      clientId: device,
      ...changes,
    },
  });

  it('are listed newest first, masked, with their bank', async () => {
    const borrower = await signIn(server());
    expect((await borrower.call('findUserBankCards')).data).toEqual([]);
    const first = await borrower.addCard('111122223333');
    await server().moveClock(secondMs);
    const second = (await borrower.call('bindBankCard', card(borrower, '444455556666'))).data!.id;
    expect((await borrower.call('findUserBankCards')).data).toEqual([
      {
        id: second,
        cardNo: 'XXXX6666',
        bankCode: 'SBIN0000691',
        bankName: 'State Bank of India',
      },
      { id: first, cardNo: 'XXXX3333', bankCode: 'HDFC0001234', bankName: 'HDFC Bank' },
    ]);
  });

  it('are added once when two calls send the same account', async () => {
    const borrower = await signIn(server());
    const add = () => borrower.call('bindBankCard', card(borrower, '777788889999'));
    const responses = await Promise.all([add(), add()]);
    expect(responses.map(({ code }) => code).toSorted()).toEqual([0, 409]);
  });

  it('are at most 20 for a borrower', async () => {
    const borrower = await signIn(server());
    const add = (index: number) =>
      borrower.call('bindBankCard', card(borrower, String(600_000_000 + index)));
    for (let index = 0; index < 20; index += 1) expect((await add(index)).code).toBe(0);
    expect(await add(20)).toMatchObject({
      code: 409,
      msg: 'You have added 20 accounts. More are not possible.',
    });
    expect(await add(0)).toMatchObject({ msg: 'This account has been added already.' });
  });

  it('can be added by two borrowers for the same account', async () => {
    for (const borrower of [await signIn(server()), await signIn(server())]) {
      expect((await borrower.call('bindBankCard', card(borrower, '123123123'))).code).toBe(0);
    }
  });

  it.each([
    [{ confirmCardNo: '1' }, 422],
    [{ cardNo: '12345678901234567890' }, 400],
    [{ cardNo: '12a4' }, 400],
    [{ bankCode: 'SBIN1000691' }, 400],
    [{ bankCode: 'SBIN0999999' }, 422],
    [{ cardNo: '000', confirmCardNo: '000' }, 422],
    [{ clientId: 'another-device' }, 422],
    [{ productId: '99' }, 404],
  ])('are rejected with %j', async (changes, code) => {
    const borrower = await signIn(server());
    expect((await borrower.call('bindBankCard', card(borrower, '123456', changes))).code).toBe(
      code,
    );
  });
});

describe('verification', () => {
  it('lists the steps in order, all done for a verified borrower', async () => {
    const borrower = await signIn(server());
    expect((await borrower.call('findUserAuth')).data).toEqual({
      userAuthConfigVoList: ['basic', 'work', 'identity', 'face', 'contacts'].map((key) => ({
        key,
      })),
      basic: 1,
      work: 1,
      kycAadhaarAndPan: 1,
      kycFaceAndHold: 1,
      contact: 1,
    });
  });
});

describe('calls without a session', () => {
  it('return the name of the product', async () => {
    const about = (await server().call('getAboutUs')).data;
    expect(about.appName).toBe('Tijori');
    expect(about.copywriting).toContain('Tijori');
  });

  it('return agreements that say they are samples', async () => {
    const { agreements } = (await server().call('getClientConfig')).data;
    for (const { sections } of [agreements!.loan, agreements!.privacy]) {
      expect(sections[0]!.heading).toBe('This is a sample');
    }
  });

  it('return help texts, a country and a tracking configuration', async () => {
    const questions = (await server().call('listFaq')).data;
    expect(questions).toContainEqual({
      title: 'What if my application is denied?',
      content: 'You may apply for the product again after 15 days.',
    });
    expect((await server().call('getCountry')).data).toEqual({
      countryCode: 'IN',
      phoneCode: '91',
    });
    await writeSettings(server().db, { countryCode: 'NP' });
    expect((await server().call('getCountry')).data).toEqual({
      countryCode: 'NP',
      phoneCode: '977',
    });
    await writeSettings(server().db, { countryCode: 'IN' });
    expect((await server().call('getTrackingConfig')).data).toEqual({ events: [] });
  });

  it('return whether the visitor is eligible, with reasons if not', async () => {
    const ask = (platform: string) => server().call('getEligibility', { query: { platform } });
    expect((await ask('ios-h5')).data).toEqual({ accordWith: true, reasons: [] });
    expect((await ask('android-h5')).data.accordWith).toBe(true);
    expect((await ask('windows')).code).toBe(400);
    await writeSettings(server().db, { isEligible: false });
    const { accordWith, reasons } = (await ask('ios-h5')).data;
    await writeSettings(server().db, { isEligible: true });
    expect(accordWith).toBe(false);
    expect(reasons).toHaveLength(1);
  });
});

describe('tracking', () => {
  it('stores one event per call, with the signed-in borrower', async () => {
    const borrower = await signIn(server());
    const event = { event: 'page_enter', type: 'enter', page: '/login', time: 1_767_241_800_000 };
    expect((await server().call('trackEventV2', { body: [event] })).code).toBe(0);
    expect((await borrower.call('trackEventV3', { body: [event] })).code).toBe(0);
    const rows = await server().db.select().from(trackingEvents).orderBy(trackingEvents.seq);
    expect(rows.map(({ version, userId }) => [version, userId !== null])).toEqual([
      [2, false],
      [3, true],
    ]);
    expect(rows[0]!.event).toEqual(event);
    expect((await server().call('trackEventV2', { body: [event, event] })).code).toBe(400);
    expect((await server().call('trackEventV2', { body: [] })).code).toBe(400);
  });
});
