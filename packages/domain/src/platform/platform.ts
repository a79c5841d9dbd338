export type Platform = 'ios-h5' | 'android-h5';

const APPLE = /iPhone|iPad|iPod|Macintosh/i;
const APPLE_HANDHELD = /iPhone|iPad|iPod/i;

/** ios-h5 on iPhone, iPad and Mac, android-h5 everywhere else (§6). */
export function detectPlatform(userAgent: string): Platform {
  return isApple(userAgent) ? 'ios-h5' : 'android-h5';
}

/**
 * Whether the iOS guide to the home screen applies: a phone or tablet, including an iPad, which
 * calls itself a Macintosh and differs from one by its touch points (§1, §2 Home).
 */
export function isIosHandheld(userAgent: string, maxTouchPoints: number): boolean {
  return isApple(userAgent) && (APPLE_HANDHELD.test(userAgent) || maxTouchPoints > 1);
}

export interface Visitor {
  readonly platform: Platform;
  /** True inside a native app, where nobody is sent to a download page (D27). */
  readonly isApp: boolean;
}

/** Whether applying leads to the app download page: in an Android browser (§1, §4, §6). */
export function isSentToDownload({ platform, isApp }: Visitor): boolean {
  return platform === 'android-h5' && !isApp;
}

/** The download page's is_ok: 1 when eligible on ios-h5, else 2 (§4, D12). */
export function downloadIsOk(input: {
  readonly accordWith: boolean;
  readonly platform: Platform;
}): 1 | 2 {
  return input.accordWith && input.platform === 'ios-h5' ? 1 : 2;
}

/** Some Android browsers append "like iPhone" for compatibility. */
function isApple(userAgent: string): boolean {
  return APPLE.test(userAgent) && !/Android/i.test(userAgent);
}
