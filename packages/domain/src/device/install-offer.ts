export interface InstallVisitor {
  /** True in the native app (D27), and if the app was opened from the home screen. */
  isInAppContainer: boolean;
  isIosSafari: boolean;
  /** The visitor has opened the instructions in this browser before. */
  hasSeenPrompt: boolean;
  /** The browser has fired `beforeinstallprompt`. */
  hasInstallEvent: boolean;
  /** The visitor has dismissed the banner in this browser before. */
  hasDismissed: boolean;
}

/**
 * How the app offers its installation: with our banner and instructions, with the browser's dialog,
 * or not at all.
 */
export type InstallOffer = 'banner' | 'browser' | 'none';

interface Rule {
  applies: (visitor: InstallVisitor) => boolean;
  offer: InstallOffer;
}

/** The first matching rule applies (§4.47). */
const rules: readonly Rule[] = [
  { applies: ({ isInAppContainer }) => isInAppContainer, offer: 'none' },
  { applies: ({ hasInstallEvent }) => hasInstallEvent, offer: 'browser' },
  { applies: ({ isIosSafari, hasSeenPrompt }) => isIosSafari && hasSeenPrompt, offer: 'none' },
  { applies: ({ hasDismissed }) => hasDismissed, offer: 'none' },
  { applies: () => true, offer: 'banner' },
];

export function installOffer(visitor: InstallVisitor): InstallOffer {
  return rules.find(({ applies }) => applies(visitor))?.offer ?? 'none';
}

/** Excludes other iOS browsers, whose user agents contain 'Safari' and their own name. */
export function isIosSafari(userAgent: string): boolean {
  return (
    /iPhone|iPad|iPod/.test(userAgent) &&
    /Version\/[\d.]+ .*Safari\//.test(userAgent) &&
    !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|YaBrowser|UCBrowser/.test(userAgent)
  );
}
