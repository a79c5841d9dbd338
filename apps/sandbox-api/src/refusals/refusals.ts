import type { operations } from '@kosha/api-client/types';
import { listedRefusals } from './__generated__/refusals.ts';

export interface RefusalDefinition {
  code: 404 | 409 | 422 | 425 | 428 | 429 | 503;
  msg: string;
  of: readonly (keyof operations)[];
}

/** Business errors of the contract, and those that only an SMS or the checkout page shows. */
export const refusals = {
  ...listedRefusals,
  paymentNotOpen: { code: 409, msg: 'This payment is not open any more.', of: [] },
  noNewLoans: { code: 422, msg: 'No new loans are given out now.', of: [] },
  noCardChosen: { code: 422, msg: 'No bank card was chosen for it.', of: [] },
  aboveLimit: { code: 422, msg: '{amount} is above your present limit.', of: [] },
} as const satisfies Record<string, RefusalDefinition>;

export type RefusalName = keyof typeof refusals;

/** Names of rate limit errors whose messages state the wait time. */
export type RateLimitRefusalName = {
  [Name in RefusalName]: (typeof refusals)[Name] extends { code: 429; msg: `${string}{wait}.` }
    ? Name
    : never;
}[RefusalName];
