import type { Schema } from '@kosha/api-client';
import written from './__generated__/responses.json' with { type: 'json' };

/** The responses that one order's screens read. */
export interface OrderResponses {
  detail: Schema<'OrderDetail'>;
  /** Null if the server refuses. */
  extension: Schema<'ExtensionInfo'> | null;
  /** Null if the loan cannot be returned. */
  coolingOff: Schema<'CoolingOff'> | null;
  /** The loan that starts automatically once this one is repaid. */
  next: Schema<'ScheduledOrder'> | null;
  /** Only for orders whose statement is in a story; its wording comes from `domain`. */
  keyFacts: Pick<Schema<'KeyFactsStatement'>, 'facts' | 'isExpired' | 'acknowledgedTime'> | null;
}

/** A product's data, and the cost of its largest amount; null if the server refuses. */
export interface ProductResponses {
  info: Schema<'ProductInfo'>;
  costNow: Schema<'Quote'> | null;
  /** Once the borrower's newest order is repaid. */
  costNext: Schema<'Quote'> | null;
}

/** The reference server's responses to one persona. */
export interface PersonaResponses {
  home: Schema<'HomeIndex'>;
  auth: Schema<'UserAuth'>;
  cards: Schema<'BankCard'>[];
  /** Newest first. */
  orders: Schema<'OrderListItem'>[];
  /** The newest order, by its id. */
  byOrder: Record<string, OrderResponses>;
  /** Loans that wait for a repayment, and refused ones. */
  schedules: Schema<'ScheduledOrder'>[];
  byProduct: Record<string, ProductResponses>;
  /** Only for one persona: the account and forms in My data. */
  privacy?: { data: Schema<'DataExport'>; erasure: Schema<'Erasure'> };
}

export interface SampleData {
  /** The time of all responses, epoch milliseconds. */
  now: number;
  /** When every persona signed up, epoch milliseconds. */
  memberSince: number;
  /** Under the strict policy, what public pages disclose about all products. */
  terms: Schema<'DisclosedTerms'>;
  agreements: NonNullable<Schema<'ClientConfig'>['agreements']>;
  faq: Schema<'FaqItem'>[];
  aboutUs: Schema<'AboutUs'>;
  personas: Record<string, PersonaResponses>;
}

/** Written by the server's test of its personas (`UPDATE_SAMPLE_DATA=1`). */
export const sampleResponses = written as unknown as SampleData;
