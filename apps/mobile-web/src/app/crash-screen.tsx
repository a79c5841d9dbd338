import {
  AppBar,
  CrackedVesselIllustration,
  ErrorState,
  Link,
  Screen,
  UnpluggedIllustration,
} from '@kosha/ui';
import { useAppName } from '../shared/server/app-name.ts';
import { failureText } from '../shared/server/failures.ts';
import { useMessages } from '../shared/i18n/messages.ts';
import { paths } from '../shared/paths.ts';
import { shellMessages } from '../shared/i18n/shell.messages.ts';

interface CrashScreenProps {
  /** False if the connection is the cause. */
  hasConnection: boolean;
  onRetry: () => void;
}

/** Replaces a screen that crashed or failed to load (D07). */
export function CrashScreen({ hasConnection, onRetry }: CrashScreenProps) {
  const text = useMessages(shellMessages);
  const appName = useAppName();
  return (
    <Screen header={<AppBar title={appName} />}>
      <ErrorState
        title={text('crashTitle')}
        illustration={hasConnection ? <CrackedVesselIllustration /> : <UnpluggedIllustration />}
        retryLabel={text('retry')}
        onRetry={onRetry}
      >
        <p>{hasConnection ? text('crashText') : failureText({ kind: 'network' })}</p>
        <Link href={paths.home()} isStandalone>
          {text('goHome')}
        </Link>
      </ErrorState>
    </Screen>
  );
}
