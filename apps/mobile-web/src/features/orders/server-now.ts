import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import type { Order } from '../../shared/queries/order-detail.ts';

const tickMs = 30_000;

const nowBy = ({ serverTime, readAtMs }: Order) => serverTime + performance.now() - readAtMs;

/** The server's current time in epoch milliseconds, independent of the phone's clock. */
export function useServerNow(order: Order): number {
  const [, setTick] = useState(0);
  useInterval(() => setTick((tick) => tick + 1), tickMs, { autoInvoke: true });
  return nowBy(order);
}
