import { KoshaProvider, Page, ToastHost } from '@kosha/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, parsePath, useLocation } from 'react-router-dom';
import { dataTitleMessages } from '../src/app/data-titles.messages.ts';
import { notFoundRow } from '../src/app/not-found-row.ts';
import { RouteFrame } from '../src/app/route-frame.tsx';
import { routeTable } from '../src/app/route-table.ts';
import { RouterLink } from '../src/app/router-link.tsx';
import { DataTitles } from '../src/app/titles.ts';
import { matchPattern } from '../src/shared/navigation/match-pattern.ts';
import { ParamsProvider } from '../src/shared/navigation/route-params.ts';
import { toolbarPolicy } from '../src/shared/testing/toolbar-policy.ts';
import { amongSteps } from './among-steps.ts';
import { noteAnswers } from './story-answers.ts';

const anyPlace = '*';

const rows = [...routeTable, notFoundRow];

/** The place of a screen's story: the route's pattern, the address, and the state in the history. */
export interface StoryRoute {
  path: string;
  url: string;
  state?: unknown;
}

/** Shows the present address to a story's test. */
function LocationProbe() {
  const { pathname, search } = useLocation();
  return <output hidden data-testid="location">{`${pathname}${search}`}</output>;
}

/** Shown where a story leads to another address; only the tests of behaviour may end there. */
function Elsewhere() {
  const { pathname } = useLocation();
  return (
    <main data-elsewhere={pathname} style={{ padding: 16 }}>
      This leads to {pathname}
    </main>
  );
}

/** Shows the story while the address is its own. */
function Place({ pattern, children }: { pattern: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const params = pattern === anyPlace ? {} : matchPattern(pattern, pathname);
  return params ? <ParamsProvider value={params}>{children}</ParamsProvider> : <Elsewhere />;
}

const anywhere: StoryRoute = { path: anyPlace, url: '/' };

const initialEntry = ({ url, state }: StoryRoute) => ({
  ...parsePath(amongSteps(url, toolbarPolicy())),
  state,
});

const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });

interface FrameProps {
  /** Without it the story is shown anywhere, in the frame of no route. */
  route: StoryRoute | undefined;
  /** True for a part of a screen, which is shown without the column around it. */
  isPart: boolean;
  children: ReactNode;
}

/** Puts a screen into the frame that its route asks for. */
function inRouteFrame(pattern: string | undefined, screen: ReactNode): ReactNode {
  const row = rows.find((candidate) => candidate.pattern === pattern);
  if (!row) return <Page>{screen}</Page>;
  return (
    <DataTitles value={dataTitleMessages}>
      <Page>
        <RouteFrame row={row}>{screen}</RouteFrame>
      </Page>
    </DataTitles>
  );
}

/** Everything the application puts around a screen, without the network. */
export function Frame({ route, isPart, children }: FrameProps) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => noteAnswers(queryClient), [queryClient]);
  return (
    <KoshaProvider linkComponent={RouterLink}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[initialEntry(route ?? anywhere)]}>
          <Place pattern={route?.path ?? anyPlace}>
            {isPart ? children : inRouteFrame(route?.path, children)}
          </Place>
          <LocationProbe />
          <ToastHost dismissLabel="Dismiss" />
        </MemoryRouter>
      </QueryClientProvider>
    </KoshaProvider>
  );
}
