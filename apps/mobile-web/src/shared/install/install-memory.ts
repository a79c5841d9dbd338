import { stored } from '../browser/stored.ts';

interface InstallMemory {
  hasSeenPrompt?: boolean;
  hasDismissed?: boolean;
}

/** What this browser remembers of the install banner; it is nobody's and stays after signing out. */
export const installMemory = stored<InstallMemory>('local', 'install', (fields) => ({
  hasSeenPrompt: fields['hasSeenPrompt'] === true,
  hasDismissed: fields['hasDismissed'] === true,
}));

export function remember(change: InstallMemory): void {
  installMemory.write({ ...installMemory.read(), ...change });
}
