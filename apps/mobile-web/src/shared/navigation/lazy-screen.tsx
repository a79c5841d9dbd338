import { lazy, useState, type ComponentType } from 'react';
import type { EarlyReads } from '../server/early-reads.ts';

/** A screen in a chunk of its own; `preload` fetches it before a likely visit, hydration, or the build. */
export interface LazyScreen<Screen = ScreenComponent, Props = object> {
  (props: Props): React.ReactNode;
  preload: () => Promise<Screen>;
}

/** `earlyReads` is what the screen shows first, so that a first visit renders it once, with its answers. */
export type ScreenComponent = ComponentType & { earlyReads?: EarlyReads };

/** The code of a screen did not come. */
export class ScreenNotLoaded extends Error {
  override name = 'ScreenNotLoaded';
}

/** One function for each screen that could not be loaded; it lets the screen load again. */
const renewals = new Set<() => void>();

/** Call this on Retry: React.lazy never forgets a rejection. */
export function retryScreens(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

/** A screen as `lazyPart` brings it. */
export const lazyScreen = <Screen extends ComponentType = ScreenComponent>(
  load: () => Promise<Screen>,
): LazyScreen<Screen> => lazyPart<object, Screen>(load);

/**
 * Like React.lazy, for a screen or a part that it cannot do without. What is already here renders at once: otherwise
 * React would throw the prerendered HTML away while it waits for the code. What did not come is asked for again on Retry;
 * React.lazy would fail until the page is loaded again.
 */
export function lazyPart<Props extends object, Screen = ComponentType<Props>>(
  load: () => Promise<Screen & ComponentType<Props>>,
): LazyScreen<Screen, Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<Screen & ComponentType<Props>> | undefined;
  const preload = () => {
    loading ??= load().then(
      (screen) => {
        loaded = screen;
        return screen;
      },
      (cause: unknown) => {
        loading = undefined;
        throw cause;
      },
    );
    return loading;
  };
  const makePending = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await preload() };
      } catch (cause) {
        // Only Retry renews it: React renders again to show the failure, and would load again at once.
        renewals.add(renew);
        throw new ScreenNotLoaded('The code of this screen did not come', { cause });
      }
    });
  let Pending = makePending();
  const renew = () => {
    Pending = makePending();
  };
  const LoadedScreen = (props: Props) => {
    // Chosen once, because what was typed would be lost if another component took its place.
    const [Component] = useState(() => loaded ?? Pending);
    return <Component {...props} />;
  };
  return Object.assign(LoadedScreen, { preload });
}
