/** The screen size of the visual design. */
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

export const iphone = {
  ...phone,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
};

export const android = {
  ...phone,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; SM-A156E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};

/**
 * The first two features load internal pages for the address bar, which takes a third of the CPU
 * time. Playwright disables the other features by default. The list repeats them, because our flag
 * `--disable-features` replaces Playwright's own.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

export const chromium = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--disable-features=${disabledFeatures.join(',')}`,
  ],
};

/**
 * The headless shell needs less CPU time than Chromium, but has no camera. If `HEADLESS_SHELL_PATH`
 * is not set, the tests use Chromium.
 */
export const headlessShell = {
  ...chromium,
  executablePath: process.env['HEADLESS_SHELL_PATH'] ?? chromium.executablePath,
};
