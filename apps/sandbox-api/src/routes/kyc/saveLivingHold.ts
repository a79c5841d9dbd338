import { operation } from '../../http/operation.ts';
import { acceptFace } from '../../services/face/accept.ts';

export const saveLivingHold = operation('saveLivingHold', async ({ user, db }) => {
  await acceptFace(db, user.id);
  return null;
});
