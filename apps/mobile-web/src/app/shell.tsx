import { KoshaProvider, Page, Skeleton } from '@kosha/ui';
import { useMessages } from '../shared/i18n/messages.ts';
import { RouteProvider } from '../shared/navigation/route-context.ts';
import { ScreenLayout } from '../shared/navigation/screen-layout.tsx';
import { shellMessages } from '../shared/i18n/shell.messages.ts';
import { AppLink } from './link.tsx';
import type { RouteRow } from './route-row.ts';

type ShellProps = Pick<RouteRow, 'frame' | 'background' | 'feedback'> & { title: string };

const noop = () => {};

/** The empty frame of a screen. Only the prerender build renders this component. */
export function Shell({ title, frame, background, feedback = false }: ShellProps) {
  const text = useMessages(shellMessages);
  return (
    <KoshaProvider linkComponent={AppLink}>
      <Page>
        <RouteProvider
          value={{
            title,
            frame,
            background,
            hasFeedback: feedback,
            openFeedback: noop,
            preload: noop,
            prefetchData: noop,
          }}
        >
          <ScreenLayout>
            <Skeleton shape="card" label={text('loading')} />
          </ScreenLayout>
        </RouteProvider>
      </Page>
    </KoshaProvider>
  );
}
