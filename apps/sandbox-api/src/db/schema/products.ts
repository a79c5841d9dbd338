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
  /** The required tier, 2 to 5 (D18). Other values require no tier. */
  orderNum: integer().notNull(),
  amountsPaise: jsonb().$type<readonly Paise[]>().notNull(),
  periodDays: integer().notNull(),
  /** Offered periods (D38). The policy profile may restrict them (D54). */
  periodsDays: jsonb().$type<readonly number[]>().notNull(),
  interestRatePercentPerDay: percent().notNull(),
  serviceRatePercent: percent().notNull(),
  overdueRatePercentPerDay: percent().notNull(),
  /** Processing fee of an extension, in percent of the amount (D53). */
  extensionRatePercent: percent().notNull(),
  loanProcessingTime: text().notNull(),
  score: real().notNull(),
  slogan: text().notNull(),
  eligibility: jsonb().$type<readonly string[]>().notNull(),
  requirements: jsonb().$type<readonly string[]>().notNull(),
});
