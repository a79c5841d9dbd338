import { api } from '../server/api.ts';

/**
 * Whether the server requests the location (§7.54) and the user has not blocked it in the browser.
 * Never rejects.
 */
export async function shouldAskForPosition(): Promise<boolean> {
  if (await isRefusedForGood()) return false;
  const result = await api.post('/device/v1/needUpload');
  return (
    result.ok && result.data.some(({ type, needUpload }) => type === 'gps' && needUpload === 1)
  );
}

async function isRefusedForGood(): Promise<boolean> {
  if (!('geolocation' in navigator)) return true;
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'denied';
  } catch {
    return false;
  }
}
