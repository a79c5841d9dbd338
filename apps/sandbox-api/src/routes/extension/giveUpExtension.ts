import { operation } from '../../http/operation.ts';
import { abandonExtension } from '../../services/extension/give-up.ts';

export const giveUpExtension = operation('giveUpExtension', async ({ body, user, now, db }) => {
  await abandonExtension(db, { ...body, userId: user.id, now });
  return null;
});
