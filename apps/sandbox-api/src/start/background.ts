import type { AppDeps } from '../http/app-deps.ts';
import { readNow } from '../providers/clock/clock.ts';
import { deliverDueCallbacks } from '../providers/payment/deliver.ts';
import { endWhatIsDue } from '../services/up-to-date/advance.ts';
import { sweepPictures } from '../services/picture/sweep.ts';
import { forgetWhatIsOld } from '../services/retention/rules.ts';

type Deps = Pick<AppDeps, 'db' | 'realNow' | 'keys' | 'fetchSelf' | 'pictureStore'>;

interface Job {
  everyMs: number;
  run: (deps: Deps) => Promise<void>;
}

/**
 * What happens without a request. The database says what is due, so a restart loses nothing, and several
 * processes may do this at once.
 */
const jobs: readonly Job[] = [
  {
    everyMs: 1_000,
    run: async (deps) => {
      await deliverDueCallbacks(deps);
      await endWhatIsDue(deps.db, await readNow(deps.db, deps.realNow));
    },
  },
  {
    everyMs: 5 * 60_000,
    run: async ({ db, realNow, pictureStore }) => {
      await forgetWhatIsOld(db, realNow);
      await sweepPictures(db, pictureStore, realNow());
    },
  },
];

/** Runs each job now and then. The returned function stops it and resolves when nothing is under way. */
export function startBackgroundWork(deps: Deps): () => Promise<void> {
  const stops = jobs.map((job) => repeat(job, deps));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function repeat({ everyMs, run }: Job, deps: Deps): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  const turn = () => {
    if (isBusy) return;
    isBusy = true;
    // When the database cannot be reached, the next turn tries again.
    running = run(deps)
      .catch(() => undefined)
      .finally(() => {
        isBusy = false;
      });
  };
  turn();
  const timer = setInterval(turn, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
