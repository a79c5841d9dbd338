import { isSentToDownload, type Visitor } from '@kosha/domain';
import { currentPlatform, simulatedPlatform } from '../browser/current-platform.ts';
import { currentSession } from '../session/session.ts';

/**
 * Opens another site. On the sandbox's desktop page, the site opens in a new tab, because few sites
 * can be shown in a frame.
 */
export function leaveFor(url: string): void {
  if (simulatedPlatform() === null) window.location.assign(url);
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
 * The message handler of the surrounding native app (D27); undefined in a browser. The sandbox's
 * simulated app sets it on the frame, because it cannot run before the page's scripts.
 */
export function nativeHandler(): NativeHandler | undefined {
  const frame = simulatedPlatform() === null ? null : window.frameElement;
  return handlerOf(window as Bridges) ?? (frame ? handlerOf(frame as Bridges) : undefined);
}

/**
 * Whether the page runs in a native app: the bridge exists, or the session came from the app (D27).
 */
export const isInNativeApp = (): boolean =>
  nativeHandler() !== undefined || currentSession()?.isApp === true;

export const currentVisitor = (): Visitor => ({
  platform: currentPlatform(),
  isApp: isInNativeApp(),
  // A brand without a URL scheme has no native app (D35).
  hasNativeApp: import.meta.env.VITE_APP_SCHEME !== '',
});

/** Whether applying redirects to the download page on this device (§4, D27). */
export const mustDownloadApp = (): boolean => isSentToDownload(currentVisitor());
