import { formatDateTime } from '@kosha/domain';
import { Notice } from '@kosha/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { defineMessages, useMessages } from '../shared/i18n/messages.ts';
import { useSavedAt } from '../shared/offline/saved-answers.ts';

const offlineMessages = defineMessages('offline', {
  title: 'You are offline',
  text: 'This is as of {time}. Amounts may have changed since.',
});

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
