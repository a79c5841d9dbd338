import type { Schema } from '@kosha/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { saveAnalytics } from '../browser/attribution.ts';
import { api } from '../server/api.ts';
import { forgetClientConfig } from '../server/read-client-config.ts';
import { useWrite } from '../server/use-write.ts';
import { consentsQuery } from './consents.query.ts';

type Item = Pick<Schema<'ConsentItem'>, 'purpose' | 'notice'>;

/**
 * Sends a given or withdrawn consent. The change takes effect immediately, for example on tracking
 * (D57).
 */
export function useSetConsent(onGiven?: () => void) {
  const queryClient = useQueryClient();
  return useWrite(
    ({ item, action }: { item: Item; action: Schema<'SetConsentRequest'>['action'] }, options) => {
      const { version: noticeVersion, language } = item.notice;
      const body = { purpose: item.purpose, action, noticeVersion, language };
      return api.post('/consent/v1/set', { body, ...options });
    },
    {
      onSuccessHere: (_, { action }) => {
        if (action === 'give') onGiven?.();
      },
      onSuccess: (_, { item, action }) => {
        // Analytics must be off before the next call, which would otherwise contain the advertising
        // ids.
        if (action !== 'give' && item.purpose === 'tracking') saveAnalytics(false);
        // Updates the cached list immediately. Otherwise the switch would show the old state until
        // the list is refetched.
        queryClient.setQueryData(
          consentsQuery.queryKey,
          (list) => list && withAnswer(list, item.purpose, action === 'give'),
        );
        // The next reader fetches the configuration again, because the server decides whether
        // tracking may continue.
        forgetClientConfig();
        // The sender loads lazily, so that the prerender build can import this file. The build
        // sends no events.
        import('../tracking/sender.ts')
          .then(({ forgetTrackingSettings }) => forgetTrackingSettings())
          .catch(() => {});
        void queryClient.invalidateQueries();
      },
    },
  );
}

const withAnswer = (list: Schema<'ConsentList'>, purpose: string, isInUse: boolean) => ({
  ...list,
  consents: list.consents.map((one) => (one.purpose === purpose ? { ...one, isInUse } : one)),
});
