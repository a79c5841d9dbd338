import { defineMessages } from '../../shared/i18n/messages.ts';

/** The page for an unknown path. */
export const notFoundMessages = defineMessages('notFound', {
  title: 'Page not found',
  text: 'There is nothing at this address. It may have been typed wrongly or moved.',
});
