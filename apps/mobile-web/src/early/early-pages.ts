import { addressOf, type CallInput, type PathOf } from '@kosha/api-client';
import { limits } from '@kosha/domain';
import { apiBase } from '../shared/server/api-base.ts';
import { patterns } from '../shared/paths.ts';

/**
 * A screen with a page of its own, and what the inline script of this page asks the server; `:pid` stands for the id in the
 * page's path.
 */
export interface EarlyPage {
  pattern: string;
  /** Addresses of reads, exactly as the screen's own queries send them; first those that another answer waits for. */
  reads: readonly string[];
  /**
   * The price of the largest amount, `:amount`, once the answer `of` has told the amounts; for `:period` days, the
   * first term that it tells, else `days`.
   */
  price?: { of: string; at: string; days: number };
  /** Which of the inline scripts its page has: pages that a visit may open after each other share one. */
  script: 'tabs' | 'loans';
  /** Whether the screen is shown before the app is here (`src/picture`). */
  isPictured?: true;
}

type Loose<Query> = { [Name in keyof Query]: Query[Name] | string };

const read = <Path extends PathOf<'get'>>(
  path: Path,
  query?: Loose<CallInput<'get', Path>['query']>,
): string =>
  addressOf({ baseUrl: apiBase, path, query: query as Record<string, unknown> }).replaceAll(
    '%3A',
    ':',
  );

const home = read('/home/v1/index');
const product = read('/product/v1/product-info', { id: ':pid' });
const price = {
  of: product,
  days: limits.quotePeriodDays,
  at: read('/order/v1/calculate', {
    amount: ':amount',
    period: ':period',
    productId: ':pid',
  }),
};

/** Only the build reads this table; a journey compares it with what the screens ask. */
export const earlyPages: readonly EarlyPage[] = [
  {
    pattern: patterns.home,
    script: 'tabs',
    reads: [home, read('/auth/v1/find-user-auth')],
    isPictured: true,
  },
  { pattern: patterns.orders, script: 'tabs', reads: [read('/order/v1/list')], isPictured: true },
  { pattern: patterns.personal, script: 'tabs', reads: [] },
  {
    pattern: patterns.product,
    script: 'loans',
    reads: [product, home],
    price,
    isPictured: true,
  },
  {
    pattern: patterns.apply,
    script: 'loans',
    isPictured: true,
    reads: [
      product,
      read('/order/v1/precheck', { productId: ':pid' }),
      home,
      read('/bank/v1/find-user-bank-card'),
    ],
    price,
  },
];
