import { isSentToDownload, type Visitor } from '@kosha/domain';
import { currentPlatform, deskPhone } from '../browser/current-platform.ts';
import { currentSession } from '../session/session.ts';

/** Opens another site; on the desk in a new tab, because few sites may be shown in a frame. */
export function leaveFor(url: string): void {
  if (deskPhone() === null) window.location.assign(url);
  else window.open(url, '_blank', 'noopener');
}

interface NativeHandler {
  postMessage: (json: string) => void;
}

interface Bridges {
  webkit?: { messageHandlers?: { kosha?: NativeHandler } };
  koshaNative?: NativeHandler;
}

const handlerOf = ({ webkit, koshaNative }: Bridges) =>
  webkit?.messageHandlers?.kosha ?? koshaNative;

/**
 * What takes the messages for the native app around the page (D27); undefined in a browser. The
 * sandbox's page that plays a native app cannot reach a page before its scripts run, so it hangs the
 * handler on the frame.
 */
export function nativeHandler(): NativeHandler | undefined {
  const frame = deskPhone() === null ? null : window.frameElement;
  return handlerOf(window as Bridges) ?? (frame ? handlerOf(frame as Bridges) : undefined);
}

/** Whether the page runs in a native app: its bridge is there, or it gave us the session (D27). */
export const isInNativeApp = (): boolean =>
  nativeHandler() !== undefined || currentSession()?.isApp === true;

export const currentVisitor = (): Visitor => ({
  platform: currentPlatform(),
  isApp: isInNativeApp(),
  // A brand without a scheme has no native app (D35).
  hasNativeApp: import.meta.env.VITE_APP_SCHEME !== '',
});

/** Whether applying leads to the download page here (§4, D27). */
export const mustDownloadApp = (): boolean => isSentToDownload(currentVisitor());
