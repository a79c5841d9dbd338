import type { Schema } from '@kosha/api-client';
import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { epochMs, id } from './columns.ts';
import { users } from './users.ts';

const owner = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The forms the server describes, as the contract names them. */
export type FormName = 'baseInfo' | 'workInfo';

/** What a form asks, version by version; a setting says which version is shown. */
export const formDescriptors = pgTable(
  'form_descriptors',
  {
    form: text().$type<FormName>().notNull(),
    version: integer().notNull(),
    fields: jsonb().$type<readonly Schema<'DynamicField'>[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.form, table.version] })],
);

/** What a borrower filled in last, by the fields' payload names. */
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

export type PictureKind = 'aadhaarFront' | 'aadhaarBack' | 'pan' | 'face';

/**
 * Pictures that were sent; the bytes lie in a file named by `id`. The newest of a kind counts.
 * `verdict` says what a check of it found, 'kept' that there was none. A number that was read is
 * there masked and as its keyed hash, never whole.
 */
export const pictures = pgTable(
  'pictures',
  {
    id: id(),
    seq: bigserial({ mode: 'number' }).notNull(),
    userId: owner(),
    kind: text().$type<PictureKind>().notNull(),
    mediaType: text().notNull(),
    sizeBytes: integer().notNull(),
    widthPx: integer().notNull(),
    heightPx: integer().notNull(),
    sha256: text().notNull(),
    verdict: text().$type<'kept' | 'passed' | 'failed'>().notNull(),
    numberHash: text(),
    numberMasked: text(),
    createdAtMs: epochMs().notNull(),
  },
  (table) => [index('pictures_by_user').on(table.userId, table.kind, table.seq)],
);

/** Aadhaar numbers a borrower has shown to be theirs by a code. */
export const aadhaarVerifications = pgTable(
  'aadhaar_verifications',
  {
    userId: owner(),
    aadhaarHash: text().notNull(),
    verifiedAtMs: epochMs().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.aadhaarHash] })],
);

/** Who a borrower is. Numbers are masked and hashed with a key; one account for each. */
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
    /** The wire's value of the relation, which means something with the position only (§3). */
    relation: text().notNull(),
    tokenHash: text().notNull().unique(),
    createdAtMs: epochMs().notNull(),
    expiresAtMs: epochMs().notNull(),
    answer: text().$type<'confirmed' | 'declined'>(),
    answeredAtMs: epochMs(),
  },
  (table) => [unique('contacts_one_per_position').on(table.userId, table.position)],
);
