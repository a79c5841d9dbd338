import type { Schema } from '@kosha/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { keepAnalytics } from '../browser/attribution.ts';
import { api } from '../server/api.ts';
import { forgetClientConfig } from '../server/read-client-config.ts';
import { useWrite } from '../server/use-write.ts';

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
      onSuccess: (_, { item, action }) => {
        if (action === 'give') onGiven?.();
        // Before the next call, which would carry the advertising ids; the next event would be too late.
        else if (item.purpose === 'tracking') keepAnalytics(false);
        // The configuration says whether tracking may go on.
        forgetClientConfig();
        // Pages are rendered at the build too, where there is no sender.
        import('../tracking/sender.ts').then(({ forgetWishes }) => forgetWishes()).catch(() => {});
        void queryClient.invalidateQueries();
      },
    },
  );
}
