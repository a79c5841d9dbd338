/** The browser of the journeys, stories and benchmarks. */
export const browserPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/**
 * Two pages of the address bar that Chromium opens for every page, though nobody sees them: they load while the page that is
 * looked at does, a journey takes half as much processor time again with them, and a first paint 80 ms more on a slow phone. The
 * rest is Playwright's own list, which a second `--disable-features` replaces.
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
