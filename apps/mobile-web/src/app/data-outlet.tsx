import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLanguage } from '../shared/i18n/shown-language.ts';
import { tellLanguage } from '../shared/language/tell-language.ts';
import { queryClient } from '../shared/server/query-client.ts';
import { useSession } from '../shared/session/session.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { dataTitleMessages } from './data-titles.messages.ts';
import { DataTitles } from './titles.ts';
import { UpdateNotice } from './update-notice.tsx';
import { ScreenNoticeProvider } from '../shared/navigation/route-context.ts';
import { isCovered, uncover } from './cover.ts';
import '../picture/late/real-data.ts';
import { endEarlyReads, readEarly } from './read-early.ts';

const notices = (
  <>
    <OfflineNotice />
    <UpdateNotice />
  </>
);

/** The query cache, the titles and the notices above the content, for the screens that read from the server. */
export function DataOutlet({ children }: { children: ReactNode }) {
  useEffect(endEarlyReads, []);
  useEffect(uncoverOnceRead, []);
  useLanguageOfServer();
  return (
    <QueryClientProvider client={queryClient}>
      <DataTitles value={dataTitleMessages}>
        <ScreenNoticeProvider value={notices}>{children}</ScreenNoticeProvider>
      </DataTitles>
    </QueryClientProvider>
  );
}

DataOutlet.readEarly = readEarly;

/** What the server says comes in the chosen language as well, and so do its messages. */
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
    if (token !== undefined) void tellLanguage(language);
  }, [token, language]);
}

/** Shows the app once the first screen has all that it asked the server for. */
function uncoverOnceRead(): (() => void) | undefined {
  if (!isCovered()) return undefined;
  if (queryClient.isFetching() === 0) {
    uncover();
    return undefined;
  }
  const look = () => {
    // Two turns: the screens get what has come in the first, and may then ask for more.
    setTimeout(() => setTimeout(uncoverIfRead));
  };
  const uncoverIfRead = () => {
    if (queryClient.isFetching() > 0) return;
    stop();
    uncover();
  };
  const stop = queryClient.getQueryCache().subscribe(look);
  look();
  return stop;
}
