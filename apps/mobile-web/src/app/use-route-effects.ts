import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { requestAppName, useAppName } from '../shared/server/app-name.ts';
import { requestCountry } from '../shared/tracking/country.ts';
import { forgetShown } from '../shared/offline/saved-responses.ts';
import { focusTitle, watchFocus } from '../shared/navigation/title-focus.ts';
import { trackPage } from '../shared/tracking/tracking.ts';
import type { RouteRow } from './route-row.ts';

/** False until the first screen of this page load is shown. */
let hasShownScreen = false;

/** Effects of every route (§2): title, background colour, scroll to the top, tracking. */
export function useRouteEffects(row: RouteRow, title: string): void {
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
    // On the first load, the browser sets the focus itself.
    if (hasShownScreen) focusTitle();
    else watchFocus();
    hasShownScreen = true;
    return forgetShown;
  }, [row.pattern, pathname]);
}
