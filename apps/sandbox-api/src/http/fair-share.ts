import { Unavailable } from '../refusals/errors.ts';

interface Lane {
  running: number;
  waiting: (() => void)[];
}

/**
 * Lets at most `max` calls of one operation run at once; the others wait for their turn. So calls that all
 * wait for one locked table leave connections to the database for the rest. Throws Unavailable when the
 * turn does not come within `waitMs`.
 */
export function fairShare({ max, waitMs }: { max: number; waitMs: number }) {
  const lanes = new Map<string, Lane>();
  const laneOf = (operationId: string): Lane => {
    const lane = lanes.get(operationId) ?? { running: 0, waiting: [] };
    lanes.set(operationId, lane);
    return lane;
  };
  return async <T>(operationId: string, run: () => Promise<T>): Promise<T> => {
    const lane = laneOf(operationId);
    if (lane.running >= max) await turnIn(lane, waitMs);
    else lane.running += 1;
    try {
      return await run();
    } finally {
      const next = lane.waiting.shift();
      if (next === undefined) lane.running -= 1;
      else next();
    }
  };
}

/** Resolves when a call that ends gives up its place to this one. */
function turnIn({ waiting }: Lane, waitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const take = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(take), 1);
      reject(new Unavailable());
    }, waitMs);
    waiting.push(take);
  });
}
