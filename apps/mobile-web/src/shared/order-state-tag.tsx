import { describeOrderState } from '@kosha/domain';
import { Tag } from '@kosha/ui';
import { useEffect } from 'react';
import { trackDrift } from './tracking/tracking.ts';

/** An order's state (§4); one that the app does not know is shown as it is and reported (D19). */
export function OrderStateTag({ state, page }: { state: string; page: string }) {
  const { label, tag, isDrift } = describeOrderState(state);
  useEffect(() => {
    if (isDrift) trackDrift(page, { orderState: label });
  }, [isDrift, label, page]);
  return <Tag tone={tag}>{label}</Tag>;
}
