import type { Schema } from '@kosha/api-client';
import { aCustomerService } from '../../shared/look/contact.fixtures.ts';

const anAgreement = (title: string): Schema<'Agreement'> => ({
  title,
  updated: Date.UTC(2026, 0, 1),
  sections: [
    {
      heading: `${title}: a sample`,
      paragraphs: [
        'This text stands where the real one will be and binds nobody.',
        'A second paragraph follows the first.',
      ],
    },
    { heading: 'How to reach us', paragraphs: ['Write to us or call us at any time.'] },
  ],
});

export const aClientConfig: Schema<'ClientConfig'> = {
  customer: aCustomerService,
  app: {
    playStoreUrl: 'https://play.example/details?id=kosha',
    appStoreUrl: 'https://store.example/kosha',
    apkUrl: 'https://files.example/kosha.apk',
    scheme: 'kosha',
  },
  agreements: {
    loan: anAgreement('Loan agreement'),
    privacy: anAgreement('Privacy policy'),
  },
};
