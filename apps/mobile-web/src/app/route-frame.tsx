import type { ReactNode } from 'react';
import { useMessages } from '../shared/i18n/messages.ts';
import { RouteProvider } from '../shared/route-context.ts';
import { findRoute } from './find-route.ts';
import type { RouteRow } from './route-row.ts';
import { titleMessages } from './titles.messages.ts';
import { useFeedback } from './use-feedback.tsx';
import { useRouteEffects } from './use-route-effects.ts';

/** Gives a screen what its row in the route table says, and what every route does on entering. */
export function RouteFrame({ row, children }: { row: RouteRow; children: ReactNode }) {
  useRouteEffects(row);
  const text = useMessages(titleMessages);
  const feedback = useFeedback(row.pattern);
  return (
    <RouteProvider
      value={{
        title: text(row.title),
        frame: row.frame,
        background: row.background,
        hasFeedback: row.feedback === true,
        openFeedback: feedback.open,
        preload,
      }}
    >
      {children}
      {feedback.dialog}
    </RouteProvider>
  );
}

/** Says nothing about a failure: the screen does when it is opened. */
function preload(pathname: string): void {
  findRoute(pathname)
    ?.screen.preload()
    .catch(() => {});
}
