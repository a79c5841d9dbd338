import { operation } from '../../http/operation.ts';
import { endSession } from '../../services/session/end.ts';

export const logout = operation('logout', async ({ body, user, now, db }) => {
  const { id: userId, tokenHash } = user;
  await endSession(db, { userId, tokenHash, isEverywhere: body.everywhere === 1, now });
  return null;
});
