import { Unavailable } from '../refusals/errors.ts';

interface Lane {
  running: number;
  waiting: (() => void)[];
}

/**
 * Limits the concurrent calls of each API operation to `max`, so that one operation whose queries
 * wait for a locked table cannot occupy all database connections. Further calls wait in a queue,
 * and throw Unavailable after `waitMs`.
 */
export function limitConcurrency({ max, waitMs }: { max: number; waitMs: number }) {
  const lanes = new Map<string, Lane>();
  const laneOf = (operationId: string): Lane => {
    const lane = lanes.get(operationId) ?? { running: 0, waiting: [] };
    lanes.set(operationId, lane);
    return lane;
  };
  return async <T>(operationId: string, run: () => Promise<T>): Promise<T> => {
    const lane = laneOf(operationId);
    if (lane.running >= max) await waitForSlot(lane, waitMs);
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

function waitForSlot({ waiting }: Lane, waitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const takeSlot = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(takeSlot), 1);
      reject(new Unavailable());
    }, waitMs);
    waiting.push(takeSlot);
  });
}
