import { CheckboxField, ConfirmDialog, Stack, Text } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { amountText } from '../../../shared/money/money.tsx';
import { orderStatement } from '../../../shared/money/order-statement.ts';
import { autoApplyQuery } from '../../../shared/queries/next-loan.queries.ts';
import { NextLoan } from './next-loan-choice.tsx';
import { RepaymentProblem } from './repayment-problem.tsx';
import { repaymentMessages } from './repayment.messages.ts';
import classes from './repayment-dialog.module.css';
import { useNextAmount } from './use-next-amount.ts';
import type { Repayment } from './use-repayment.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';

interface RepaymentDialogProps {
  order: Order;
  /** What will be paid, in words. */
  amount: string;
  repayment: Repayment;
  /** True at first (§5), unless the person unchecked it for the payment that is now continued. */
  isReapplyChecked: boolean;
  onClose: () => void;
}

/** What will be paid, and whether a new loan is wanted after it (D23). */
export function RepaymentDialog(props: RepaymentDialogProps) {
  const { order, amount, repayment, isReapplyChecked, onClose } = props;
  const text = useMessages(repaymentMessages);
  const [wantsReapply, setWantsReapply] = useState(isReapplyChecked);
  const nextAmount = useNextAmount(order);
  // It follows in any case, so there is no second next loan to ask for.
  const { data: scheduled } = useQuery(autoApplyQuery(order.orderId));
  const { costPaise, offeredCostPaise, areExtensionsTold } = orderStatement(order);
  const { chosenPaise: amountPaise } = nextAmount;
  const reapply = amountPaise === null ? 'unasked' : { amountPaise };
  return (
    <ConfirmDialog
      isOpen
      isSheet
      note={!scheduled && wantsReapply && text('reapplyGetMoney')}
      title={text('confirmTitle', { amount })}
      confirmLabel={text('pay', { amount })}
      cancelLabel={text('cancel')}
      isConfirming={repayment.isLeaving}
      confirmingLabel={text('opening')}
      onConfirm={() => repayment.repay(scheduled ? 'unasked' : wantsReapply ? reapply : 'unwished')}
      onCancel={() => repayment.isLeaving || onClose()}
    >
      <Stack gap={2}>
        <RepaymentProblem problem={repayment.problem} />
        <Text size="sm">{text('confirmText', { amount, orderNo: order.orderNo })}</Text>
        {areExtensionsTold && costPaise !== null && costPaise !== offeredCostPaise && (
          <Text size="sm">{text('costInAll', { cost: amountText(costPaise) })}</Text>
        )}
        {scheduled ? (
          <Text size="sm">
            {text('scheduledFollows', { amount: amountText(scheduled.amountPaise) })}
          </Text>
        ) : (
          <div className={classes.choice}>
            <CheckboxField
              label={text('reapply')}
              checked={wantsReapply}
              disabled={repayment.isLeaving}
              onChange={(event) => setWantsReapply(event.currentTarget.checked)}
            />
            {wantsReapply && (
              <NextLoan order={order} amount={nextAmount} isReadOnly={repayment.isLeaving} />
            )}
          </div>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
