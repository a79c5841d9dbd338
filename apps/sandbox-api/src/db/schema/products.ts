import { boolean, integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';
import { id, percent } from './columns.ts';

/** What is on offer (§3 Home product, Product info). */
export const products = pgTable('products', {
  id: id(),
  position: integer().notNull(),
  name: text().notNull(),
  logo: text().notNull(),
  /** Set on an external product, which is opened there and not applied for here. */
  externalUrl: text(),
  isFull: boolean().notNull().default(false),
  /** 2 to 5: the tier a borrower must have reached (D18); any other value asks for none. */
  orderNum: integer().notNull(),
  amountsPaise: jsonb().$type<readonly number[]>().notNull(),
  periodDays: integer().notNull(),
  interestRatePercentPerDay: percent().notNull(),
  serviceRatePercent: percent().notNull(),
  overdueRatePercentPerDay: percent().notNull(),
  loanProcessingTime: text().notNull(),
  score: real().notNull(),
  slogan: text().notNull(),
  eligibility: jsonb().$type<readonly string[]>().notNull(),
  requirements: jsonb().$type<readonly string[]>().notNull(),
});
