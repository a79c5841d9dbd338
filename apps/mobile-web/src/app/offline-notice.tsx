import { Notice } from '@kosha/ui';
import { formatDateTime } from '../shared/i18n/dates.ts';
import { useMessages } from '../shared/i18n/messages.ts';
import { offlineMessages } from './offline-notice.messages.ts';
import { useOldestCacheTime } from '../shared/offline/saved-responses.ts';
import { useRefetchWhenReachable } from '../shared/server/use-refetch-when-reachable.ts';

export function OfflineNotice() {
  const text = useMessages(offlineMessages);
  const savedAt = useOldestCacheTime();
  useRefetchWhenReachable(savedAt !== undefined);
  if (savedAt === undefined) return null;
  return (
    <Notice tone="warning" title={text('title')}>
      {text('text', { time: formatDateTime(savedAt) })}
    </Notice>
  );
}
