import { Notice } from '@kosha/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatDateTime } from '../shared/i18n/dates.ts';
import { useMessages } from '../shared/i18n/messages.ts';
import { offlineMessages } from './offline-notice.messages.ts';
import { useSavedAt } from '../shared/offline/saved-answers.ts';

/** Shown while something on the screen is a saved answer and not a new one. */
export function OfflineNotice() {
  const text = useMessages(offlineMessages);
  const savedAt = useSavedAt();
  useRenewal(savedAt !== undefined);
  if (savedAt === undefined) return null;
  return (
    <Notice tone="warning" title={text('title')}>
      {text('text', { time: formatDateTime(savedAt) })}
    </Notice>
  );
}

const renewalMs = 5000;

/** Reads again every few seconds: what the browser says about being online tells little about the server. */
function useRenewal(isDue: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isDue) return undefined;
    const renew = () => {
      if (!document.hidden) void queryClient.refetchQueries({ type: 'active' });
    };
    const timer = setInterval(renew, renewalMs);
    return () => clearInterval(timer);
  }, [isDue, queryClient]);
}
