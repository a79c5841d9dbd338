import { stored } from '../browser/stored.ts';

interface InstallMemory {
  hasSeenPrompt?: boolean;
  hasDismissed?: boolean;
}

/**
 * The state of the install banner in this browser. It is not personal, so it survives a sign-out.
 */
export const installMemory = stored<InstallMemory>('local', 'install', (fields) => ({
  hasSeenPrompt: fields['hasSeenPrompt'] === true,
  hasDismissed: fields['hasDismissed'] === true,
}));

export function remember(change: InstallMemory): void {
  installMemory.write({ ...installMemory.read(), ...change });
}
