import type { Schema } from '@kosha/api-client';
import { limits } from '@kosha/domain';
import { isInNativeApp } from './native-app.ts';

/** For how many days a loan can be taken here: 7, where the server tells no others (§9, D54). */
export function termsHere({ terms }: { terms?: Schema<'Terms'> | undefined }): readonly number[] {
  if (terms === undefined) return [limits.quotePeriodDays];
  return isInNativeApp() ? terms.inStoreApp : terms.here;
}

/** The shortest of them, in which offers are priced until the borrower has chosen. */
export const firstTerm = (product: Parameters<typeof termsHere>[0]): number =>
  termsHere(product)[0] ?? limits.quotePeriodDays;
