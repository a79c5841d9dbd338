import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { queryClient } from '../shared/api/query-client.ts';
import { OfflineNotice } from '../shared/offline/offline-notice.tsx';
import { UpdateNotice } from '../shared/offline/update-notice.tsx';
import { ScreenNoticeProvider } from '../shared/route-context.ts';

const notices = (
  <>
    <OfflineNotice />
    <UpdateNotice />
  </>
);

/** The query cache and the notices above the content, for the screens that read from the server. */
export function DataOutlet() {
  return (
    <QueryClientProvider client={queryClient}>
      <ScreenNoticeProvider value={notices}>
        <Outlet />
      </ScreenNoticeProvider>
    </QueryClientProvider>
  );
}
