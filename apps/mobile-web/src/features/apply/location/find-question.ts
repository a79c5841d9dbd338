import type { ComponentType } from 'react';
import { api } from '../../../shared/server/api.ts';
import { wasAskedLately } from './asked.ts';
import { LocationSheet, type LocationSheetProps } from './location-sheet.tsx';

/** The question to ask before applying; undefined where the server or the browser wants none (§7.54). */
export async function findQuestion(): Promise<ComponentType<LocationSheetProps> | undefined> {
  if (wasAskedLately() || (await isRefusedForGood())) return undefined;
  const result = await api.post('/device/v1/needUpload');
  const isWanted =
    result.ok && result.data.some(({ type, needUpload }) => type === 'gps' && needUpload === 1);
  return isWanted ? LocationSheet : undefined;
}

/** True when the browser would refuse without asking the person. */
async function isRefusedForGood(): Promise<boolean> {
  if (!('geolocation' in navigator)) return true;
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'denied';
  } catch {
    return false;
  }
}
