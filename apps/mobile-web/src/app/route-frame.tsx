import { ListDetail } from '@kosha/ui';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense, type ReactNode } from 'react';
import { RouteProvider } from '../shared/navigation/route-context.ts';
import { prefetchData, preloadScreen } from './prefetch.ts';
import type { RouteRow } from './route-row.ts';
import { useTitle } from './titles.ts';
import { useFeedback } from './use-feedback.tsx';
import { useRouteEffects } from './use-route-effects.ts';

/** Provides a screen with its row in the route table, and runs the effects of every route. */
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
        prefetchData,
      }}
    >
      {row.list ? <WithList list={row.list}>{children}</WithList> : children}
      {feedback.dialog}
    </RouteProvider>
  );
}

const wide = '(width >= 1024px)';

/** In a wide window, keeps the list visible beside the screen opened from it. */
function WithList({ list, children }: Required<Pick<RouteRow, 'list'>> & { children: ReactNode }) {
  const label = useTitle(list.title);
  const isWide = useMediaQuery(wide, undefined, { getInitialValueInEffect: false });
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

/** Ignores failures, because the screen reports them when it opens. */
function preload(pathname: string): void {
  preloadScreen(pathname).catch(() => {});
}
