import { shouldDownloadApp, type Visitor } from '@kosha/domain';
import { currentPlatform, simulatedPlatform } from '../browser/device.ts';
import { currentSession } from '../session/session.ts';

/**
 * Opens the URL of another site. If the app runs in a frame (the sandbox's simulated phone), the
 * URL opens in a new tab, because most sites do not load in a frame.
 */
export function openExternalUrl(url: string): void {
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
 * Returns undefined in a browser (D27). The sandbox's simulated phone sets the handler on the frame
 * element, because it cannot change the `window` in the frame before this app starts there.
 */
export function nativeHandler(): NativeHandler | undefined {
  const frame = simulatedPlatform() === null ? null : window.frameElement;
  return handlerOf(window as Bridges) ?? (frame ? handlerOf(frame as Bridges) : undefined);
}

/** True if the bridge exists or the session came from the native app (D27). */
export const isInNativeApp = (): boolean =>
  nativeHandler() !== undefined || currentSession()?.isApp === true;

export const currentVisitor = (): Visitor => ({
  platform: currentPlatform(),
  isApp: isInNativeApp(),
  // A brand without a URL scheme has no native app (D35).
  hasNativeApp: import.meta.env.VITE_APP_SCHEME !== '',
});

/** Whether "Apply" opens the download page on this device (§4, D27). */
export const mustDownloadApp = (): boolean => shouldDownloadApp(currentVisitor());
