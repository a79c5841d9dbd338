import type { Schema } from '@kosha/api-client';
import written from './__generated__/responses.json' with { type: 'json' };

export interface OrderResponses {
  detail: Schema<'OrderDetail'>;
  /** Null if the server refuses the request for the extension. */
  extension: Schema<'ExtensionInfo'> | null;
  /** Null if the loan cannot be returned. */
  coolingOff: Schema<'CoolingOff'> | null;
  /** The loan that starts automatically when this loan is repaid. */
  next: Schema<'ScheduledOrder'> | null;
  /** Null unless a story shows the Key Facts Statement of the order. */
  keyFacts: Pick<Schema<'KeyFactsStatement'>, 'facts' | 'isExpired' | 'acknowledgedTime'> | null;
}

/**
 * The quotes `costNow` and `costNext` are for the product's largest amount. A quote is null if the
 * server refuses to calculate it.
 */
export interface ProductResponses {
  info: Schema<'ProductInfo'>;
  costNow: Schema<'Quote'> | null;
  /** The quote for a loan after the repayment of the newest order; also null without an order. */
  costNext: Schema<'Quote'> | null;
}

export interface PersonaResponses {
  home: Schema<'HomeIndex'>;
  auth: Schema<'UserAuth'>;
  cards: Schema<'BankCard'>[];
  orders: Schema<'OrderListItem'>[];
  /** By order id; only the newest order has an entry. */
  byOrder: Record<string, OrderResponses>;
  schedules: Schema<'ScheduledOrder'>[];
  byProduct: Record<string, ProductResponses>;
  privacy?: { data: Schema<'DataExport'>; erasure: Schema<'Erasure'> };
}

export interface SampleData {
  /** The time of all responses, in epoch milliseconds. */
  now: number;
  memberSince: number;
  /** The loan terms that public pages disclose under the strict policy. */
  terms: Schema<'DisclosedTerms'>;
  agreements: NonNullable<Schema<'ClientConfig'>['agreements']>;
  faq: Schema<'FaqItem'>[];
  aboutUs: Schema<'AboutUs'>;
  personas: Record<string, PersonaResponses>;
}

/**
 * Responses of the sandbox server. Its test `personas/sample-data.test.ts` writes them to the JSON
 * file if the environment variable `UPDATE_SAMPLE_DATA` is 1.
 */
export const sampleResponses = written as unknown as SampleData;
