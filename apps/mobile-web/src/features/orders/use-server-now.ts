import { useEffect, useState } from 'react';
import type { ReadOrder } from '../../shared/queries/order-detail.ts';

const tickMs = 30_000;

const nowBy = ({ serverTime, readAtMs }: ReadOrder) => serverTime + performance.now() - readAtMs;

/** The server's clock, epoch milliseconds; the phone's own plays no part, however wrong it is. */
export function useServerNow(order: ReadOrder): number {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), tickMs);
    return () => clearInterval(timer);
  }, []);
  return nowBy(order);
}
