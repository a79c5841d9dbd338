import { readNow } from '../providers/clock/clock.ts';
import { deliverDueCallbacks, type DeliveryDeps } from '../providers/payment/deliver.ts';
import { endWhatIsDue } from '../services/order/advance.ts';

const turnMs = 1_000;

/**
 * What happens without a request: payment callbacks, ends of audits and of extensions. The database
 * says what is due, so a restart loses nothing, and several processes may do this at once.
 */
async function takeTurn(deps: DeliveryDeps): Promise<void> {
  await deliverDueCallbacks(deps);
  await endWhatIsDue(deps.db, await readNow(deps.db, deps.realNow));
}

/** Starts the work. The returned function stops it and resolves when nothing is under way. */
export function startBackgroundWork(deps: DeliveryDeps): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    // When the database cannot be reached, the next turn tries again.
    running = takeTurn(deps)
      .catch(() => undefined)
      .finally(() => {
        isBusy = false;
      });
  }, turnMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
