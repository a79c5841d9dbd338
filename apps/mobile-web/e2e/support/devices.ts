/** The screen size of the visual design. Chromium plays each phone by its user agent. */
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
 * The first two: with each page Chromium opens two pages of its address bar, which load while the page under test
 * loads. Without them a test takes a third less processor time. The others are Playwright's own list, which this replaces.
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

/** How to start the browser. A test file that needs more `args` adds them after these. */
export const chromium = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--disable-features=${disabledFeatures.join(',')}`,
  ],
};

/** The same without windows, where there is one: it needs less processor time, but has no camera. */
export const headlessShell = {
  ...chromium,
  executablePath: process.env['HEADLESS_SHELL_PATH'] ?? chromium.executablePath,
};
