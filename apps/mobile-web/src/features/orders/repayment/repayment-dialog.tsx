import {
  asPaise,
  formatInr,
  type NullablePaise,
  maskAccount,
  nextLoanAmount,
  nextLoanTerm,
  type Paise,
} from '@kosha/domain';
import { CheckboxField, ConfirmDialog, NativeSelectField, Stack, Text } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { amountText } from '../../../shared/money/money.tsx';
import { OfferCost } from '../../../shared/money/offer-cost.tsx';
import { orderStatement } from '../../../shared/money/order-statement.ts';
import { termsOnPlatform } from '../../../shared/native/terms-here.ts';
import { lazyComponent } from '../../../shared/navigation/lazy-component.ts';
import { nextLoanAfterQuery } from '../../../shared/queries/next-loan.queries.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { usePolicy } from '../../../shared/queries/policy.ts';
import { productInfoQuery } from '../../../shared/queries/product-info.ts';
import classes from './repayment-dialog.module.css';
import { RepaymentProblem } from './repayment-problem.tsx';
import { repaymentMessages } from './repayment.messages.ts';
import type { UseRepaymentResult } from './use-repayment.ts';

interface NextAmount {
  offeredPaise: readonly Paise[];
  /** Null if no amount can be requested. */
  chosenPaise: NullablePaise;
  /** In days. */
  period: number;
  choose: (paise: Paise) => void;
}

/**
 * Offers the product's amounts if the order allows a choice (D38). Otherwise, and while the product
 * loads, offers only the amount of the current loan.
 */
function useNextAmount({ productId, canChooseAmount, loanAmountPaise, period }: Order): NextAmount {
  const { areTermsOfProduct } = usePolicy();
  const product = useQuery({
    ...productInfoQuery(productId),
    enabled: canChooseAmount || areTermsOfProduct,
  });
  const [chosenPaise, setChosenPaise] = useState(loanAmountPaise);
  const amountsPaise = canChooseAmount ? (product.data?.amountsPaise ?? []) : [];
  const presentPaise = loanAmountPaise === null ? [] : [loanAmountPaise];
  const offeredPaise = amountsPaise.length > 0 ? amountsPaise : presentPaise;
  return {
    offeredPaise,
    period: nextLoanTerm(termsOnPlatform(product.data ?? {}), period),
    chosenPaise:
      offeredPaise.find((paise) => paise === chosenPaise) ??
      nextLoanAmount(offeredPaise, loanAmountPaise),
    choose: setChosenPaise,
  };
}

const NextFacts = lazyComponent(
  async () => (await import('./next-loan-key-facts.tsx')).NextLoanKeyFacts,
);

interface NextLoanChoiceProps {
  order: Order;
  amount: NextAmount;
  isReadOnly: boolean;
}

/** The new loan that 'Reapply after this repayment' requests (D11, D23, D38). */
function NextLoanChoice({ order, amount, isReadOnly }: NextLoanChoiceProps) {
  const text = useMessages(repaymentMessages);
  const { areNextFactsShown } = usePolicy();
  const { chosenPaise } = amount;
  if (!order.cardId || chosenPaise === null)
    return <Text size="sm">{text('nextLoanImpossible')}</Text>;
  return (
    <Stack gap={2}>
      <Text size="sm">
        {text('nextLoanOffer', {
          amount: formatInr(chosenPaise),
          account: order.bankNo ? maskAccount(order.bankNo) : text('sameAccount'),
        })}
      </Text>
      <Text size="sm">{text('nextLoanGetMoney')}</Text>
      {/* The price is above the choice, so that a small phone shows it without scrolling. */}
      <OfferCost
        productId={order.productId}
        amountPaise={chosenPaise}
        period={amount.period}
        notKnown={text('nextLoanNoQuote')}
        after={{ orderId: order.orderId, isThisRepayment: true }}
      />
      {areNextFactsShown && (
        <Suspense>
          <NextFacts orderId={order.orderId} amountPaise={chosenPaise} />
        </Suspense>
      )}
      {amount.offeredPaise.length > 1 && (
        <NativeSelectField
          label={text('nextLoanAmount')}
          value={String(chosenPaise)}
          options={amount.offeredPaise.map((paise) => ({
            value: String(paise),
            label: formatInr(paise),
          }))}
          isReadOnly={isReadOnly}
          onChange={(event) => amount.choose(asPaise(Number(event.currentTarget.value)))}
        />
      )}
    </Stack>
  );
}

interface RepaymentDialogProps {
  order: Order;
  amount: string;
  repayment: UseRepaymentResult;
  /** The default depends on the policy (§5). An unfinished payment keeps the last choice. */
  isNextLoanChecked: boolean;
  onClose: () => void;
}

/** The choice to request a new loan is next to the pay button (D23). */
export function RepaymentDialog(props: RepaymentDialogProps) {
  const { order, amount, repayment, isNextLoanChecked, onClose } = props;
  const text = useMessages(repaymentMessages);
  const [wantsNextLoan, setWantsNextLoan] = useState(isNextLoanChecked);
  const nextAmount = useNextAmount(order);
  // If a next loan is already scheduled, the dialog does not offer another loan.
  const { data: nextLoan } = useQuery(nextLoanAfterQuery(order.orderId));
  const { costPaise, offeredCostPaise, areExtensionsReported } = orderStatement(order);
  const { chosenPaise: amountPaise } = nextAmount;
  const choice = amountPaise === null ? 'unasked' : { amountPaise };
  return (
    <ConfirmDialog
      isOpen
      isSheet
      note={
        !nextLoan && (
          <CheckboxField
            label={text('wantsNextLoan')}
            checked={wantsNextLoan}
            disabled={repayment.isLeaving}
            onChange={(event) => setWantsNextLoan(event.currentTarget.checked)}
          />
        )
      }
      title={text('confirmTitle', { amount })}
      confirmLabel={text('pay', { amount })}
      cancelLabel={text('cancel')}
      isConfirming={repayment.isLeaving}
      confirmingLabel={text('opening')}
      onConfirm={() => repayment.repay(nextLoan ? 'unasked' : wantsNextLoan ? choice : 'unwished')}
      onCancel={() => repayment.isLeaving || onClose()}
    >
      <Stack gap={2}>
        <RepaymentProblem problem={repayment.problem} />
        <Text size="sm">{text('confirmText', { orderNo: order.orderNo })}</Text>
        {areExtensionsReported && costPaise !== null && costPaise !== offeredCostPaise && (
          <Text size="sm">{text('costInAll', { cost: amountText(costPaise) })}</Text>
        )}
        {nextLoan && (
          <Text size="sm">
            {text('nextLoanFollows', { amount: amountText(nextLoan.amountPaise) })}
          </Text>
        )}
        {!nextLoan && wantsNextLoan && (
          <div className={classes.nextLoan}>
            <NextLoanChoice order={order} amount={nextAmount} isReadOnly={repayment.isLeaving} />
          </div>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
