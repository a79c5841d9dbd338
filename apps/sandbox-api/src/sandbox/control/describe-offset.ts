import { timeLeft } from '@kosha/domain';

/** How far the server's time is from real time in words, such as '8 days 1 h ahead'. */
export function describeOffset(offsetMs: number): string {
  const { days, hours, minutes } = timeLeft(Math.abs(offsetMs), 0);
  const parts = [
    days > 0 ? `${days} ${days === 1 ? 'day' : 'days'}` : '',
    hours > 0 ? `${hours} h` : '',
    minutes > 0 ? `${minutes} min` : '',
  ].filter((part) => part !== '');
  if (parts.length === 0) return 'None';
  return `${parts.join(' ')} ${offsetMs > 0 ? 'ahead' : 'behind'}`;
}
