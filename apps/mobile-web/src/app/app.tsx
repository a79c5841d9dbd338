import { KoshaProvider, Page, ToastHost } from '@kosha/ui';
import '@kosha/ui/styles.css';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../shared/i18n/messages.ts';
import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { RouterLink } from './router-link.tsx';
import { useCoverLimit } from './cover.ts';
import { useTrail } from '../shared/navigation/trail.ts';
import { shellMessages } from '../shared/i18n/shell.messages.ts';
import './background.css';
import './shell.css';

/** The whole app. It must stand inside a router: the browser's, or that of prerendering. */
export function App() {
  const text = useMessages(shellMessages);
  const { pathname } = useLocation();
  useTrail();
  useCoverLimit();
  return (
    <KoshaProvider linkComponent={RouterLink}>
      <Page>
        <ErrorBoundary resetKey={pathname}>
          <AppRoutes />
        </ErrorBoundary>
      </Page>
      <ToastHost dismissLabel={text('close')} />
    </KoshaProvider>
  );
}
