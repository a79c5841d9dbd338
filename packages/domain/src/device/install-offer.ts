export interface InstallVisitor {
  /** True in the native app (D27), and if the app was started from the home screen. */
  isInAppContainer: boolean;
  isIosSafari: boolean;
  /** True if the visitor has opened the installation steps in this browser. */
  hasSeenPrompt: boolean;
  /** The browser has fired `beforeinstallprompt`. */
  hasInstallEvent: boolean;
  /** The visitor has dismissed the banner in this browser before. */
  hasDismissed: boolean;
}

/** `banner` is our own, with installation steps. `browser` is the browser's dialog. */
export type InstallOffer = 'banner' | 'browser' | 'none';

interface Rule {
  applies: (visitor: InstallVisitor) => boolean;
  offer: InstallOffer;
}

/** The order matters: the first rule that applies decides (§4.47). */
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

/**
 * True for Safari on iOS. The user agents of other browsers on iOS contain 'Safari', too, but also
 * their own name.
 */
export function isIosSafari(userAgent: string): boolean {
  return (
    /iPhone|iPad|iPod/.test(userAgent) &&
    /Version\/[\d.]+ .*Safari\//.test(userAgent) &&
    !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|YaBrowser|UCBrowser/.test(userAgent)
  );
}
