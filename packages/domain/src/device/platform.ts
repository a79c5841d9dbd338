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

/**
 * The sandbox server's staff pages show the app in a frame. The name of the frame selects the
 * platform to simulate. Returns null for other names.
 */
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

/** True if a visitor who applies is sent to the native app's download page (§1, §4, §6). */
export function shouldDownloadApp({ platform, isApp, hasNativeApp = true }: Visitor): boolean {
  return platform === 'android-h5' && !isApp && hasNativeApp;
}

/**
 * `is_ok` in the download page's tracking event: 1 for eligible visitors on `ios-h5`, else 2 (§4,
 * D12).
 */
export function downloadEligibilityCode(input: { accordWith: boolean; platform: Platform }): 1 | 2 {
  return input.accordWith && input.platform === 'ios-h5' ? 1 : 2;
}

/** True for iPhone, iPad and Mac; false for Android browsers whose user agent has 'like iPhone'. */
export function isApple(userAgent: string): boolean {
  return apple.test(userAgent) && !/Android/i.test(userAgent);
}

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
