import { create } from 'zustand';

/** The DOM's types lack it: Safari and Firefox do not send it. */
interface InstallEvent extends Event {
  /** Opens the browser's own dialog; needs a press, and works only once. */
  prompt: () => Promise<unknown>;
}

interface State {
  event: InstallEvent | undefined;
}

const useEvent = create<State>(() => ({ event: undefined }));

/** What the browser sent once it could install the app; undefined before that and after installing. */
export const useInstallEvent = (): InstallEvent | undefined => useEvent(({ event }) => event);

/** Starts before any screen: the browser sends the event once, early, and to nobody who comes later. */
export function watchInstallEvent(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    useEvent.setState({ event: event as InstallEvent });
  });
  window.addEventListener('appinstalled', forgetInstallEvent);
}

export const forgetInstallEvent = (): void => useEvent.setState({ event: undefined });
