import { endDueAudits } from '../services/order/advance.ts';
import { readNow } from '../simulators/clock/clock.ts';
import { deliverDueCallbacks, type DeliveryDeps } from '../simulators/payments/deliver.ts';

const TURN_MS = 1_000;

/**
 * What happens without anybody asking: payment callbacks and ends of audits. What is due stands in
 * the database, so a restart loses nothing and several processes may do it side by side.
 */
async function takeTurn(deps: DeliveryDeps): Promise<void> {
  await deliverDueCallbacks(deps);
  await endDueAudits(deps.db, await readNow(deps.db, deps.realNow));
}

/** Works until told to stop; the returned function resolves when nothing is under way. */
export function startBackgroundWork(deps: DeliveryDeps): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    // A database out of reach is met again at the next turn.
    running = takeTurn(deps)
      .catch(() => undefined)
      .finally(() => {
        isBusy = false;
      });
  }, TURN_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
