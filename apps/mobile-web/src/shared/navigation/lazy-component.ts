import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** After a module has failed to load, browsers may not fetch it again until the page reloads. */
export class ComponentNotLoadedError extends Error {
  override name = 'ComponentNotLoadedError';
}

export type LazyComponent<Props extends object = object> = LazyExoticComponent<
  ComponentType<Props>
> & {
  preload: () => Promise<ComponentType<Props>>;
};

/** `React.lazy` with prefetching. Loaded code renders without suspending. */
export function lazyComponent<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const preload = () =>
    (loading ??= load().then(
      (component) => (loaded = component),
      (cause: unknown) => {
        loading = undefined;
        throw new ComponentNotLoadedError('The code of a component failed to load', { cause });
      },
    ));
  const toModule = (component: ComponentType<Props>) => ({ default: component });
  // A thenable that resolves synchronously does not suspend.
  const loadedNow = (component: ComponentType<Props>) =>
    ({
      // oxlint-disable-next-line unicorn/no-thenable -- React.lazy takes one, and a promise would suspend.
      then: (resolve: (module: { default: ComponentType<Props> }) => void) =>
        resolve(toModule(component)),
    }) as unknown as Promise<{ default: ComponentType<Props> }>;
  return Object.assign(
    lazy(() => (loaded ? loadedNow(loaded) : preload().then(toModule))),
    { preload },
  );
}
