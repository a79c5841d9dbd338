import { auditRefreshTarget, type OrderState } from '@kosha/domain';
import type { StoryEntry } from '../docs/index-entries.ts';

const names = { confirm: 'Confirm', orders: 'List' } as const;

/** The screen to which this screen redirects in this order state; null if it does not redirect. */
export function redirectOf({ name }: Pick<StoryEntry, 'name'>, state: OrderState): string | null {
  if (name !== 'Audit') return null;
  const target = auditRefreshTarget(state, 'web');
  return target === 'confirm' || target === 'orders' ? names[target] : null;
}
