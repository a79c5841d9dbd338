import type { Schema } from '@kosha/api-client';
import { limits } from '@kosha/domain';
import { isInNativeApp } from './native-app.ts';

/**
 * Returns the loan terms for this platform, in days. If the server sends no terms, the only term is
 * 7 days (§9, D54).
 */
export function termsOnPlatform({
  terms,
}: {
  terms?: Schema<'Terms'> | undefined;
}): readonly number[] {
  if (terms === undefined) return [limits.quotePeriodDays];
  return isInNativeApp() ? terms.inStoreApp : terms.here;
}

/** Returns the term for which the app shows a loan's cost until the user selects a term. */
export const firstTerm = (product: Parameters<typeof termsOnPlatform>[0]): number =>
  termsOnPlatform(product)[0] ?? limits.quotePeriodDays;
