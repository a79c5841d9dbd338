import { detectPlatform, isSentToDownload, type Platform } from '@kosha/domain';
import { currentSession } from '../session/session.ts';

export function currentPlatform(): Platform {
  return detectPlatform(navigator.userAgent);
}

/** Whether a native app holds this page: its bridge is there, or it handed the session over (D27). */
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

/** Whether applying leads to the download page here (§4, D27). */
export const mustDownloadApp = (): boolean =>
  isSentToDownload({ platform: currentPlatform(), isApp: isInNativeApp() });
