import type { Schema } from '@kosha/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { setAnalyticsEnabled } from '../browser/attribution.ts';
import { api } from '../server/api.ts';
import { forgetClientConfig } from '../server/read-client-config.ts';
import { useWrite } from '../server/use-write.ts';
import { consentsQuery } from './consents.query.ts';

type Item = Pick<Schema<'ConsentItem'>, 'purpose' | 'notice'>;

/** Gives, refuses or withdraws a consent. The change takes effect immediately (D57). */
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
        // Otherwise the next call would contain the advertising ids.
        if (action !== 'give' && item.purpose === 'tracking') setAnalyticsEnabled(false);
        // Otherwise the switch in 'My consents' would show the old state until the refetch ends.
        queryClient.setQueryData(
          consentsQuery.queryKey,
          (list) => list && withAnswer(list, item.purpose, action === 'give'),
        );
        forgetClientConfig();
        // A static import would fail in the prerender build, because the sender uses `window`.
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
