import type { Schema } from '@kosha/api-client';
import { aCustomerService } from '../../shared/order-display/contact.fixtures.ts';
import { agreements } from '../../shared/sample-data/sample-data.fixtures.ts';

export const aClientConfig: Schema<'ClientConfig'> = {
  customer: aCustomerService,
  app: {
    playStoreUrl: 'https://play.example/details?id=kosha',
    appStoreUrl: 'https://store.example/kosha',
    apkUrl: 'https://files.example/kosha.apk',
    scheme: 'kosha',
  },
  agreements,
};
