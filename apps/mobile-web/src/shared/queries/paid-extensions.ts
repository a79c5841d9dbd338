import type { Schema } from '@kosha/api-client';
import type { KnownPaise, PaidExtension } from '@kosha/domain';
import { readPaise } from './read-paise.ts';

/** The paid extensions of an answer (D53); undefined where the server does not tell them. */
export const readExtensions = (
  told: readonly Schema<'PaidExtension'>[] | undefined,
): readonly PaidExtension<KnownPaise>[] | undefined =>
  told?.map(({ paidTime, fee, dueDateBefore, dueDateAfter }) => ({
    paidAtMs: paidTime,
    feePaise: readPaise(fee, 'PaidExtension.fee'),
    dueBeforeMs: dueDateBefore,
    dueAfterMs: dueDateAfter,
  }));
