import { defineMessages } from './messages.ts';

/** Names from the second tier on (§3 of the specification, D11). */
export const tierMessages = defineMessages('tiers', {
  Copper: 'Copper',
  Silver: 'Silver',
  Gold: 'Gold',
  Platinum: 'Platinum',
});
