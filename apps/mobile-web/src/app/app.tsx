import { KoshaProvider, Page, Screen, ToastHost } from '@kosha/ui';
import { Fragment, type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { reloadPage } from '../shared/browser/reload-page.ts';
import { useMessages } from '../shared/i18n/messages.ts';
import { shellMessages } from '../shared/i18n/shell.messages.ts';
import { useRecordHistory } from '../shared/navigation/history-record.ts';
import { paths, routePatterns } from '../shared/paths.ts';
import { Waiting } from '../shared/server/waiting.tsx';
import { useSession } from '../shared/session/session.ts';
import { DataProvider } from './data-provider.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppLink } from './link.tsx';
import { notFoundRoute } from './not-found-row.ts';
import { RouteFrame } from './route-frame.tsx';
import type { RouteRow } from './route-row.ts';
import { routeTable } from './route-table.ts';
import '@kosha/ui/styles.css';
import './background.css';
import './shell.css';

function AppRoutes() {
  return (
    <Suspense fallback={<RouteLoading />}>
      <Routes>
        <Route path={routePatterns.applyAlias} element={<ApplyAlias />} />
        {[...routeTable, notFoundRoute].map((row) => (
          <Route key={row.pattern} path={row.pattern} element={toElement(row)} />
        ))}
      </Routes>
    </Suspense>
  );
}

function toElement(row: RouteRow): ReactNode {
  const Component = row.screen;
  const framed = (
    <RouteFrame key={row.pattern} row={row}>
      <Component />
    </RouteFrame>
  );
  const screen = row.access === 'public' ? framed : <RequireSession>{framed}</RequireSession>;
  return row.data ? <DataProvider>{screen}</DataProvider> : screen;
}

/**
 * Redirects signed-out users to the sign-in page (§2). The `key` remounts the screen after a change
 * of user, so that it does not keep the previous user's input.
 */
function RequireSession({ children }: { children: ReactNode }) {
  const token = useSession((state) => state.session?.token);
  const { pathname, search } = useLocation();
  if (token !== undefined) return <Fragment key={token}>{children}</Fragment>;
  const target = paths.login({ redirect: pathname + search });
  return <Navigate to={target} replace />;
}

/** Redirects /product/{pid}/apply to the apply page with the same query (D03). */
function ApplyAlias() {
  const { pid = '' } = useParams();
  const { search } = useLocation();
  return <Navigate to={{ pathname: paths.apply(pid), search }} replace />;
}

function RouteLoading() {
  const text = useMessages(shellMessages);
  return (
    <Screen>
      <Waiting shape="card" label={text('loading')} onRetry={() => void reloadPage()} />
    </Screen>
  );
}

export function App() {
  const text = useMessages(shellMessages);
  const { pathname } = useLocation();
  useRecordHistory();
  return (
    <KoshaProvider linkComponent={AppLink}>
      <Page>
        <ErrorBoundary resetKey={pathname}>
          <AppRoutes />
        </ErrorBoundary>
      </Page>
      <ToastHost dismissLabel={text('close')} />
    </KoshaProvider>
  );
}
