import { lazy, type ComponentType } from 'react';

/** A screen in a chunk of its own; `preload` fetches it on intent, before hydration, and at build. */
export interface LazyScreen {
  (): React.ReactNode;
  preload: () => Promise<ComponentType>;
}

/**
 * Like React.lazy, but a screen that is already here renders at once: without that, prerendered
 * HTML would be thrown away while its own chunk is awaited.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const preload = () => {
    loading ??= load().then(
      (component) => (loaded = component),
      (cause: unknown) => {
        // React.lazy remembers a rejection for good; Retry gets a new one.
        loading = undefined;
        Pending = makePending();
        throw cause;
      },
    );
    return loading;
  };
  const makePending = () => lazy(async () => ({ default: await preload() }));
  let Pending = makePending();
  const Screen = () => {
    const Component = loaded ?? Pending;
    return <Component />;
  };
  return Object.assign(Screen, { preload });
}
