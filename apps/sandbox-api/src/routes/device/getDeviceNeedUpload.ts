import { toFlag } from '../../flag.ts';
import { operation } from '../../http/operation.ts';
import { isPositionNeeded } from '../../services/device/position.ts';

export const getDeviceNeedUpload = operation('getDeviceNeedUpload', async ({ user, now, db }) => {
  const isNeeded = await isPositionNeeded(db, { userId: user.id, now });
  return [{ type: 'gps', needUpload: toFlag(isNeeded) }];
});
