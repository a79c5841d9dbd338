import { Screen } from '@kosha/ui';
import { useMessages } from '../shared/i18n/messages.ts';
import { shellMessages } from '../shared/i18n/shell.messages.ts';
import { Waiting } from '../shared/server/waiting.tsx';

/** Shown while a screen's own code is loading. */
export function RouteLoading() {
  const text = useMessages(shellMessages);
  return (
    <Screen>
      <Waiting shape="card" label={text('loading')} onRetry={() => location.reload()} />
    </Screen>
  );
}
