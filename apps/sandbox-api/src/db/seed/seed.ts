import { sql } from 'drizzle-orm';
import { newToken } from '../../ids.ts';
import type { Db } from '../database.ts';
import { clock, formDescriptors, products, secrets } from '../schema/index.ts';
import { seededForms } from './forms/seeded-forms.ts';
import { seededProducts } from './products.ts';

export const CLOCK_ROW = 1;

/**
 * Brings what every database has. Running it again, or from two processes at once, changes nothing,
 * but that forms are as this code describes them.
 */
export async function seed(db: Db): Promise<void> {
  await db.insert(clock).values({ id: CLOCK_ROW, offsetMs: 0 }).onConflictDoNothing();
  await db
    .insert(secrets)
    .values([
      { key: 'otp', value: newToken() },
      { key: 'payment-callback', value: newToken() },
      { key: 'identity', value: newToken() },
      { key: 'uploads', value: newToken() },
    ])
    .onConflictDoNothing();
  await db
    .insert(products)
    .values([...seededProducts])
    .onConflictDoNothing();
  await db
    .insert(formDescriptors)
    .values([...seededForms])
    .onConflictDoUpdate({
      target: [formDescriptors.form, formDescriptors.version],
      set: { fields: sql`excluded.fields` },
    });
}
