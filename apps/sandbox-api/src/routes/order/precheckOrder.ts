import { timeLeft } from '@kosha/domain';
import { operation } from '../../http/operation.ts';
import { precheck } from '../../services/order/precheck.ts';

const DENIED = 0;
const MAY_APPLY = 1;
const RUNNING = 2;

export const precheckOrder = operation('precheckOrder', async ({ query, user, now, db }) => {
  const { isRunning, rejectedUntilMs } = await precheck(db, {
    userId: user.id,
    productId: query.productId,
    now,
  });
  if (isRunning) return { orderStatus: RUNNING, rejectStatusVO: null };
  if (rejectedUntilMs === null) return { orderStatus: MAY_APPLY, rejectStatusVO: null };
  const { days, hours } = timeLeft(rejectedUntilMs, now);
  return { orderStatus: DENIED, rejectStatusVO: { day: days, hour: hours } };
});
