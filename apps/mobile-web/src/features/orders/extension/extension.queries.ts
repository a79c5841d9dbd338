import type { NullablePaise } from '@kosha/domain';
import { unwrap, type Schema } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/server/api.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { readPaise } from '../../../shared/queries/read-paise.ts';

type Renamed =
  | 'extensionFee'
  | 'extensionFeePaid'
  | 'extensionServiceFee'
  | 'interest'
  | 'payUntil'
  | 'overdueRate';

/** An offered or requested extension (§3 Extension info). An invalid amount is null. */
export interface Extension extends Omit<Schema<'ExtensionInfo'>, Renamed> {
  feePaise: NullablePaise;
  feePaidPaise: NullablePaise;
  /** Including GST. */
  processingFeePaise: NullablePaise;
  interestPaise: NullablePaise;
  /** The deadline to pay the fee, in epoch milliseconds. Null if no payment is due. */
  payUntilMs: number | null;
  overdueRatePercentPerDay: number | null;
}

export const extensionQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['extension', orderId],
    // The dates of an offered extension depend on the current time, so each visit refetches.
    staleTime: 0,
    queryFn: async ({ signal }) =>
      toExtension(
        unwrap(
          await api.get('/order-repay-extension/v1/extension-calc/{id}', {
            path: { id: orderId },
            signal,
          }),
        ),
      ),
  });

function toExtension(response: Schema<'ExtensionInfo'>): Extension {
  const { extensionFee, extensionFeePaid, extensionServiceFee, interest, ...rest } = response;
  const { payUntil, overdueRate, ...extension } = rest;
  return {
    ...extension,
    feePaise: readPaise(extensionFee, 'ExtensionInfo.extensionFee'),
    feePaidPaise: readPaise(extensionFeePaid, 'ExtensionInfo.extensionFeePaid'),
    processingFeePaise: readPaise(extensionServiceFee, 'ExtensionInfo.extensionServiceFee'),
    interestPaise: readPaise(interest, 'ExtensionInfo.interest'),
    payUntilMs: payUntil ?? null,
    overdueRatePercentPerDay: overdueRate ?? null,
  };
}

/** Whether an extension is requested and its fee is unpaid (D53). */
export const hasPendingExtension = ({ extensionState }: Order): boolean => extensionState === 1;

/** True once the whole fee is paid. This payment moves the due date. */
export const isExtensionFeePaid = ({ feePaise, feePaidPaise }: Extension): boolean =>
  feePaise !== null && feePaidPaise !== null && feePaise > 0 && feePaidPaise >= feePaise;
