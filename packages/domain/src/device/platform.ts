export type Platform = 'ios-h5' | 'android-h5';

const apple = /iPhone|iPad|iPod|Macintosh/i;

/** ios-h5 on iPhone, iPad and Mac, android-h5 everywhere else (§6). */
export function detectPlatform(userAgent: string): Platform {
  return isApple(userAgent) ? 'ios-h5' : 'android-h5';
}

const playedPhones: Readonly<Record<string, Platform>> = {
  'kosha-sandbox:ios-h5': 'ios-h5',
  'kosha-sandbox:android-h5': 'android-h5',
};

/**
 * The platform that the app simulates in a frame of the sandbox's desk; null in any other frame.
 */
export function playedPlatform(frameName: string | null | undefined): Platform | null {
  const name = frameName ?? '';
  return Object.hasOwn(playedPhones, name) ? (playedPhones[name] ?? null) : null;
}

export interface Visitor {
  platform: Platform;
  /** True inside a native app, which never shows the download page (D27). */
  isApp: boolean;
  /** False for a lender without a native app, who lends in every browser (D35). */
  hasNativeApp?: boolean;
}

/** Whether applying redirects to the download page, as it does in Android browsers (§1, §4, §6). */
export function isSentToDownload({ platform, isApp, hasNativeApp = true }: Visitor): boolean {
  return platform === 'android-h5' && !isApp && hasNativeApp;
}

/** The download page's `is_ok`: 1 for an eligible borrower on ios-h5, else 2 (§4, D12). */
export function downloadIsOk(input: { accordWith: boolean; platform: Platform }): 1 | 2 {
  return input.accordWith && input.platform === 'ios-h5' ? 1 : 2;
}

/** Some Android browsers have "like iPhone" in their user agent. */
export function isApple(userAgent: string): boolean {
  return apple.test(userAgent) && !/Android/i.test(userAgent);
}

/** The visitor's device. Only phones have a native app. */
export type Device = 'iphone' | 'android' | 'desktop';

/** iPads count as iPhones; since iPadOS 13 they report a Mac, but no Mac has a touch screen. */
export function detectDevice(userAgent: string, touchPoints: number): Device {
  if (/Android/i.test(userAgent)) return 'android';
  if (!isApple(userAgent)) return 'desktop';
  return /Macintosh/i.test(userAgent) && touchPoints < 2 ? 'desktop' : 'iphone';
}
