import type { Schema } from '@kosha/api-client';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { epochMs, id } from './columns.ts';
import { opinions } from './opinions.ts';
import { owner } from './users.ts';

/** The forms that the server describes, by their names in the contract. */
export type FormName = 'baseInfo' | 'workInfo';

/** The fields of each form in each version. A setting says which version is shown. */
export const formDescriptors = pgTable(
  'form_descriptors',
  {
    form: text().$type<FormName>().notNull(),
    version: integer().notNull(),
    fields: jsonb().$type<readonly Schema<'DynamicField'>[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.form, table.version] })],
);

/** The latest answers of a borrower, by the fields' payload names. */
export const formAnswers = pgTable(
  'form_answers',
  {
    userId: owner(),
    form: text().$type<FormName>().notNull(),
    version: integer().notNull(),
    answers: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
    savedAtMs: epochMs().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.form] })],
);

export type PhotoKind = 'aadhaarFront' | 'aadhaarBack' | 'pan' | 'face' | 'feedback';

/**
 * Pictures that borrowers sent; `id` is the name of the file with the bytes. The newest of a kind counts.
 * `verdict` is the result of its check, or 'kept' without a check. A number that was read is kept
 * masked and as a keyed hash, never whole.
 */
export const pictures = pgTable(
  'pictures',
  {
    id: id(),
    seq: bigserial({ mode: 'number' }).notNull(),
    userId: owner(),
    kind: text().$type<PhotoKind>().notNull(),
    mediaType: text().notNull(),
    sizeBytes: integer().notNull(),
    widthPx: integer().notNull(),
    heightPx: integer().notNull(),
    sha256: text().notNull(),
    verdict: text().$type<'kept' | 'passed' | 'failed'>().notNull(),
    numberHash: text(),
    numberMasked: text(),
    /** The feedback it belongs to; null for any other kind. */
    opinionId: text().references(() => opinions.id, { onDelete: 'cascade' }),
    createdAtMs: epochMs().notNull(),
    /** A newer picture of its kind with the same verdict came. Never true for one of a feedback. */
    isReplaced: boolean().notNull().default(false),
  },
  (table) => [
    index('pictures_by_user').on(table.userId, table.kind, table.seq),
    index('pictures_by_opinion').on(table.opinionId, table.seq),
    index('pictures_replaced')
      .on(table.createdAtMs)
      .where(sql`is_replaced`),
  ],
);

/** Aadhaar numbers that a borrower has verified: by a code, or the provider knew them already. */
export const aadhaarVerifications = pgTable(
  'aadhaar_verifications',
  {
    userId: owner(),
    aadhaarHash: text().notNull(),
    verifiedAtMs: epochMs().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.aadhaarHash] }),
    index('aadhaar_verifications_by_age').on(table.verifiedAtMs),
  ],
);

/** Accepted identities. Numbers are masked and hashed with a key; each belongs to one account. */
export const identities = pgTable('identities', {
  userId: owner().primaryKey(),
  aadhaarHash: text().notNull().unique(),
  aadhaarMasked: text().notNull(),
  panHash: text().notNull().unique(),
  panMasked: text().notNull(),
  acceptedAtMs: epochMs().notNull(),
});

/** Emergency contacts, `position` 1 to 3, each with the link of their SMS (D06). */
export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    userId: owner(),
    position: integer().notNull(),
    name: text().notNull(),
    /** 10 digits. */
    phone: text().notNull(),
    /** The relation's value on the wire. What it means depends on `position` (§3). */
    relation: text().notNull(),
    tokenHash: text().notNull().unique(),
    createdAtMs: epochMs().notNull(),
    expiresAtMs: epochMs().notNull(),
    answer: text().$type<'confirmed' | 'declined'>(),
    answeredAtMs: epochMs(),
  },
  (table) => [
    unique('contacts_one_per_position').on(table.userId, table.position),
    index('contacts_not_agreed')
      .on(table.expiresAtMs)
      .where(sql`${table.answer} is distinct from 'confirmed'`),
  ],
);
