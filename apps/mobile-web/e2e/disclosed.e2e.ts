import type { APIRequestContext, Page } from '@playwright/test';
import { askServer } from './support/api.ts';
import { signInAs, type PersonaSession } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

/*
 * Every amount, percentage and number of days that a page discloses before a loan, beside the quotes of the server:
 * for each tier, each product, each amount and each term.
 */

interface Offer {
  id: string;
  name: string;
  amounts: number[];
  terms: number[];
  /** Percent a day. */
  interestRate: number;
  periods: number[];
}

interface Quoted {
  arriveAmount: number;
  repaymentAmount: number;
  serviceFee: number;
  gstFee: number;
  interest: number;
}

/** What may be said, each figure as it is written. */
type Allowed = Set<string>;

/** The rules of the business, which are the same for every loan (§9): GST, tiers, waits, answers to grievances. */
const rules = ['18%', '5%', '9%', '13%', '14%', '15 days', '30 days', '100%'];
/** The specification's sample, which no quote backs (§9.21, §9.22). */
const sample = ['30%', '91 days', '360 days', '180 days'];

const inr = (rupees: number) =>
  `₹${rupees.toLocaleString('en-IN', {
    minimumFractionDigits: Number.isInteger(rupees) ? 0 : 2,
    maximumFractionDigits: 2,
  })}`;
const toPaisa = (rupees: number) => Math.round(rupees * 100) / 100;

/** What one quote says, and what follows from it by arithmetic alone. */
function figuresOf(amount: number, days: number, quoted: Quoted): string[] {
  const { arriveAmount, repaymentAmount, serviceFee, gstFee, interest } = quoted;
  const cost = toPaisa(repaymentAmount - arriveAmount);
  const apr = (cost / arriveAmount) * (365 / days) * 100;
  return [
    ...[amount, arriveAmount, repaymentAmount, serviceFee, gstFee, interest, cost].map(inr),
    inr(toPaisa(amount - arriveAmount)),
    `${apr.toLocaleString('en-IN', { maximumFractionDigits: 1 })}%`,
    `${days} days`,
  ];
}

class Server {
  readonly #request: APIRequestContext;
  readonly #session: PersonaSession;

  constructor(request: APIRequestContext, session: PersonaSession) {
    this.#request = request;
    this.#session = session;
  }

  async #ask<Data>(path: string): Promise<Data> {
    const { code, data, msg } = await askServer(this.#request, this.#session, path);
    expect([code, msg, path]).toEqual([0, msg, path]);
    return data as Data;
  }

  /** The products that this borrower may have. */
  async offers(): Promise<Offer[]> {
    const { homeProductVos } = await this.#ask<{ homeProductVos: Record<string, unknown>[] }>(
      '/home/v1/index',
    );
    const open = homeProductVos.filter(
      (one) => one['productType'] === 1 && one['productStatus'] === 1 && one['isFull'] === 0,
    );
    return Promise.all(
      open.map(async ({ id, name }) => {
        const info = await this.#ask<{
          amountList: number[];
          interestRate: number;
          periodList: number[];
          terms?: { here: number[] };
        }>(`/product/v1/product-info?id=${String(id)}`);
        return {
          id: String(id),
          name: String(name),
          amounts: info.amountList,
          terms: info.terms?.here ?? [7],
          interestRate: info.interestRate,
          periods: info.periodList,
        };
      }),
    );
  }

  /** Every figure that this product's quotes back, for one term or for all. */
  async backed(offer: Offer, terms: readonly number[] = offer.terms): Promise<Allowed> {
    const asked = terms.flatMap((days) => offer.amounts.map((amount) => ({ amount, days })));
    const told = await Promise.all(
      asked.map(async ({ amount, days }) => {
        const query = `amount=${amount}&period=${days}&productId=${offer.id}`;
        return figuresOf(amount, days, await this.#ask<Quoted>(`/order/v1/calculate?${query}`));
      }),
    );
    return new Set([
      ...told.flat(),
      ...rules,
      `${offer.interestRate}%`,
      ...offer.periods.map((days) => `${days} days`),
    ]);
  }
}

/** Each figure of a page as it is written, also what is folded. */
async function figuresOn(page: Page): Promise<string[]> {
  const text = ((await page.getByRole('main').textContent()) ?? '').replaceAll(/\s+/g, ' ');
  const found = [
    ...text.matchAll(
      /₹ ?[\d,]+(?:\.\d\d)?|\d[\d,]*(?:\.\d+)?%|((?:\d+(?:, |~| or ))*\d+) days?\b/g,
    ),
  ];
  return found.flatMap(([figure, days]) =>
    days === undefined
      ? [figure.replace('₹ ', '₹')]
      : days.split(/, |~| or /).map((count) => `${count} days`),
  );
}

