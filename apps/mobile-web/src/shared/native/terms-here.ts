import type { Schema } from '@kosha/api-client';
import { limits } from '@kosha/domain';
import { isInNativeApp } from './native-app.ts';

/**
 * The loan terms in days that are offered on this platform; 7 if the server sends none (§9, D54).
 */
export function termsHere({ terms }: { terms?: Schema<'Terms'> | undefined }): readonly number[] {
  if (terms === undefined) return [limits.quotePeriodDays];
  return isInNativeApp() ? terms.inStoreApp : terms.here;
}

/** The shortest term; offers show its price until the borrower selects a term. */
export const firstTerm = (product: Parameters<typeof termsHere>[0]): number =>
  termsHere(product)[0] ?? limits.quotePeriodDays;
