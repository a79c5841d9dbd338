import { ListDetail } from '@kosha/ui';
import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { RouteProvider } from '../shared/navigation/route-context.ts';
import { findRoute } from './find-route.ts';
import type { RouteRow } from './route-row.ts';
import { useTitle } from './titles.ts';
import { useFeedback } from './use-feedback.tsx';
import { useRouteEffects } from './use-route-effects.ts';

/** Gives a screen what its row in the route table says, and what every route does on entering. */
export function RouteFrame({ row, children }: { row: RouteRow; children: ReactNode }) {
  const title = useTitle(row.title);
  useRouteEffects(row, title);
  const feedback = useFeedback(row.pattern);
  return (
    <RouteProvider
      value={{
        title,
        frame: row.frame,
        background: row.background,
        hasFeedback: row.feedback === true,
        openFeedback: feedback.open,
        preload,
      }}
    >
      {row.list ? <BesideList list={row.list}>{children}</BesideList> : children}
      {feedback.dialog}
    </RouteProvider>
  );
}

const wide = '(width >= 1024px)';
const onWidthChange = (notify: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

/** A wide window keeps the list in sight from which the screen was opened. */
function BesideList({
  list,
  children,
}: Required<Pick<RouteRow, 'list'>> & { children: ReactNode }) {
  const label = useTitle(list.title);
  const isWide = useSyncExternalStore(onWidthChange, () => matchMedia(wide).matches);
  const List = list.screen;
  return (
    <ListDetail
      label={label}
      list={
        isWide && (
          <Suspense>
            <List />
          </Suspense>
        )
      }
    >
      {children}
    </ListDetail>
  );
}

/** Says nothing about a failure: the screen does when it is opened. */
function preload(pathname: string): void {
  findRoute(pathname)
    ?.screen.preload()
    .catch(() => {});
}
