import { newToken } from '../../ids.ts';
import type { Db } from '../database.ts';
import { clock, products, secrets } from '../schema/index.ts';
import { seededProducts } from './products.ts';

export const CLOCK_ROW = 1;

/** Brings what every database has. Running it again, or from two processes at once, changes nothing. */
export async function seed(db: Db): Promise<void> {
  await db.insert(clock).values({ id: CLOCK_ROW, offsetMs: 0 }).onConflictDoNothing();
  await db
    .insert(secrets)
    .values([
      { key: 'otp', value: newToken() },
      { key: 'payment-callback', value: newToken() },
    ])
    .onConflictDoNothing();
  await db
    .insert(products)
    .values([...seededProducts])
    .onConflictDoNothing();
}
