import type { ComponentType } from 'react';
import { shouldAskForPosition } from '../../../shared/location/is-position-wanted.ts';
import { wasPromptedLately } from './last-prompt.ts';
import { LocationSheet, type LocationSheetProps } from './location-sheet.tsx';

/**
 * The location prompt to show before applying; undefined if the server or the browser does not need
 * one (§7.54).
 */
export async function findQuestion(): Promise<ComponentType<LocationSheetProps> | undefined> {
  const isNeeded = !wasPromptedLately() && (await shouldAskForPosition());
  return isNeeded ? LocationSheet : undefined;
}
