import { CheckIcon, ClockIcon, CrossIcon, Tag } from '@kosha/ui';
import type { ComponentProps } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import type { NextLoan } from '../../shared/queries/next-loan.queries.ts';
import { nextLoanMessages } from './next-loan.messages.ts';

const looks = {
  waiting: { tone: 'valid', icon: <ClockIcon /> },
  started: { tone: 'valid', icon: <CheckIcon /> },
  refused: { tone: 'invalid', icon: <CrossIcon /> },
  cancelled: { tone: 'invalid', icon: <CrossIcon /> },
} satisfies Record<NextLoan['state'], Omit<ComponentProps<typeof Tag>, 'children'>>;

export function NextLoanStateTag({ state }: Pick<NextLoan, 'state'>) {
  const text = useMessages(nextLoanMessages);
  return <Tag {...looks[state]}>{text(state)}</Tag>;
}
