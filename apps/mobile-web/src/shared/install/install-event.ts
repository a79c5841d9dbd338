import { create } from 'zustand';

/** TypeScript's DOM types lack this event, because Safari and Firefox do not support it. */
interface InstallEvent extends Event {
  /** Opens the browser's install dialog. Needs a user gesture and works only once. */
  prompt: () => Promise<unknown>;
}

interface State {
  event: InstallEvent | undefined;
}

const useEvent = create<State>(() => ({ event: undefined }));

export const useInstallEvent = (): InstallEvent | undefined => useEvent(({ event }) => event);

/** Call before the first render, because the browser fires the event early and only once. */
export function watchInstallEvent(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    useEvent.setState({ event: event as InstallEvent });
  });
  window.addEventListener('appinstalled', forgetInstallEvent);
}

export const forgetInstallEvent = (): void => useEvent.setState({ event: undefined });
