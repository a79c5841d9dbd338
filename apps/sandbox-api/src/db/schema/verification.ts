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
import { userReference } from './users.ts';

export type FormName = 'baseInfo' | 'workInfo';

export const formDescriptors = pgTable(
  'form_descriptors',
  {
    form: text().$type<FormName>().notNull(),
    version: integer().notNull(),
    fields: jsonb().$type<readonly Schema<'DynamicField'>[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.form, table.version] })],
);

/** The borrower's latest answers in a form, keyed by the payload name of each field. */
export const formAnswers = pgTable(
  'form_answers',
  {
    userId: userReference(),
    form: text().$type<FormName>().notNull(),
    version: integer().notNull(),
    answers: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
    savedAtMs: epochMs().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.form] })],
);

export type PhotoKind = 'aadhaarFront' | 'aadhaarBack' | 'pan' | 'face' | 'feedback';

/**
 * Photos that borrowers uploaded. The photo's file has the name `id`; numbers that OCR reads from a
 * photo are stored only masked and hashed.
 */
export const pictures = pgTable(
  'pictures',
  {
    id: id(),
    seq: bigserial({ mode: 'number' }).notNull(),
    userId: userReference(),
    kind: text().$type<PhotoKind>().notNull(),
    mediaType: text().notNull(),
    sizeBytes: integer().notNull(),
    widthPx: integer().notNull(),
    heightPx: integer().notNull(),
    sha256: text().notNull(),
    verdict: text().$type<'kept' | 'passed' | 'failed'>().notNull(),
    numberHash: text(),
    numberMasked: text(),
    opinionId: text().references(() => opinions.id, { onDelete: 'cascade' }),
    createdAtMs: epochMs().notNull(),
    /** True if a newer photo has the same kind and verdict. Always false for feedback photos. */
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

/**
 * Aadhaar numbers that the borrower verified with a one-time code, or that the identity provider
 * reported as already verified.
 */
export const aadhaarVerifications = pgTable(
  'aadhaar_verifications',
  {
    userId: userReference(),
    aadhaarHash: text().notNull(),
    verifiedAtMs: epochMs().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.aadhaarHash] }),
    index('aadhaar_verifications_by_age').on(table.verifiedAtMs),
  ],
);

/** Aadhaar and PAN numbers, masked and as keyed hashes. A number belongs to one account only. */
export const identities = pgTable('identities', {
  userId: userReference().primaryKey(),
  aadhaarHash: text().notNull().unique(),
  aadhaarMasked: text().notNull(),
  panHash: text().notNull().unique(),
  panMasked: text().notNull(),
  acceptedAtMs: epochMs().notNull(),
});

/**
 * Emergency contacts, at `position` 1 to 3. `tokenHash` is the hash of the token in the link that
 * the contact receives by SMS (D06).
 */
export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    userId: userReference(),
    position: integer().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    /** The code of the relation, as in the contract. Its meaning depends on `position` (§3). */
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
