import type { ComponentType } from 'react';
import { shouldAskForPosition } from '../../../shared/location/should-ask-for-position.ts';
import { wasPromptedLately } from './last-prompt.ts';
import { LocationSheet, type LocationSheetProps } from './location-sheet.tsx';

/** Returns the location sheet, or undefined if no prompt is needed (§7.54). */
export async function findLocationSheet(): Promise<ComponentType<LocationSheetProps> | undefined> {
  const isNeeded = !wasPromptedLately() && (await shouldAskForPosition());
  return isNeeded ? LocationSheet : undefined;
}
