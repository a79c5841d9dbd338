import { timeLeft } from '@kosha/domain';

/** '8 days 1 h ahead': how far the server's time is from the real one. */
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
