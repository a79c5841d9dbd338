import { daysBetween, formatDayCount, timeLeft } from '@kosha/domain';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { detailMessages } from './detail.messages.ts';

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

/** The time left until a moment, such as '7 h left'; empty once it has passed. */
export function useLeftText(untilMs: number, nowMs: number): string {
  const text = useMessages(detailMessages);
  const { days, hours, minutes } = timeLeft(untilMs, nowMs);
  if (days > 0) return text('daysLeft', { days: formatDayCount(daysBetween(nowMs, untilMs)) });
  if (hours > 0) return text('hoursLeft', { hours });
  return minutes > 0 ? text('minutesLeft', { minutes }) : '';
}
