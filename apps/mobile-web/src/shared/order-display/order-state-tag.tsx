import { describeOrderState, parseOrderState, type OrderState } from '@kosha/domain';
import { CheckIcon, ClockIcon, CrossIcon, Tag, WarningIcon } from '@kosha/ui';
import { useEffect } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { orderStateMessages } from '../i18n/order-states.messages.ts';
import { shellMessages } from '../i18n/shell.messages.ts';
import { trackDrift } from '../tracking/tracking.ts';

/** The icons of the order states. §4 defines only the colours of the tags. */
const icons = {
  '1': ClockIcon,
  '2': CheckIcon,
  '3': CrossIcon,
  '4': ClockIcon,
  '5': CrossIcon,
  '6': CheckIcon,
  '7': CheckIcon,
  '8': WarningIcon,
  '9': CrossIcon,
  '10': ClockIcon,
  '11': ClockIcon,
} satisfies Record<OrderState, typeof CheckIcon>;

/**
 * The tag of an order state (§4). An unknown state appears as the server sent it, and the app
 * reports it (D19).
 */
export function OrderStateTag({ state, page }: { state: string; page: string }) {
  const text = useMessages(shellMessages);
  const stateText = useMessages(orderStateMessages);
  const { label, tag, isDrift } = describeOrderState(state);
  const parsed = parseOrderState(state);
  const Icon = parsed.isKnown && icons[parsed.state];
  useEffect(() => {
    if (isDrift) trackDrift(page, { orderState: label });
  }, [isDrift, label, page]);
  return (
    <Tag
      tone={tag}
      icon={Icon ? <Icon /> : undefined}
      isUrgent={parsed.isKnown && parsed.state === '8'}
    >
      {parsed.isKnown ? stateText(`s${parsed.state}`) : label}
      {parsed.isKnown && parsed.state === '1' && <span> · {text('auditing')}</span>}
    </Tag>
  );
}
