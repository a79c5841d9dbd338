import type { ComponentType } from 'react';
import { isPositionWanted } from '../../../shared/location/is-position-wanted.ts';
import { wasAskedLately } from './asked.ts';
import { LocationSheet, type LocationSheetProps } from './location-sheet.tsx';

/** The question to ask before applying; undefined where the server or the browser wants none (§7.54). */
export async function findQuestion(): Promise<ComponentType<LocationSheetProps> | undefined> {
  const isAsked = !wasAskedLately() && (await isPositionWanted());
  return isAsked ? LocationSheet : undefined;
}
