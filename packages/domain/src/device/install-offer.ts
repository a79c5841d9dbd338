export interface InstallVisitor {
  /** True in the native app (D27), and in the web app if opened from the home screen. */
  isInAppContainer: boolean;
  isIosSafari: boolean;
  /** The visitor has opened the installation steps in this browser. */
  hasSeenPrompt: boolean;
  hasInstallEvent: boolean;
  hasDismissed: boolean;
}

/** `banner`: a banner with installation steps. `browser`: the browser's installation dialog. */
export type InstallOffer = 'banner' | 'browser' | 'none';

interface Rule {
  applies: (visitor: InstallVisitor) => boolean;
  offer: InstallOffer;
}

/** The first rule that applies decides (§4.47). If none applies, the offer is the banner. */
const rules: readonly Rule[] = [
  { applies: ({ isInAppContainer }) => isInAppContainer, offer: 'none' },
  { applies: ({ hasInstallEvent }) => hasInstallEvent, offer: 'browser' },
  { applies: ({ isIosSafari, hasSeenPrompt }) => isIosSafari && hasSeenPrompt, offer: 'none' },
  { applies: ({ hasDismissed }) => hasDismissed, offer: 'none' },
];

export function installOffer(visitor: InstallVisitor): InstallOffer {
  return rules.find(({ applies }) => applies(visitor))?.offer ?? 'banner';
}

/**
 * True for Safari on iOS. Other browsers on iOS also have 'Safari' in their user agent, next to
 * their own name.
 */
export function isIosSafari(userAgent: string): boolean {
  return (
    /iPhone|iPad|iPod/.test(userAgent) &&
    /Version\/[\d.]+ .*Safari\//.test(userAgent) &&
    !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|YaBrowser|UCBrowser/.test(userAgent)
  );
}
