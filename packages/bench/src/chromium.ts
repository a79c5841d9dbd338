/** The browser of the journeys, stories and benchmarks. */
export const browserPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/**
 * The first two: with each page Chromium opens two pages of its address bar, which nobody sees. They load while the page under
 * test loads. Without them a journey takes a third less processor time, and a slow phone paints 80 ms sooner. The others are
 * Playwright's own list, which this one replaces.
 */
const unused = [
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

/** How Chromium is started wherever a person's browser is played. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  `--disable-features=${unused.join(',')}`,
];
