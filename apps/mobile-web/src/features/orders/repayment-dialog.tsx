import type { Schema } from '@kosha/api-client';
import { CheckboxField, ConfirmDialog, Notice, Stack, Text } from '@kosha/ui';
import { useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { rupeesText } from '../../shared/payment/rupees-text.ts';
import { detailMessages } from './detail.messages.ts';
import type { Repayment } from './use-repayment.ts';

interface RepaymentDialogProps {
  order: Schema<'OrderDetail'>;
  repayment: Repayment;
  onClose: () => void;
}

/** What will be paid, and whether a new loan is wished for after it (D23; checked at first). */
export function RepaymentDialog({ order, repayment, onClose }: RepaymentDialogProps) {
  const text = useMessages(detailMessages);
  const [wantsReapply, setWantsReapply] = useState(true);
  const amount = rupeesText(order.repaymentAmount);
  return (
    <ConfirmDialog
      isOpen
      title={text('confirmTitle', { amount })}
      confirmLabel={text('pay', { amount })}
      cancelLabel={text('cancel')}
      isConfirming={repayment.isLeaving}
      confirmingLabel={text('opening')}
      onConfirm={() => repayment.repay({ wantsReapply })}
      onCancel={() => repayment.isLeaving || onClose()}
    >
      <Stack gap={3}>
        <Text>{text('confirmText', { amount, orderNo: order.orderNo })}</Text>
        <CheckboxField
          label={text('reapply')}
          checked={wantsReapply}
          disabled={repayment.isLeaving}
          onChange={(event) => setWantsReapply(event.currentTarget.checked)}
        />
        {repayment.problem !== undefined && (
          <Notice tone="danger" title={text('payFailed')}>
            {repayment.problem}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
