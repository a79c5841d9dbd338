import { Screen, Skeleton } from '@kosha/ui';
import { useMessages } from '../shared/i18n/messages.ts';
import { shellMessages } from '../shared/shell.messages.ts';

/** While a screen's own code is on its way. */
export function RouteLoading() {
  const text = useMessages(shellMessages);
  return (
    <Screen>
      <Skeleton shape="card" label={text('loading')} />
    </Screen>
  );
}
