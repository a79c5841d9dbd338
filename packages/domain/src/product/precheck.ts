import { wireNumber } from '../wire/wire-number.ts';

export type PrecheckTarget = 'denied' | 'orders' | 'apply';

/** Where the apply precheck leads: 0 to denied, 2 to the order list, others to the form (§4). */
export function precheckTarget(orderStatus: unknown): PrecheckTarget {
  const status = wireNumber(orderStatus);
  if (status === 0) return 'denied';
  return status === 2 ? 'orders' : 'apply';
}
