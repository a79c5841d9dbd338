import { formatDateTime } from '@kosha/domain';
import { Notice } from '@kosha/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { offlineMessages } from './offline.messages.ts';
import { useSavedAt } from './saved-answers.ts';

/** While something on the screen is not what the server says now, but what it said before. */
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

/** The browser tells of a connection before there is one, and never of a server that is back. */
function useRenewal(isDue: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isDue) return undefined;
    const renew = () => {
      if (navigator.onLine && !document.hidden) void queryClient.refetchQueries({ type: 'active' });
    };
    const timer = setInterval(renew, renewalMs);
    return () => clearInterval(timer);
  }, [isDue, queryClient]);
}
