import { formatInr } from '@kosha/domain';
import { CheckboxField, ConfirmDialog, Stack, Text } from '@kosha/ui';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { NextLoan } from './next-loan.tsx';
import { RepaymentProblem } from './repayment-problem.tsx';
import { repaymentMessages } from './repayment.messages.ts';
import type { Repayment } from './use-repayment.ts';
import type { Order } from '../orders.queries.ts';

interface RepaymentDialogProps {
  order: Order;
  repayment: Repayment;
  /** True at first (§5), unless the person unchecked it for the payment that is now continued. */
  isReapplyChecked: boolean;
  onClose: () => void;
}

/** What will be paid, and whether a new loan is wanted after it (D23). */
export function RepaymentDialog(props: RepaymentDialogProps) {
  const { order, repayment, isReapplyChecked, onClose } = props;
  const text = useMessages(repaymentMessages);
  const [wantsReapply, setWantsReapply] = useState(isReapplyChecked);
  const amount = formatInr(order.repaymentPaise);
  return (
    <ConfirmDialog
      isOpen
      title={text('confirmTitle', { amount })}
      confirmLabel={text('pay', { amount })}
      cancelLabel={text('cancel')}
      isConfirming={repayment.isLeaving}
      confirmingLabel={text('opening')}
      onConfirm={() => repayment.repay(wantsReapply ? 'wished' : 'unwished')}
      onCancel={() => repayment.isLeaving || onClose()}
    >
      <Stack gap={3}>
        <RepaymentProblem problem={repayment.problem} />
        <Text>{text('confirmText', { amount, orderNo: order.orderNo })}</Text>
        <CheckboxField
          label={text('reapply')}
          checked={wantsReapply}
          disabled={repayment.isLeaving}
          onChange={(event) => setWantsReapply(event.currentTarget.checked)}
        />
        {wantsReapply && <NextLoan order={order} />}
      </Stack>
    </ConfirmDialog>
  );
}
