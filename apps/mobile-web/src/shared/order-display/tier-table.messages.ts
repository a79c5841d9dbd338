import { defineMessages } from '../i18n/messages.ts';

/** The table of all tiers. */
export const tierTableMessages = defineMessages('tierTable', {
  caption: 'Pay back on time, and the fee gets lower',
  tier: 'Tier',
  repayments: 'Repaid',
  reduction: 'Saves',
  yours: '{name} (yours)',
});
