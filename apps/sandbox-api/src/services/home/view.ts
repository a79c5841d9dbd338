import type { Schema } from '@kosha/api-client';
import { isTerminal, orderStateRow, paiseToRupees, type OrderState } from '@kosha/domain';
import { toFlag } from '../../flag.ts';
import { amountDue } from '../order/amount-due.ts';
import type { LoadedOrder } from '../order/load.ts';
import { lockReason, type Product } from '../product/find.ts';

/** What Home shows for a running order in each state. */
const cards: Partial<Record<OrderState, { amountMsg: string; button: string }>> = {
  '1': { amountMsg: 'Loan amount', button: 'View Progress' },
  '2': { amountMsg: 'Loan amount', button: 'Get Money' },
  '4': { amountMsg: 'Loan amount', button: 'View Progress' },
  '6': { amountMsg: 'Repayment amount', button: 'Repay Now' },
  '8': { amountMsg: 'Repayment amount', button: 'Repay Now' },
  '11': { amountMsg: 'Repayment amount', button: 'View Order' },
};

const otherCard = { amountMsg: 'Loan amount', button: 'View Order' };

export const isInProgress = ({ order }: LoadedOrder): boolean => !isTerminal(order.state);

export function inProgressOrder(loaded: LoadedOrder, now: number): Schema<'InProgressOrder'> {
  const { order, productName, productLogo } = loaded;
  const { amountMsg, button } = cards[order.state] ?? otherCard;
  const isPaidOut = orderStateRow(order.state).block === 'paidOut';
  const paise = isPaidOut ? amountDue(order, now).totalPaise : order.principalPaise;
  return {
    orderId: order.id,
    orderState: order.state,
    name: productName,
    logo: productLogo,
    amountMsg,
    amount: paiseToRupees(paise),
    interest: paiseToRupees(order.interestPaise),
    fullButtonName: button,
  };
}

export function homeProduct(product: Product, onTimeRepayments: number): Schema<'HomeProduct'> {
  const { id, name, logo, externalUrl, isFull, orderNum, amountsPaise } = product;
  const locked = lockReason(product, onTimeRepayments);
  return {
    id,
    name,
    logo,
    maxAmount: paiseToRupees(Math.max(...amountsPaise)),
    productType: toFlag(externalUrl === null),
    productStatus: toFlag(locked === null),
    isFull: toFlag(isFull),
    fullMsg: locked,
    orderNum,
    h5Href: externalUrl,
  };
}
