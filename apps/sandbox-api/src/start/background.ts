import { newId } from '../keys/ids.ts';
import type { AppDeps } from '../http/app-deps.ts';
import { readNow } from '../providers/clock/clock.ts';
import { deliverDueCallbacks } from '../providers/payment/charges.ts';
import { advanceDueOrders } from '../services/up-to-date/advance.ts';
import { sweepPictures } from '../services/picture/sweep.ts';
import { removeExpiredRows } from '../services/retention/forget.ts';
import { retentionRules } from '../services/retention/rules.ts';
import { releaseLease, acquireLease } from './lease.ts';

type JobDeps = Pick<AppDeps, 'db' | 'realNow' | 'keys' | 'fetchSelf' | 'pictureStore'>;
type BackgroundDeps = JobDeps & {
  onJobFailed: (failure: { job: string; error: unknown }) => void;
};

interface Job {
  name: string;
  everyMs: number;
  run: (deps: JobDeps, onFailed: (error: unknown) => void) => Promise<void>;
}

/** Jobs find due work in the database, so a restart loses nothing. Leases prevent parallel runs. */
export const jobs: readonly Job[] = [
  { name: 'deliver notices of payments', everyMs: 1_000, run: deliverDueCallbacks },
  {
    name: 'end what is due',
    everyMs: 1_000,
    run: async ({ db, realNow }, onFailed) =>
      advanceDueOrders(db, await readNow(db, realNow), onFailed),
  },
  ...retentionRules.map((rule) => ({
    name: `remove ${rule.what}`,
    everyMs: 5 * 60_000,
    run: async ({ db, realNow }: JobDeps) =>
      removeExpiredRows(db, rule, { now: await readNow(db, realNow), realNow: realNow() }),
  })),
  {
    name: 'remove files of failed calls',
    everyMs: 5 * 60_000,
    run: ({ db, realNow, pictureStore }) => sweepPictures(db, pictureStore, realNow()),
  },
];

export function startBackgroundWork(deps: BackgroundDeps): () => Promise<void> {
  const holder = newId();
  const stops = jobs.map((job) => repeat(job, deps, holder));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function repeat(
  { name: job, everyMs, run }: Job,
  deps: BackgroundDeps,
  holder: string,
): () => Promise<void> {
  const { db, realNow, onJobFailed } = deps;
  const onFailed = (error: unknown) => onJobFailed({ job, error });
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  const runIfLeased = async () => {
    const lease = { job, holder, everyMs, realNow: realNow() };
    if (await acquireLease(db, lease)) await run(deps, onFailed);
  };
  const turn = () => {
    if (isBusy) return;
    isBusy = true;
    running = runIfLeased()
      .catch(onFailed)
      .finally(() => {
        isBusy = false;
      });
  };
  turn();
  const timer = setInterval(turn, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
    await releaseLease(db, { job, holder }).catch(onFailed);
  };
}
