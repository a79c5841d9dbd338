import { limits } from '@kosha/domain';
import { api } from '../server/api.ts';

/**
 * The permission prompt may stay open forever, and the browser's own timeout does not include it.
 */
const giveUpAfterMs = 15_000;
const fixOptions = { timeout: 10_000, maximumAge: 600_000, enableHighAccuracy: false };

/**
 * Sends the position if the browser provides it in time, without waiting for the response. Never
 * rejects.
 */
export async function sharePosition(): Promise<'shared' | 'none'> {
  const position = await findPosition();
  if (!position) return 'none';
  const { latitude, longitude } = position.coords;
  const gps = { address: '', latitude: roughly(latitude), longitude: roughly(longitude) };
  void api.post('/device/v1/upload/device_info', { body: { gps } });
  return 'shared';
}

const roughly = (degrees: number) => Number(degrees.toFixed(limits.positionDecimals));

function findPosition(): Promise<GeolocationPosition | undefined> {
  return new Promise((resolve) => {
    const none = () => resolve(undefined);
    setTimeout(none, giveUpAfterMs);
    navigator.geolocation.getCurrentPosition(resolve, none, fixOptions);
  });
}