async function expectBacked(page: Page, allowed: Allowed, atLeast = 1): Promise<void> {
  await expect
    .poll(async () => {
      const figures = await figuresOn(page);
      return [figures.length >= atLeast, figures.filter((figure) => !allowed.has(figure))];
    })
    .toEqual([true, []]);
}

/** Walks through the amounts of the apply page, from the largest or the chosen one down to the smallest. */
async function readAmounts(page: Page, allowed: Allowed, amounts: readonly number[]) {
  const amount = page.getByLabel('Amount', { exact: true });
  for (const rupees of amounts.toReversed()) {
    await amount.selectOption(String(rupees));
    // The price of this amount has come.
    await expect(page.getByRole('button', { name: 'APPLY NOW' })).toBeEnabled();
    await expectBacked(page, allowed, 5);
  }
}

const tiers = ['verified', 'settled', 'silver', 'gold', 'platinum'];

test('as specified every figure before a loan is one of a quote, or the sample that is marked as one', async ({
  page,
  request,
  sandbox,
  phone,
}) => {
  test.slow();
  for (const tier of tiers) {
    const session = await sandbox.persona(tier, phone);
    const server = new Server(request, session);
    await signInAs(page, session);
    const offers = await server.offers();
    const all = new Set([...sample, ...rules]);
    for (const offer of offers) {
      const allowed = await server.backed(offer);
      for (const figure of allowed) all.add(figure);
      await page.goto(`/product/${offer.id}`);
      await expectBacked(page, allowed, 5);
      await page.goto(`/product/${offer.id}/detail`);
      await readAmounts(page, allowed, offer.amounts);
    }
    await page.goto('/');
    await expectBacked(page, withMaxima(all, await maxima(request, session)), 3);
  }
});

test('by the strict rules every figure is one of a quote for the term that is chosen, and no sample is left', async ({
  page,
  request,
  sandbox,
  phone,
}) => {
  test.slow();
  await sandbox.set({ policyProfile: 'strict' });
  const session = await sandbox.persona('platinum', phone);
  const server = new Server(request, session);
  await signInAs(page, session);
  const offers = await server.offers();
  const all: Allowed = new Set(rules);
  for (const offer of offers) {
    for (const figure of await server.backed(offer)) all.add(figure);
    const smallest = inr(offer.amounts[0] ?? 0);
    for (const days of offer.terms) {
      const allowed = await server.backed(offer, [days]);
      await page.goto(`/product/${offer.id}/detail`);
      if (days === offer.terms[0]) {
        await page.getByRole('button', { name: smallest, exact: true }).click();
        if (offer.terms.length > 1)
          await page.getByRole('button', { name: `${days} days`, exact: true }).click();
      } else await page.getByLabel('Period').selectOption(String(days));
      // The choices of the term are no disclosure of this one.
      for (const other of offer.terms) allowed.add(`${other} days`);
      await readAmounts(page, allowed, offer.amounts);
    }
  }
  await page.goto('/');
  await expectBacked(page, withMaxima(all, await maxima(request, session)), 3);
});

for (const policyProfile of ['specified', 'strict'] as const) {
  test(`public pages and agreements disclose what is true, ${policyProfile}`, async ({
    page,
    request,
    sandbox,
    phone,
  }) => {
    await sandbox.set({ policyProfile });
    const best = await sandbox.persona('platinum', phone);
    const everyProduct = await new Server(request, best).offers();
    const untiered = new Server(request, await sandbox.persona('verified', phone));
    const allowed: Allowed = new Set(rules);
    if (policyProfile === 'specified') for (const figure of sample) allowed.add(figure);
    else {
      const rates = everyProduct.map(({ interestRate }) => toPaisa(interestRate * 365));
      for (const rate of [Math.min(...rates), Math.max(...rates)]) allowed.add(`${rate}%`);
      // The dearest loan of all, at no tier: its figures are those of its own quote.
      for (const offer of everyProduct)
        for (const figure of await untiered.backed(offer)) allowed.add(figure);
    }
    for (const path of ['/download', '/agreement/loan', '/agreement/privacy', '/distribution']) {
      await page.goto(path);
      await expectBacked(page, allowed, path === '/download' ? 5 : 0);
      if (policyProfile === 'strict') {
        const figures = await figuresOn(page);
        expect(figures.filter((figure) => ['30%', '360 days'].includes(figure))).toEqual([]);
      }
    }
  });
}

/** What home says of products that are locked: up to how much. */
async function maxima(request: APIRequestContext, session: PersonaSession): Promise<number[]> {
  const { data } = await askServer(request, session, '/home/v1/index');
  const { homeProductVos } = data as { homeProductVos: { maxAmount: number }[] };
  return homeProductVos.map(({ maxAmount }) => maxAmount);
}

const withMaxima = (allowed: Allowed, amounts: readonly number[]): Allowed =>
  new Set([...allowed, ...amounts.map(inr)]);
