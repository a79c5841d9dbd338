import { defineMessages } from '../../../shared/i18n/messages.ts';

/** Messages while the app determines the next verification step. */
export const dispatcherMessages = defineMessages('dispatcher', {
  waiting: 'Checking which steps are left',
  failed: 'We could not check which steps are left',
  untold: 'The steps left are not known right now. Please try again later.',
  noProduct: 'No product chosen',
  noProductText: 'Choose a product first, then we ask only for what is missing.',
});
