import { formatInr, less, type Paise } from '@kosha/domain';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { CostSlip } from './cost-slip.tsx';
import { dots } from './cost-messages.ts';
import { amountText } from './money.tsx';
import { paymentMessages } from './payment.messages.ts';
import { quoteCost, type Quote } from './quote.ts';

interface OfferSlipProps {
  amountPaise: Paise;
  /** Undefined while it loads: dots then take the place of each figure. */
  price: Quote | undefined;
  /** When it is due, as text. */
  due: string;
  /** The route pattern. */
  page: string;
  children?: ReactNode;
}

/** What the borrower receives and pays for an offered amount. */
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
      isSumPending={price?.isWhole === false}
    >
      {children}
    </CostSlip>
  );
}
