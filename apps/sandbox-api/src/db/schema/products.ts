import type { Paise } from '@kosha/domain';
import { boolean, integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';
import { id, percent } from './columns.ts';

/** What is on offer (§3 Home product, Product info). */
export const products = pgTable('products', {
  id: id(),
  position: integer().notNull(),
  name: text().notNull(),
  logo: text().notNull(),
  /** The address of an external product's own site, where borrowers apply for it. */
  externalUrl: text(),
  isFull: boolean().notNull().default(false),
  /** 2 to 5: the tier that a borrower needs (D18). Any other value needs none. */
  orderNum: integer().notNull(),
  amountsPaise: jsonb().$type<readonly Paise[]>().notNull(),
  periodDays: integer().notNull(),
  /** The periods it is offered for (D38); which of them a loan can have, the profile says (D54). */
  periodsDays: jsonb().$type<readonly number[]>().notNull(),
  interestRatePercentPerDay: percent().notNull(),
  serviceRatePercent: percent().notNull(),
  overdueRatePercentPerDay: percent().notNull(),
  /** The processing fee of an extension, in percent of the amount (D53). */
  extensionRatePercent: percent().notNull(),
  loanProcessingTime: text().notNull(),
  score: real().notNull(),
  slogan: text().notNull(),
  eligibility: jsonb().$type<readonly string[]>().notNull(),
  requirements: jsonb().$type<readonly string[]>().notNull(),
});
