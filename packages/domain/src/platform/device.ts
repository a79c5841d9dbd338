import { isApple } from './platform.ts';

/** What the visitor holds; only phones have a native app. */
export type Device = 'iphone' | 'android' | 'desktop';

/** iPads belong to the iPhones; since 2019 they call themselves a Mac, but no Mac has a touch screen. */
export function detectDevice(userAgent: string, touchPoints: number): Device {
  if (/Android/i.test(userAgent)) return 'android';
  if (!isApple(userAgent)) return 'desktop';
  return /Macintosh/i.test(userAgent) && touchPoints < 2 ? 'desktop' : 'iphone';
}
