import { authStepsOf, policyOf, type PolicyProfile } from '@kosha/domain';
import { KoshaProvider, Page, ToastHost } from '@kosha/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter, parsePath, Route, Routes, useLocation } from 'react-router-dom';
import { dataTitleMessages } from '../src/app/data-titles.messages.ts';
import { AppLink } from '../src/app/link.tsx';
import { notFoundRoute } from '../src/app/not-found-row.ts';
import { RouteFrame } from '../src/app/route-frame.tsx';
import { routeTable } from '../src/app/route-table.ts';
import { DataTitlesContext } from '../src/app/titles.ts';
import { toolbarPolicy } from '../src/shared/testing/toolbar-policy.ts';
import { registerClient } from './story-responses.ts';

const countOf = (profile: PolicyProfile): string => `as=${authStepsOf(policyOf(profile)).length}`;

/**
 * The URLs in stories contain the step count of the rule profile `specified`. Replaces it with the
 * step count of `profile`.
 */
const withStepCount = (url: string, profile: PolicyProfile): string =>
  url.startsWith('/auth/') ? url.replace(countOf('specified'), countOf(profile)) : url;

const anyPath = '*';

const rows = [...routeTable, notFoundRoute];

export interface StoryRoute {
  path: string;
  url: string;
  state?: unknown;
}

function LocationProbe() {
  const { pathname, search } = useLocation();
  return <output hidden data-testid="location">{`${pathname}${search}`}</output>;
}

/** Shown if a story navigates to another route, as only tests of behaviour may do. */
function OtherRoute() {
  const { pathname } = useLocation();
  return (
    <main data-elsewhere={pathname} style={{ padding: 16 }}>
      Redirects to {pathname}
    </main>
  );
}

/** A note for a story that renders nothing; `docs.css` hides it if other content precedes it. */
const nothingShown = <p className="kosha-nothing-shown">This state shows nothing.</p>;

function MatchedRoute({ pattern, children }: { pattern: string; children: ReactNode }) {
  return (
    <Routes>
      <Route path={pattern} element={children} />
      {pattern !== anyPath && <Route path={anyPath} element={<OtherRoute />} />}
    </Routes>
  );
}

const defaultRoute: StoryRoute = { path: anyPath, url: '/' };

const initialEntry = ({ url, state }: StoryRoute) => ({
  ...parsePath(withStepCount(url, toolbarPolicy())),
  state,
});

const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });

interface FrameProps {
  /** If undefined, the story matches any URL. */
  route: StoryRoute | undefined;
  /** True for a component that is shown without the app's page around it. */
  isPart: boolean;
  children: ReactNode;
}

function inRouteFrame(pattern: string | undefined, screen: ReactNode): ReactNode {
  const row = rows.find((candidate) => candidate.pattern === pattern);
  if (!row) return <Page>{screen}</Page>;
  return (
    <DataTitlesContext value={dataTitleMessages}>
      <Page>
        <RouteFrame row={row}>{screen}</RouteFrame>
      </Page>
    </DataTitlesContext>
  );
}

export function Frame({ route, isPart, children }: FrameProps) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => registerClient(queryClient), [queryClient]);
  return (
    <KoshaProvider linkComponent={AppLink}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[initialEntry(route ?? defaultRoute)]}>
          <MatchedRoute pattern={route?.path ?? anyPath}>
            {isPart ? children : inRouteFrame(route?.path, children)}
          </MatchedRoute>
          {isPart && nothingShown}
          <LocationProbe />
          <ToastHost dismissLabel="Dismiss" />
        </MemoryRouter>
      </QueryClientProvider>
    </KoshaProvider>
  );
}
