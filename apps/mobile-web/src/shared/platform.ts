import { detectPlatform, isSentToDownload, playedPlatform, type Platform } from '@kosha/domain';
import { currentSession } from './session/session.ts';

/**
 * The phone that a frame of the sandbox's desk plays, else null. Only a page of our own origin can choose
 * it: inside a page of another site, `frameElement` is null.
 */
const deskPhone = () => playedPlatform(window.frameElement?.getAttribute('name'));

export function currentPlatform(): Platform {
  return deskPhone() ?? detectPlatform(navigator.userAgent);
}

/** Opens another site; on the desk in a new tab, because few sites may be shown in a frame. */
export function leaveFor(url: string): void {
  if (deskPhone() === null) window.location.assign(url);
  else window.open(url, '_blank', 'noopener');
}

/** Whether the page runs in a native app: its bridge is there, or it gave us the session (D27). */
export function isInNativeApp(): boolean {
  const bridges = window as {
    webkit?: { messageHandlers?: { kosha?: unknown } };
    koshaNative?: unknown;
  };
  return (
    bridges.webkit?.messageHandlers?.kosha !== undefined ||
    bridges.koshaNative !== undefined ||
    currentSession()?.isApp === true
  );
}

/** Whether applying leads to the download page in this browser (§4, D27). */
export const mustDownloadApp = (): boolean =>
  isSentToDownload({ platform: currentPlatform(), isApp: isInNativeApp() });
