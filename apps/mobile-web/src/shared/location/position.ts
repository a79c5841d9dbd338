import { limits } from '@kosha/domain';
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

/** This limit includes the permission prompt, which the browser's own timeout excludes. */
const timeoutMs = 15_000;
const fixOptions = { timeout: 10_000, maximumAge: 600_000, enableHighAccuracy: false };

export async function sharePosition(): Promise<'shared' | 'none'> {
  const position = await findPosition();
  if (!position) return 'none';
  const { latitude, longitude } = position.coords;
  const gps = { address: '', latitude: rounded(latitude), longitude: rounded(longitude) };
  void api.post('/device/v1/upload/device_info', { body: { gps } });
  return 'shared';
}

const rounded = (degrees: number) => Number(degrees.toFixed(limits.positionDecimals));

function findPosition(): Promise<GeolocationPosition | undefined> {
  return new Promise((resolve) => {
    const fail = () => resolve(undefined);
    setTimeout(fail, timeoutMs);
    navigator.geolocation.getCurrentPosition(resolve, fail, fixOptions);
  });
}
