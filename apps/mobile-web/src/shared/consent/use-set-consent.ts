import type { Schema } from '@kosha/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { saveAnalytics } from '../browser/attribution.ts';
import { api } from '../server/api.ts';
import { forgetClientConfig } from '../server/read-client-config.ts';
import { useWrite } from '../server/use-write.ts';
import { consentsQuery } from './consents.query.ts';

type Item = Pick<Schema<'ConsentItem'>, 'purpose' | 'notice'>;

/** Says what the borrower allows or takes back; what the app did because of it starts or stops at once (D57). */
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
        // Before the next call, which would carry the advertising ids; the next event would be too
        // late. Other tabs read the stored choice.
        if (action !== 'give' && item.purpose === 'tracking') saveAnalytics(false);
        // At once, so that a switch does not turn back until the list is read again.
        queryClient.setQueryData(
          consentsQuery.queryKey,
          (list) => list && withAnswer(list, item.purpose, action === 'give'),
        );
        // The configuration decides whether tracking may continue.
        forgetClientConfig();
        // Pages are rendered at the build too, where there is no sender.
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
