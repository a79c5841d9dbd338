import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { requestServer } from './api.ts';
import type { PersonaSession } from './sandbox.ts';
import { expect } from './test.ts';

/* Compares the amounts, percentages and numbers of days on a page with the figures that the page
   may show: those of the server's quotes and those of the rules. */

export interface QuotedProduct {
  id: string;
  name: string;
  amounts: number[];
  terms: number[];
  /** In percent per day. */
  interestRate: number;
  periods: number[];
}

export interface QuotedAmounts {
  arriveAmount: number;
  repaymentAmount: number;
  serviceFee: number;
  gstFee: number;
  interest: number;
}

/** The figures as displayed, such as '₹4,410.50'. */
export type AllowedFigures = Set<string>;

/**
 * Figures that are the same for every loan (§9): for example GST, the fee reductions of tiers,
 * waiting periods, and response times for grievances.
 */
export const ruleFigures = ['18%', '5%', '9%', '13%', '14%', '15 days', '30 days', '100%'];
/** The sample figures of the specification, which match no quote (§9.21, §9.22). */
export const sampleFigures = ['30%', '91 days', '360 days', '180 days'];

export const formatRupees = (rupees: number) =>
  `₹${rupees.toLocaleString('en-IN', {
    minimumFractionDigits: Number.isInteger(rupees) ? 0 : 2,
    maximumFractionDigits: 2,
  })}`;
export const roundToPaisa = (rupees: number) => Math.round(rupees * 100) / 100;

export function figuresOf(amount: number, days: number, quoted: QuotedAmounts): string[] {
  const { arriveAmount, repaymentAmount, serviceFee, gstFee, interest } = quoted;
  const cost = roundToPaisa(repaymentAmount - arriveAmount);
  const apr = (cost / arriveAmount) * (365 / days) * 100;
  return [
    ...[amount, arriveAmount, repaymentAmount, serviceFee, gstFee, interest, cost].map(
      formatRupees,
    ),
    formatRupees(roundToPaisa(amount - arriveAmount)),
    `${apr.toLocaleString('en-IN', { maximumFractionDigits: 1 })}%`,
    `${days} days`,
  ];
}

export class FiguresClient {
  readonly #request: APIRequestContext;
  readonly #session: PersonaSession;

  constructor(request: APIRequestContext, session: PersonaSession) {
    this.#request = request;
    this.#session = session;
  }

  async #ask<Data>(path: string): Promise<Data> {
    const { code, data, msg } = await requestServer(this.#request, this.#session, path);
    expect([code, msg, path]).toEqual([0, msg, path]);
    return data as Data;
  }

  async offers(): Promise<QuotedProduct[]> {
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

  async backed(
    offer: QuotedProduct,
    terms: readonly number[] = offer.terms,
  ): Promise<AllowedFigures> {
    const choices = terms.flatMap((days) => offer.amounts.map((amount) => ({ amount, days })));
    const figures = await Promise.all(
      choices.map(async ({ amount, days }) => {
        const query = `amount=${amount}&period=${days}&productId=${offer.id}`;
        return figuresOf(
          amount,
          days,
          await this.#ask<QuotedAmounts>(`/order/v1/calculate?${query}`),
        );
      }),
    );
    return new Set([
      ...figures.flat(),
      ...ruleFigures,
      `${offer.interestRate}%`,
      ...offer.periods.map((days) => `${days} days`),
    ]);
  }
}

/**
 * Returns the text of the element, including collapsed sections, with spaces between the texts of
 * nested elements.
 */
const textOf = (target: Locator): Promise<string> =>
  target.evaluate((shown) => {
    const copy = shown.cloneNode(true) as Element;
    for (const own of copy.querySelectorAll('*')) own.prepend(' ');
    return copy.textContent;
  });

export async function readFiguresOn(target: Locator): Promise<string[]> {
  const text = (await textOf(target)).replaceAll(/\s+/g, ' ');
  const found = [
    ...text.matchAll(
      /₹ ?\d+(?:,\d+)*(?:\.\d\d)?|\d[\d,]*(?:\.\d+)?%|((?:\d+(?:, |~| or ))*\d+) days?\b/g,
    ),
  ];
  return found.flatMap(([figure, days]) =>
    days === undefined
      ? [figure.replace('₹ ', '₹')]
      : days.split(/, |~| or /).map((count) => `${count} days`),
  );
}

export async function expectOnlyAllowedFigures(
  page: Page,
  allowed: AllowedFigures,
  atLeast = 1,
  target: Locator = page.getByRole('main'),
): Promise<void> {
  await expect
    .poll(async () => {
      const figures = await readFiguresOn(target);
      return [figures.length >= atLeast, figures.filter((figure) => !allowed.has(figure))];
    })
    .toEqual([true, []]);
}

/** Returns the maximum amount of each product on Home, including locked products. */
export async function readMaximumAmounts(
  request: APIRequestContext,
  session: PersonaSession,
): Promise<number[]> {
  const { data } = await requestServer(request, session, '/home/v1/index');
  const { homeProductVos } = data as { homeProductVos: { maxAmount: number }[] };
  return homeProductVos.map(({ maxAmount }) => maxAmount);
}

export const withMaxima = (allowed: AllowedFigures, amounts: readonly number[]): AllowedFigures =>
  new Set([...allowed, ...amounts.map(formatRupees)]);
