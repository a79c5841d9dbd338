import type { LoanPrice } from '@kosha/domain';

/** The price of a loan as far as the server's figures could be read; the others are null. */
export type KnownPrice = { [Line in keyof LoanPrice]: number | null };

/** Nobody takes or pays money without these two figures on the screen. */
export const isPriceKnown = ({
  receivedPaise,
  repaymentPaise,
}: Pick<KnownPrice, 'receivedPaise' | 'repaymentPaise'>): boolean =>
  receivedPaise !== null && repaymentPaise !== null;

export const isWhole = (price: KnownPrice): price is LoanPrice =>
  Object.values(price).every((paise) => paise !== null);

/** The difference of two amounts; null unless both are known. */
export const minus = (paise: number | null, taken: number | null): number | null =>
  paise === null || taken === null ? null : paise - taken;
