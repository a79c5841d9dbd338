import { operation } from '../../http/operation.ts';
import { cancelNextLoan } from '../../services/schedule/cancel-next.ts';

export const cancelAutoApply = operation('cancelAutoApply', async ({ body, user, now, db }) => {
  await cancelNextLoan(db, { userId: user.id, orderId: body.orderId, now });
  return null;
});
