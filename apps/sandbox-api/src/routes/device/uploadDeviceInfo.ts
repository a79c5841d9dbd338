import { operation } from '../../http/operation.ts';
import { keepPosition } from '../../services/device/position.ts';

export const uploadDeviceInfo = operation('uploadDeviceInfo', async ({ body, user, now, db }) => {
  await keepPosition(db, { userId: user.id, position: body.gps, now });
  return null;
});
