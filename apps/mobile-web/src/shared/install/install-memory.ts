import { stored } from '../browser/stored.ts';

interface InstallMemory {
  hasSeenPrompt?: boolean;
  hasDismissed?: boolean;
}

/** State of the install banner in this browser; not personal, so it survives signing out. */
export const installMemory = stored<InstallMemory>('local', 'install', (fields) => ({
  hasSeenPrompt: fields['hasSeenPrompt'] === true,
  hasDismissed: fields['hasDismissed'] === true,
}));

export function remember(change: InstallMemory): void {
  installMemory.write({ ...installMemory.read(), ...change });
}
