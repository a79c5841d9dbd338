import type { Paise } from '@kosha/domain';
import { bigint, numeric, text } from 'drizzle-orm/pg-core';
import { newId } from '../../keys/ids.ts';

export const id = () => text().primaryKey().$defaultFn(newId);
export const epochMs = () => bigint({ mode: 'number' });
/** An amount of money in integer paise (D16). */
export const paise = () => bigint({ mode: 'number' }).$type<Paise>();
/** A percentage. The value 0.08 means 0.08 %. */
export const percent = () => numeric({ precision: 9, scale: 5, mode: 'number' });
