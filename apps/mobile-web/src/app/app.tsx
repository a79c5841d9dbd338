import { KoshaProvider, Page, ToastHost } from '@kosha/ui';
import '@kosha/ui/styles.css';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../shared/i18n/messages.ts';
import { AppRoutes } from './routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppLink } from './link.tsx';
import { useRecordHistory } from '../shared/navigation/history-record.ts';
import { shellMessages } from '../shared/i18n/shell.messages.ts';
import './background.css';
import './shell.css';

/** The whole app. Requires a router: the browser router, or the static router when prerendering. */
export function App() {
  const text = useMessages(shellMessages);
  const { pathname } = useLocation();
  useRecordHistory();
  return (
    <KoshaProvider linkComponent={AppLink}>
      <Page>
        <ErrorBoundary resetKey={pathname}>
          <AppRoutes />
        </ErrorBoundary>
      </Page>
      <ToastHost dismissLabel={text('close')} />
    </KoshaProvider>
  );
}
