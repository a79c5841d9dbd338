import { lazy, useState, type ComponentType } from 'react';
import { reviveStylesheets } from './stylesheets.ts';

/** A screen in a chunk of its own; `preload` fetches it on intent, before hydration, and at build. */
export interface LazyScreen {
  (): React.ReactNode;
  preload: () => Promise<ComponentType>;
}

/** Gives each screen that could not be fetched a new chance. */
const renewals = new Set<() => void>();

/** To be called on a Retry: React.lazy remembers a rejection for good. */
export function retryScreens(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

/**
 * Like React.lazy, but a screen that is already here renders at once: without that, prerendered
 * HTML would be thrown away while its own chunk is awaited.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const preload = () => {
    loading ??= reviveStylesheets()
      .then(load)
      .then(
        (component) => (loaded = component),
        (cause: unknown) => {
          loading = undefined;
          throw cause;
        },
      );
    return loading;
  };
  const makePending = () =>
    lazy(async () => {
      try {
        return { default: await preload() };
      } catch (cause) {
        // Not renewed here: React renders again to show the failure, and would only ask once more.
        renewals.add(renew);
        throw cause;
      }
    });
  let Pending = makePending();
  const renew = () => {
    Pending = makePending();
  };
  const Screen = () => {
    // Chosen once: another component in the same place would throw away what was typed in this one.
    const [Component] = useState(() => loaded ?? Pending);
    return <Component />;
  };
  return Object.assign(Screen, { preload });
}
