import { ListDetail } from '@kosha/ui';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { RouteProvider } from '../shared/navigation/route-context.ts';
import { focusTitle, watchFocus } from '../shared/navigation/title-focus.ts';
import { resetResponseTimes } from '../shared/offline/saved-responses.ts';
import { requestAppName, useAppName } from '../shared/server/app-name.ts';
import { requestCountry } from '../shared/tracking/country.ts';
import { trackPage } from '../shared/tracking/tracking.ts';
import { prefetchData, preloadScreen } from './prefetch.ts';
import type { RouteRow } from './route-row.ts';
import { useTitle } from './titles.ts';
import { useFeedback } from './use-feedback.tsx';

let hasShownScreen = false;

/** Sets the title and the background colour, scrolls to the top, and tracks the page (§2). */
function useRouteEffects(row: RouteRow, title: string): void {
  const appName = useAppName();
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = `${title} · ${appName}`;
  }, [title, appName]);

  useEffect(() => {
    document.documentElement.dataset['background'] = row.background;
  }, [row.background]);

  useEffect(() => {
    window.scrollTo(0, 0);
    trackPage(row.pattern);
    requestCountry();
    requestAppName();
    // After a page load, the focus stays where the browser has set it. After a later navigation,
    // the title gets the focus.
    if (hasShownScreen) focusTitle();
    else watchFocus();
    hasShownScreen = true;
    return resetResponseTimes;
  }, [row.pattern, pathname]);
}

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

/** Ignores failures: if the user opens the screen, the screen itself shows the error. */
function preload(pathname: string): void {
  preloadScreen(pathname).catch(() => {});
}
