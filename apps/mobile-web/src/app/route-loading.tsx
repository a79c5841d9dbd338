import { Screen } from '@kosha/ui';
import { useMessages } from '../shared/i18n/messages.ts';
import { shellMessages } from '../shared/shell.messages.ts';
import { Waiting } from '../shared/waiting.tsx';

/** While a screen's own code is on its way. */
export function RouteLoading() {
  const text = useMessages(shellMessages);
  return (
    <Screen>
      <Waiting shape="card" label={text('loading')} onRetry={() => location.reload()} />
    </Screen>
  );
}
