import { createStoredValue } from '../browser/stored.ts';

interface InstallMemory {
  hasSeenPrompt?: boolean;
  hasDismissed?: boolean;
}

export const installPromptState = createStoredValue<InstallMemory>(
  'local',
  'install',
  (fields) => ({
    hasSeenPrompt: fields['hasSeenPrompt'] === true,
    hasDismissed: fields['hasDismissed'] === true,
  }),
);

export function updateInstallPromptState(change: InstallMemory): void {
  installPromptState.write({ ...installPromptState.read(), ...change });
}
