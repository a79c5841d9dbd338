import { installOffer, isIosSafari, type InstallOffer } from '@kosha/domain';
import { createStoredValue } from '../browser/stored.ts';
import { isInNativeApp } from '../native/native-app.ts';
import { useInstallEvent } from './install-event.ts';

interface InstallMemory {
  hasSeenPrompt?: boolean;
  hasDismissed?: boolean;
}

const installPromptState = createStoredValue<InstallMemory>('local', 'install', (fields) => ({
  hasSeenPrompt: fields['hasSeenPrompt'] === true,
  hasDismissed: fields['hasDismissed'] === true,
}));

export function updateInstallPromptState(change: InstallMemory): void {
  installPromptState.write({ ...installPromptState.read(), ...change });
}

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
