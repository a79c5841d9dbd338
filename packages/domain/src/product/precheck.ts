export type PrecheckTarget = 'denied' | 'orders' | 'apply';

/** Where the apply precheck leads: 0 denied, 2 the order list, otherwise the form loads (§4). */
export function precheckTarget(orderStatus: unknown): PrecheckTarget {
  if (Number(orderStatus ?? Number.NaN) === 0) return 'denied';
  return Number(orderStatus) === 2 ? 'orders' : 'apply';
}
