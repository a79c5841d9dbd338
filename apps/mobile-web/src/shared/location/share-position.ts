import { limits } from '@kosha/domain';
import { api } from '../server/api.ts';

/** The browser's own question may stay open for ever. Its own time limit does not count that time. */
const giveUpAfterMs = 15_000;
const fixOptions = { timeout: 10_000, maximumAge: 600_000, enableHighAccuracy: false };

/** Sends the position if the browser gives one in time; nobody waits for the sending. Never rejects. */
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
