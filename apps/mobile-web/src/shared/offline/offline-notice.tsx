import { formatDateTime } from '@kosha/domain';
import { Notice } from '@kosha/ui';
import { useMessages } from '../i18n/messages.ts';
import { offlineMessages } from './offline.messages.ts';
import { useSavedAt } from './saved-answers.ts';

/** While something on the screen is not what the server says now, but what it said before. */
export function OfflineNotice() {
  const text = useMessages(offlineMessages);
  const savedAt = useSavedAt();
  if (savedAt === undefined) return null;
  return (
    <Notice tone="warning" title={text('title')}>
      {text('text', { time: formatDateTime(savedAt) })}
    </Notice>
  );
}
