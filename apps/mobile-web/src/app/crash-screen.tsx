import { ErrorState, Link, Screen } from '@kosha/ui';
import { useMessages } from '../shared/i18n/messages.ts';
import { paths } from '../shared/paths.ts';
import { shellMessages } from '../shared/shell.messages.ts';

/** What is shown instead of a screen that crashed, or whose code could not be fetched (D07). */
export function CrashScreen({ onRetry }: { onRetry: () => void }) {
  const text = useMessages(shellMessages);
  return (
    <Screen>
      <ErrorState title={text('crashTitle')} retryLabel={text('retry')} onRetry={onRetry}>
        <p>{text('crashText')}</p>
        <Link href={paths.home()} isStandalone>
          {text('goHome')}
        </Link>
      </ErrorState>
    </Screen>
  );
}
