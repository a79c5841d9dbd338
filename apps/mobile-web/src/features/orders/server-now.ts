import { useEffect, useState } from 'react';
import type { Order } from '../../shared/queries/order-detail.ts';

const tickMs = 30_000;

const nowBy = ({ serverTime, readAtMs }: Order) => serverTime + performance.now() - readAtMs;

/** The server's time now, epoch milliseconds, even on a phone whose clock is wrong. */
export function useServerNow(order: Order): number {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), tickMs);
    return () => clearInterval(timer);
  }, []);
  return nowBy(order);
}
