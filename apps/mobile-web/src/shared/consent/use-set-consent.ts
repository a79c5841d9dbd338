import type { Schema } from '@kosha/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { saveAnalytics } from '../browser/attribution.ts';
import { api } from '../server/api.ts';
import { forgetClientConfig } from '../server/read-client-config.ts';
import { useWrite } from '../server/use-write.ts';
import { consentsQuery } from './consents.query.ts';

type Item = Pick<Schema<'ConsentItem'>, 'purpose' | 'notice'>;

/** Sends a consent or its withdrawal, and applies it at once, for example to tracking (D57). */
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
        // ids. Other tabs read the stored setting.
        if (action !== 'give' && item.purpose === 'tracking') saveAnalytics(false);
        // The cached list is updated at once, so that a switch does not flip back until the list is
        // fetched again.
        queryClient.setQueryData(
          consentsQuery.queryKey,
          (list) => list && withAnswer(list, item.purpose, action === 'give'),
        );
        // The configuration decides whether tracking may continue.
        forgetClientConfig();
        // `sender.ts` is imported lazily, because pages are also rendered at build time, where no
        // events are sent.
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
