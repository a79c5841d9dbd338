import { CheckIcon, ClockIcon, CrossIcon, Tag } from '@kosha/ui';
import type { ComponentProps } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import type { ScheduledOrder } from '../../shared/queries/next-loan.queries.ts';
import { scheduleMessages } from './next-loan.messages.ts';

const looks = {
  waiting: { tone: 'valid', icon: <ClockIcon /> },
  started: { tone: 'valid', icon: <CheckIcon /> },
  refused: { tone: 'invalid', icon: <CrossIcon /> },
  cancelled: { tone: 'invalid', icon: <CrossIcon /> },
} satisfies Record<ScheduledOrder['state'], Omit<ComponentProps<typeof Tag>, 'children'>>;

export function ScheduleStateTag({ state }: Pick<ScheduledOrder, 'state'>) {
  const text = useMessages(scheduleMessages);
  return <Tag {...looks[state]}>{text(state)}</Tag>;
}
