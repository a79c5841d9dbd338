import type { Paise } from '@kosha/domain';
import { bigint, numeric, text } from 'drizzle-orm/pg-core';
import { newId } from '../../keys/ids.ts';

export const id = () => text().primaryKey().$defaultFn(newId);
/** Epoch milliseconds. */
export const epochMs = () => bigint({ mode: 'number' });
/** Integer paise (D16). */
export const paise = () => bigint({ mode: 'number' }).$type<Paise>();
/** A percentage: 0.08 is 0.08 %. */
export const percent = () => numeric({ precision: 9, scale: 5, mode: 'number' });
