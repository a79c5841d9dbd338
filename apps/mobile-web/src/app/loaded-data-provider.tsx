import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLanguage } from '../shared/i18n/shown-language.ts';
import { sendLanguage } from '../shared/language/send-language.ts';
import { queryClient } from '../shared/server/query-client.ts';
import { useSession } from '../shared/session/session.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { dataTitleMessages } from './data-titles.messages.ts';
import { DataTitlesContext } from './titles.ts';
import { UpdateNotice } from './update-notice.tsx';
import { ScreenNoticeProvider } from '../shared/navigation/route-context.ts';

const notices = (
  <>
    <OfflineNotice />
    <UpdateNotice />
  </>
);

export function LoadedDataProvider({ children }: { children: ReactNode }) {
  useLanguageOfServer();
  return (
    <QueryClientProvider client={queryClient}>
      <DataTitlesContext value={dataTitleMessages}>
        <ScreenNoticeProvider value={notices}>{children}</ScreenNoticeProvider>
      </DataTitlesContext>
    </QueryClientProvider>
  );
}

/**
 * After a language change, refetches all queries, because the server translates its responses. Also
 * sends the language of a signed-in user to the server.
 */
function useLanguageOfServer(): void {
  const { language } = useLanguage();
  const token = useSession((state) => state.session?.token);
  const read = useRef(language);
  useEffect(() => {
    if (read.current === language) return;
    read.current = language;
    void queryClient.invalidateQueries();
  }, [language]);
  useEffect(() => {
    if (token !== undefined) void sendLanguage(language);
  }, [token, language]);
}
