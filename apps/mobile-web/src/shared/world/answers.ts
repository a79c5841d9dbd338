import type { Schema } from '@kosha/api-client';

/** What the screens of one order read. */
export interface OrderAnswers {
  detail: Schema<'OrderDetail'>;
  /** Null where the server refuses one. */
  extension: Schema<'ExtensionInfo'> | null;
  /** Null where the loan cannot be returned. */
  coolingOff: Schema<'CoolingOff'> | null;
  /** The loan that begins by itself once this one is repaid. */
  next: Schema<'ScheduledOrder'> | null;
  /** Of those whose statement stories show; its words are those of `domain`. */
  keyFacts: Pick<Schema<'KeyFactsStatement'>, 'facts' | 'isExpired' | 'acknowledgedTime'> | null;
}

/** A product's facts, and what its largest amount costs; null where the server refuses to tell. */
export interface ProductAnswers {
  info: Schema<'ProductInfo'>;
  costNow: Schema<'Quote'> | null;
  /** Once the borrower's newest order is repaid. */
  costNext: Schema<'Quote'> | null;
}

/** What the reference server answers to one persona. */
export interface PersonaAnswers {
  home: Schema<'HomeIndex'>;
  auth: Schema<'UserAuth'>;
  cards: Schema<'BankCard'>[];
  /** The newest first. */
  orders: Schema<'OrderListItem'>[];
  /** By its id: the newest order. */
  byOrder: Record<string, OrderAnswers>;
  /** Loans that wait for a repayment, and those that were refused. */
  schedules: Schema<'ScheduledOrder'>[];
  byProduct: Record<string, ProductAnswers>;
  /** Of one persona: what My data shows of the account and the forms. */
  privacy?: { data: Schema<'DataExport'>; erasure: Schema<'Erasure'> };
}

export interface World {
  /** The time of all answers, epoch ms. */
  now: number;
  /** When every persona has signed up, epoch ms. */
  memberSince: number;
  /** By the strict rules, what public pages say of all products. */
  terms: Schema<'DisclosedTerms'>;
  agreements: NonNullable<Schema<'ClientConfig'>['agreements']>;
  faq: Schema<'FaqItem'>[];
  aboutUs: Schema<'AboutUs'>;
  personas: Record<string, PersonaAnswers>;
}
