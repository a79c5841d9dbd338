import type { Schema } from '@kosha/api-client';
import written from './__generated__/responses.json' with { type: 'json' };

/** The responses that the screens of one order need. */
export interface OrderResponses {
  detail: Schema<'OrderDetail'>;
  /** Null if the server refuses the call. */
  extension: Schema<'ExtensionInfo'> | null;
  /** Null if the loan cannot be returned. */
  coolingOff: Schema<'CoolingOff'> | null;
  /** The loan that starts automatically when this one is repaid. */
  next: Schema<'ScheduledOrder'> | null;
  /** Only for orders whose statement is shown in a story; its wording comes from `domain`. */
  keyFacts: Pick<Schema<'KeyFactsStatement'>, 'facts' | 'isExpired' | 'acknowledgedTime'> | null;
}

/** A product's data, and quotes for its largest amount; a refused quote is null. */
export interface ProductResponses {
  info: Schema<'ProductInfo'>;
  costNow: Schema<'Quote'> | null;
  /** The cost after the borrower's newest order has been repaid. */
  costNext: Schema<'Quote'> | null;
}

/** The reference server's responses to one persona. */
export interface PersonaResponses {
  home: Schema<'HomeIndex'>;
  auth: Schema<'UserAuth'>;
  cards: Schema<'BankCard'>[];
  /** Newest first. */
  orders: Schema<'OrderListItem'>[];
  /** The borrower's newest order, by its id. */
  byOrder: Record<string, OrderResponses>;
  /** Scheduled orders that wait for a repayment, and refused ones. */
  schedules: Schema<'ScheduledOrder'>[];
  byProduct: Record<string, ProductResponses>;
  /** Only for one persona: the account and forms of My data. */
  privacy?: { data: Schema<'DataExport'>; erasure: Schema<'Erasure'> };
}

export interface SampleData {
  /** The time of all responses, in epoch milliseconds. */
  now: number;
  /** When all personas signed up, in epoch milliseconds. */
  memberSince: number;
  /** What public pages disclose about all products under the strict policy. */
  terms: Schema<'DisclosedTerms'>;
  agreements: NonNullable<Schema<'ClientConfig'>['agreements']>;
  faq: Schema<'FaqItem'>[];
  aboutUs: Schema<'AboutUs'>;
  personas: Record<string, PersonaResponses>;
}

/** Written by the server's test of the personas (`UPDATE_SAMPLE_DATA=1`). */
export const sampleResponses = written as unknown as SampleData;
