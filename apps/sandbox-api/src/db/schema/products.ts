import type { Paise } from '@kosha/domain';
import { boolean, integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';
import { id, percent } from './columns.ts';

/** Loan products (§3 Home product, Product info). */
export const products = pgTable('products', {
  id: id(),
  position: integer().notNull(),
  name: text().notNull(),
  logo: text().notNull(),
  externalUrl: text(),
  isFull: boolean().notNull().default(false),
  /** The tier that unlocks the product, 2 to 5 (D18). Any other value means all tiers. */
  orderNum: integer().notNull(),
  amountsPaise: jsonb().$type<readonly Paise[]>().notNull(),
  periodDays: integer().notNull(),
  /** The offered terms in days (D38). The policy profile may exclude some of them (D54). */
  periodsDays: jsonb().$type<readonly number[]>().notNull(),
  interestRatePercentPerDay: percent().notNull(),
  serviceRatePercent: percent().notNull(),
  overdueRatePercentPerDay: percent().notNull(),
  /** Processing fee of an extension, in percent of the loan amount (D53). */
  extensionRatePercent: percent().notNull(),
  loanProcessingTime: text().notNull(),
  score: real().notNull(),
  slogan: text().notNull(),
  eligibility: jsonb().$type<readonly string[]>().notNull(),
  requirements: jsonb().$type<readonly string[]>().notNull(),
});
