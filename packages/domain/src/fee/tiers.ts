import { wireNumber } from '../wire.ts';

export type TierOrderNum = 2 | 3 | 4 | 5;

export interface Tier {
  name: 'Copper' | 'Silver' | 'Gold' | 'Platinum';
  onTimeRepayments: number;
  maxReductionPercent: number;
}

/** Loyalty tiers by the `orderNum` of a product (§6, §9, D18). */
export const tiers = {
  2: { name: 'Copper', onTimeRepayments: 1, maxReductionPercent: 5 },
  3: { name: 'Silver', onTimeRepayments: 2, maxReductionPercent: 9 },
  4: { name: 'Gold', onTimeRepayments: 4, maxReductionPercent: 13 },
  5: { name: 'Platinum', onTimeRepayments: 5, maxReductionPercent: 14 },
} as const satisfies Record<TierOrderNum, Tier>;

/** All tiers, from the lowest to the highest. The home screen lists them (§9). */
export const allTiers: readonly Tier[] = [tiers[2], tiers[3], tiers[4], tiers[5]];

/** Public pages show only these tiers (§1, §6). */
export const publicTiers: readonly Tier[] = [tiers[2], tiers[3], tiers[4]];

/** The tier of a product's `orderNum` (§3); null for an unknown `orderNum`. */
export function tierByOrderNum(orderNum: unknown): Tier | null {
  const rows: Readonly<Record<string, Tier>> = tiers;
  const key = String(wireNumber(orderNum));
  return Object.hasOwn(rows, key) ? (rows[key] ?? null) : null;
}

/** The tier that starts at exactly this number of on-time repayments; null if none does (D18). */
export const tierReachedAt = (onTimeRepayments: number): Tier | null =>
  allTiers.find((tier) => tier.onTimeRepayments === onTimeRepayments) ?? null;

/** The tier for a number of on-time repayments; null below the first tier (D18). */
export function tierForOnTimeRepayments(onTimeRepayments: number): Tier | null {
  return allTiers.findLast((tier) => tier.onTimeRepayments <= onTimeRepayments) ?? null;
}
