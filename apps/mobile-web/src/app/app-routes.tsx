import { Fragment, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { paths, patterns } from '../shared/paths.ts';
import { useSession } from '../shared/session/session.ts';
import { lazyScreen } from '../shared/navigation/lazy-screen.tsx';
import { findRoute } from './find-route.ts';
import { RouteFrame } from './route-frame.tsx';
import type { RouteRow } from './route-row.ts';
import { notFoundRow } from './not-found-row.ts';
import { Screen } from '@kosha/ui';
import { useMessages } from '../shared/i18n/messages.ts';
import { shellMessages } from '../shared/i18n/shell.messages.ts';
import { Waiting } from '../shared/server/waiting.tsx';

export const DataProvider = lazyScreen(async () => (await import('./data-outlet.tsx')).DataOutlet);

/** The route of the address, from the one table. The router alone would rank the whole table at each start. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const row = findRoute(pathname) ?? notFoundRow;
  return (
    <Suspense fallback={<RouteLoading />}>
      <Routes>
        {row.data ? <Route element={<DataProvider />}>{toRoute(row)}</Route> : toRoute(row)}
        <Route path={patterns.applyAlias} element={<ApplyAlias />} />
      </Routes>
    </Suspense>
  );
}

function toRoute(row: RouteRow) {
  const Screen = row.screen;
  const framed = (
    <RouteFrame key={row.pattern} row={row}>
      <Screen />
    </RouteFrame>
  );
  return (
    <Route
      key={row.pattern}
      path={row.pattern}
      element={row.access === 'public' ? framed : <RequireSession>{framed}</RequireSession>}
    />
  );
}

/**
 * Without a token only the public routes open; all others lead to sign-in, which leads back (§2).
 * When the token changes, the screen starts empty: the next person must not see what was typed before.
 */
function RequireSession({ children }: { children: React.ReactNode }) {
  const token = useSession((state) => state.session?.token);
  const { pathname, search } = useLocation();
  if (token !== undefined) return <Fragment key={token}>{children}</Fragment>;
  const target = paths.login({ redirect: pathname + search });
  return <Navigate to={target} replace />;
}

/** /product/{pid}/apply is another address of the apply page; the query is kept (D03). */
function ApplyAlias() {
  const { pid = '' } = useParams();
  const { search } = useLocation();
  return <Navigate to={{ pathname: paths.apply(pid), search }} replace />;
}

/** Shown while a screen's own code is loading. */
function RouteLoading() {
  const text = useMessages(shellMessages);
  return (
    <Screen>
      <Waiting shape="card" label={text('loading')} onRetry={() => location.reload()} />
    </Screen>
  );
}
