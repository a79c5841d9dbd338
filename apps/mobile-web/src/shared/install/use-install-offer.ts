import { installOffer, isIosSafari, type InstallOffer } from '@kosha/domain';
import { isInNativeApp } from '../native/native-app.ts';
import { useInstallEvent } from './install-event.ts';
import { installPromptState } from './install-prompt-state.ts';

/** How the app offers its installation in this browser, if at all (§4.47). */
export function useInstallOffer(): InstallOffer {
  const event = useInstallEvent();
  const { hasSeenPrompt = false, hasDismissed = false } = installPromptState.read() ?? {};
  return installOffer({
    isInAppContainer: isInNativeApp() || isInstalled(),
    isIosSafari: isIosSafari(navigator.userAgent),
    hasSeenPrompt,
    hasInstallEvent: event !== undefined,
    hasDismissed,
  });
}

function isInstalled(): boolean {
  return (
    window.matchMedia('(display-mode: standalone)').matches ||
    (navigator as { standalone?: boolean }).standalone === true
  );
}
