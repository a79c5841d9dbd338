import { describe, expect, it } from 'vitest';
import {
  detectPlatform,
  downloadEligibilityCode,
  shouldDownloadApp,
  parseSimulatedPlatform,
  detectDevice,
} from './platform.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';
const ipad = 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15';
const macOrNewIpad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile';
const windowsPhone = 'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0) like iPhone OS 7_0_3';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0';

describe('the platform', () => {
  it.each([
    [iphone, 'ios-h5'],
    [ipad, 'ios-h5'],
    [macOrNewIpad, 'ios-h5'],
    [android, 'android-h5'],
    [windowsPhone, 'android-h5'],
    [windows, 'android-h5'],
    ['', 'android-h5'],
  ])('of %s is %s', (userAgent, platform) => {
    expect(detectPlatform(userAgent)).toBe(platform);
  });

  it.each([
    [iphone, 5, 'iphone'],
    [ipad, 5, 'iphone'],
    [macOrNewIpad, 5, 'iphone'],
    [macOrNewIpad, 2, 'iphone'],
    [macOrNewIpad, 0, 'desktop'],
    [android, 5, 'android'],
    [windowsPhone, 5, 'android'],
    [windows, 10, 'desktop'],
    ['', 0, 'desktop'],
  ])('identifies %s with %i touch points as %s', (userAgent, touchPoints, device) => {
    expect(detectDevice(userAgent, touchPoints)).toBe(device);
  });

  it.each([
    ['kosha-sandbox:ios-h5', 'ios-h5'],
    ['kosha-sandbox:android-h5', 'android-h5'],
    ['kosha-sandbox:ios', null],
    ['ios-h5', null],
    ['constructor', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('that a frame named %s simulates is %s', (frameName, platform) => {
    expect(parseSimulatedPlatform(frameName)).toBe(platform);
  });

  it.each([
    ['android-h5', false, true],
    ['android-h5', true, false],
    ['ios-h5', false, false],
    ['ios-h5', true, false],
  ] as const)(
    'of %s, in a native app: %s, leads to the download page: %s',
    (platform, isApp, is) => {
      expect(shouldDownloadApp({ platform, isApp })).toBe(is);
    },
  );

  it('never sends visitors to the download page if the lender has no native app (D35)', () => {
    expect(shouldDownloadApp({ platform: 'android-h5', isApp: false, hasNativeApp: false })).toBe(
      false,
    );
  });

  it('sets is_ok to 1 only for eligible borrowers on ios-h5', () => {
    expect(downloadEligibilityCode({ accordWith: true, platform: 'ios-h5' })).toBe(1);
    expect(downloadEligibilityCode({ accordWith: true, platform: 'android-h5' })).toBe(2);
    expect(downloadEligibilityCode({ accordWith: false, platform: 'ios-h5' })).toBe(2);
  });
});
