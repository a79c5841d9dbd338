import { defineMessages } from './messages.ts';

/** The names of the tiers; the first tier has no name (§3 of the specification, D11). */
export const tierMessages = defineMessages('tiers', {
  Copper: 'Copper',
  Silver: 'Silver',
  Gold: 'Gold',
  Platinum: 'Platinum',
});
