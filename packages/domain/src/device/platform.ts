export type Platform = 'ios-h5' | 'android-h5';

const apple = /iPhone|iPad|iPod|Macintosh/i;

/** 'ios-h5' on iPhone, iPad and Mac, else 'android-h5' (§6). */
export function detectPlatform(userAgent: string): Platform {
  return isApple(userAgent) ? 'ios-h5' : 'android-h5';
}

const simulatedPhones: ReadonlyMap<unknown, Platform> = new Map([
  ['kosha-sandbox:ios-h5', 'ios-h5'],
  ['kosha-sandbox:android-h5', 'android-h5'],
]);

/** The platform that the sandbox's staff page simulates in a frame; null in other frames. */
export function parseSimulatedPlatform(frameName: string | null | undefined): Platform | null {
  return simulatedPhones.get(frameName) ?? null;
}

export interface Visitor {
  platform: Platform;
  /** True in the native app. The native app never shows the download page (D27). */
  isApp: boolean;
  /** False if the lender has no native app. Borrowers then apply in any browser (D35). */
  hasNativeApp?: boolean;
}

/** True if applying opens the download page, as in browsers on Android (§1, §4, §6). */
export function isSentToDownload({ platform, isApp, hasNativeApp = true }: Visitor): boolean {
  return platform === 'android-h5' && !isApp && hasNativeApp;
}

/** The query parameter `is_ok` of the download page (§4, D12). */
export function downloadIsOk(input: { accordWith: boolean; platform: Platform }): 1 | 2 {
  return input.accordWith && input.platform === 'ios-h5' ? 1 : 2;
}

/** True for iPhone, iPad and Mac. Some Android browsers have 'like iPhone' in their user agent. */
export function isApple(userAgent: string): boolean {
  return apple.test(userAgent) && !/Android/i.test(userAgent);
}

/** The visitor's device. Only phones have a native app. */
export type Device = 'iphone' | 'android' | 'desktop';

/**
 * iPads count as iPhones. Since iPadOS 13, an iPad has the user agent of a Mac, but Macs have no
 * touch screen.
 */
export function detectDevice(userAgent: string, touchPoints: number): Device {
  if (/Android/i.test(userAgent)) return 'android';
  if (!isApple(userAgent)) return 'desktop';
  return /Macintosh/i.test(userAgent) && touchPoints < 2 ? 'desktop' : 'iphone';
}
