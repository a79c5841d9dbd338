import type { Schema } from '@kosha/api-client';
import type { NullablePaise, PaidExtension } from '@kosha/domain';
import { readPaise } from './read-paise.ts';

/** Returns undefined if the response lacks the extensions (D53). */
export const readExtensions = (
  received: readonly Schema<'PaidExtension'>[] | undefined,
): readonly PaidExtension<NullablePaise>[] | undefined =>
  received?.map(({ paidTime, fee, dueDateBefore, dueDateAfter }) => ({
    paidAtMs: paidTime,
    feePaise: readPaise(fee, 'PaidExtension.fee'),
    dueBeforeMs: dueDateBefore,
    dueAfterMs: dueDateAfter,
  }));
