import { createStoredValue } from '../browser/stored.ts';

interface InstallMemory {
  hasSeenPrompt?: boolean;
  hasDismissed?: boolean;
}

export const installMemory = createStoredValue<InstallMemory>('local', 'install', (fields) => ({
  hasSeenPrompt: fields['hasSeenPrompt'] === true,
  hasDismissed: fields['hasDismissed'] === true,
}));

export function updateInstallMemory(change: InstallMemory): void {
  installMemory.write({ ...installMemory.read(), ...change });
}
