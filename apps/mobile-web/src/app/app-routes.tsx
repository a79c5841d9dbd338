import { Fragment, Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths, patterns } from '../shared/paths.ts';
import { useSession } from '../shared/session/session.ts';
import { lazyPart } from '../shared/navigation/lazy-screen.tsx';
import { matchPattern } from '../shared/navigation/match-pattern.ts';
import { ParamsProvider } from '../shared/navigation/route-params.ts';
import type { DataOutlet } from './data-outlet.tsx';
import { findRoute } from './find-route.ts';
import { RouteFrame } from './route-frame.tsx';
import type { RouteRow } from './route-row.ts';
import { notFoundRow } from './not-found-row.ts';
import { Screen } from '@kosha/ui';
import { useMessages } from '../shared/i18n/messages.ts';
import { shellMessages } from '../shared/i18n/shell.messages.ts';
import { Waiting } from '../shared/server/waiting.tsx';

export const DataProvider = lazyPart<{ children: ReactNode }, typeof DataOutlet>(
  async () => (await import('./data-outlet.tsx')).DataOutlet,
);

/** The screen of the address, from the one table. The router's own Routes would bring 3 kB to rank and nest them. */
export function AppRoutes() {
  const { pathname } = useLocation();
  return <Suspense fallback={<RouteLoading />}>{screenAt(pathname)}</Suspense>;
}

function screenAt(pathname: string): ReactNode {
  const alias = matchPattern(patterns.applyAlias, pathname);
  if (alias) return <ApplyAlias pid={alias['pid'] ?? ''} />;
  const row = findRoute(pathname) ?? notFoundRow;
  const screen = toScreen(row);
  return (
    <ParamsProvider value={matchPattern(row.pattern, pathname) ?? {}}>
      {row.data ? <DataProvider>{screen}</DataProvider> : screen}
    </ParamsProvider>
  );
}

function toScreen(row: RouteRow): ReactNode {
  const Screen = row.screen;
  const framed = (
    <RouteFrame key={row.pattern} row={row}>
      <Screen />
    </RouteFrame>
  );
  return row.access === 'public' ? framed : <RequireSession>{framed}</RequireSession>;
}

/**
 * Without a token only the public routes open; all others lead to sign-in, which leads back (§2).
 * When the token changes, the screen starts empty: the next person must not see what was typed before.
 */
function RequireSession({ children }: { children: ReactNode }) {
  const token = useSession((state) => state.session?.token);
  const { pathname, search } = useLocation();
  if (token !== undefined) return <Fragment key={token}>{children}</Fragment>;
  const target = paths.login({ redirect: pathname + search });
  return <Navigate to={target} replace />;
}

/** /product/{pid}/apply is another address of the apply page; the query is kept (D03). */
function ApplyAlias({ pid }: { pid: string }) {
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
