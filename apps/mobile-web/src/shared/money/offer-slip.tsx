import { formatInr, subtractPaise, type Paise } from '@kosha/domain';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { CostSlip } from './cost-slip.tsx';
import { loadingPlaceholder } from './cost-messages.ts';
import { amountText } from './money.tsx';
import { paymentMessages } from './payment.messages.ts';
import { quoteCost, type Quote } from './quote.ts';

interface OfferSlipProps {
  amountPaise: Paise;
  price: Quote | undefined;
  due: string;
  page: string;
  children?: ReactNode;
}

export function OfferSlip({ amountPaise, price, due, page, children }: OfferSlipProps) {
  const text = useMessages(paymentMessages);
  const feesPaise = price && subtractPaise(price.principalPaise, price.receivedPaise);
  const fees = feesPaise === undefined ? loadingPlaceholder : amountText(feesPaise);
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
