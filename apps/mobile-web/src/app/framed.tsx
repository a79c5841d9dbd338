import { KoshaProvider, Page } from '@kosha/ui';
import type { ReactNode } from 'react';
import { RouteProvider } from '../shared/navigation/route-context.ts';
import type { Params } from '../shared/navigation/match-pattern.ts';
import { ParamsProvider } from '../shared/navigation/route-params.ts';
import { RouterLink } from './router-link.tsx';
import type { RouteRow } from './route-row.ts';

type FramedProps = Pick<RouteRow, 'frame' | 'background' | 'feedback'> & {
  title: string;
  params?: Params;
  children?: ReactNode;
};

const nothing = () => {};
const noParams: Params = {};

/** A screen as its row in the route table says, where nothing can be pressed yet. */
export function Framed({
  title,
  frame,
  background,
  feedback = false,
  params = noParams,
  children,
}: FramedProps) {
  return (
    <KoshaProvider linkComponent={RouterLink}>
      <Page>
        <ParamsProvider value={params}>
          <RouteProvider
            value={{
              title,
              frame,
              background,
              hasFeedback: feedback,
              openFeedback: nothing,
              preload: nothing,
            }}
          >
            {children}
          </RouteProvider>
        </ParamsProvider>
      </Page>
    </KoshaProvider>
  );
}
