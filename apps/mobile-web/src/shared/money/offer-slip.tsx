import { formatInr, less, type Paise } from '@kosha/domain';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { CostSlip } from './cost-slip.tsx';
import { dots } from './cost-words.ts';
import { amountText } from './money.tsx';
import { paymentMessages } from './payment.messages.ts';
import { quoteCost, type Quote } from './quote.ts';

interface OfferSlipProps {
  amountPaise: Paise;
  /** Undefined while it loads: then dots keep the place of every figure. */
  price: Quote | undefined;
  /** When it is to be repaid, in words. */
  due: string;
  /** The route's pattern. */
  page: string;
  children?: ReactNode;
}

/** What an amount that is offered gives and costs. */
export function OfferSlip({ amountPaise, price, due, page, children }: OfferSlipProps) {
  const text = useMessages(paymentMessages);
  const taken = price && less(price.principalPaise, price.receivedPaise);
  const fees = taken === undefined ? dots : amountText(taken);
  return (
    <CostSlip
      cost={price && quoteCost(price)}
      received={text('ofLoan', { amount: formatInr(amountPaise), fees })}
      due={due}
      page={page}
    >
      {children}
    </CostSlip>
  );
}
