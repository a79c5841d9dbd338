import type { Paise } from '@kosha/domain';
import { bigint, numeric, text } from 'drizzle-orm/pg-core';
import { newId } from '../../keys/ids.ts';

export const id = () => text().primaryKey().$defaultFn(newId);
/** A column for a time, in epoch milliseconds. */
export const epochMs = () => bigint({ mode: 'number' });
/** A column for an amount of money, in integer paise (D16). */
export const paise = () => bigint({ mode: 'number' }).$type<Paise>();
/** A column for a percentage. The value 0.08 means 0.08 %. */
export const percent = () => numeric({ precision: 9, scale: 5, mode: 'number' });
