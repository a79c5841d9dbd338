export interface InstallVisitor {
  /** In a native app (D27), or launched from the home screen. */
  isInAppContainer: boolean;
  isIosSafari: boolean;
  /** The instructions were opened in this browser before. */
  hasSeenPrompt: boolean;
  /** The browser fired `beforeinstallprompt`. */
  hasInstallEvent: boolean;
  /** The banner was dismissed in this browser before. */
  hasDismissed: boolean;
}

/**
 * How the app offers to be added to the home screen: its banner with instructions, the browser's
 * dialog, or not at all.
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

/** Other iOS browsers also have 'Safari' in their user agent, next to their own name. */
export function isIosSafari(userAgent: string): boolean {
  return (
    /iPhone|iPad|iPod/.test(userAgent) &&
    /Version\/[\d.]+ .*Safari\//.test(userAgent) &&
    !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|YaBrowser|UCBrowser/.test(userAgent)
  );
}
