import { installOffer, isIosSafari, type InstallOffer } from '@kosha/domain';
import { isInNativeApp } from '../native/native-app.ts';
import { useInstallEvent } from './install-event.ts';
import { installMemory } from './install-memory.ts';

/** How the app offers to be added to the home screen here and now (§4.47). */
export function useInstallOffer(): InstallOffer {
  const event = useInstallEvent();
  const { hasSeenPrompt = false, hasDismissed = false } = installMemory.read() ?? {};
  return installOffer({
    isInAppContainer: isInNativeApp() || isInstalled(),
    isIosSafari: isIosSafari(navigator.userAgent),
    hasSeenPrompt,
    hasInstallEvent: event !== undefined,
    hasDismissed,
  });
}

/** Whether the page was opened from the home screen; iOS tells it in its own way too. */
function isInstalled(): boolean {
  return (
    window.matchMedia('(display-mode: standalone)').matches ||
    (navigator as { standalone?: boolean }).standalone === true
  );
}
