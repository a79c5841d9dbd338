import { timeLeft } from '@kosha/domain';
import { operation } from '../../http/operation.ts';
import { precheck } from '../../services/order/precheck.ts';

const denied = 0;
const mayApply = 1;
const running = 2;

export const precheckOrder = operation('precheckOrder', async ({ query, user, now, db }) => {
  const { isRunning, rejectedUntilMs } = await precheck(db, {
    userId: user.id,
    productId: query.productId,
    now,
  });
  if (isRunning) return { orderStatus: running, rejectStatusVO: null };
  if (rejectedUntilMs === null) return { orderStatus: mayApply, rejectStatusVO: null };
  const { days, hours } = timeLeft(rejectedUntilMs, now);
  return { orderStatus: denied, rejectStatusVO: { day: days, hour: hours } };
});
