import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { queryClient } from '../shared/api/query-client.ts';
import { OfflineNotice } from '../shared/offline/offline-notice.tsx';
import { ScreenNoticeProvider } from '../shared/route-context.ts';

/** The query cache and the offline notice, for the screens that read from the server. */
export function DataOutlet() {
  return (
    <QueryClientProvider client={queryClient}>
      <ScreenNoticeProvider value={<OfflineNotice />}>
        <Outlet />
      </ScreenNoticeProvider>
    </QueryClientProvider>
  );
}
