import type { ComponentType } from 'react';
import { shouldAskForPosition } from '../../../shared/location/should-ask-for-position.ts';
import { hasRecentLocationPrompt } from './last-prompt.ts';
import { LocationSheet, type LocationSheetProps } from './location-sheet.tsx';

/** Returns the location sheet, or undefined if no prompt is needed (§7.54). */
export async function getLocationSheetIfNeeded(): Promise<
  ComponentType<LocationSheetProps> | undefined
> {
  const isNeeded = !hasRecentLocationPrompt() && (await shouldAskForPosition());
  return isNeeded ? LocationSheet : undefined;
}
