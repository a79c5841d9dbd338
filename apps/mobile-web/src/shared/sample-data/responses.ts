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
 * The quotes of a product are for its largest amount. A quote is null if the server refuses the
 * request.
 */
export interface ProductResponses {
  info: Schema<'ProductInfo'>;
  costNow: Schema<'Quote'> | null;
  /** The cost after the borrower's newest order has been repaid. */
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

/** The server's test of the sample borrowers writes this data with `UPDATE_SAMPLE_DATA=1`. */
export const sampleResponses = written as unknown as SampleData;
