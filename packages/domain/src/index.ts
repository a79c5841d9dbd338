export * from './lazily.ts';
export * from './choices.ts';
export * from './limits.ts';
export * from './addresses/app-links.ts';
export * from './loan/apr.ts';
export * from './loan/cooling-off.ts';
export * from './auth/next-auth-step.ts';
export * from './consent/chain.ts';
export * from './consent/notices.ts';
export * from './dates/date-formats.ts';
export * from './dates/format.ts';
export * from './dates/india-calendar.ts';
export * from './dates/time-left.ts';
export * from './dates/translated-dates.ts';
export * from './product/denied-wait.ts';
export * from './product/disclosed-terms.ts';
export * from './product/product.ts';
export * from './product/stores-note.ts';
export * from './product/terms.ts';
export * from './loan/extension.ts';
export * from './fee/quote.ts';
export * from './kfs/canonical-json.ts';
export * from './kfs/key-facts.ts';
export * from './kfs/loan-facts.ts';
export * from './kfs/proposal.ts';
export * from './kfs/statement-questions.ts';
export * from './kfs/statement-text.ts';
export * from './kfs/statement.ts';
export * from './policy/policy.ts';
export { policyKeys, policyText } from './policy/policy-text.ts';
export {
  waterfall,
  WaterfallMismatchError,
  type LoanPrice,
  type WaterfallLine,
} from './fee/waterfall.ts';
export * from './device/install-offer.ts';
export * from './languages/languages.ts';
export * from './document-messages.ts';
export type { OverduePeriod } from './loan/lateness.ts';
export * from './loan/loan-events.ts';
export * from './loan/loan-statement.ts';
export * from './loan/next-loan.ts';
export { sumPaise, subtractPaise } from './money/add-up.ts';
export { formatApr, formatInr, formatPercent } from './money/format.ts';
export {
  asPaise,
  isPaise,
  MoneyError,
  paiseToRupees,
  rupeesToPaise,
  wireRupeesToPaise,
  zeroPaise,
  type NullablePaise,
  type Paise,
} from './money/paise.ts';
export * from './order/order-links.ts';
export * from './order/order-states.ts';
export * from './order/payment-view.ts';
export {
  checkedExternalLink,
  checkedPaymentLink,
  type CheckedLink,
  type LinkRefusal,
} from './addresses/payment-link.ts';
export * from './places/place-name.ts';
export * from './places/state-of-pin-code.ts';
export * from './device/platform.ts';
export * from './addresses/safe-redirect.ts';
export * from './fee/tiers.ts';
export * from './validation/bank.ts';
export * from './validation/contacts.ts';
export * from './validation/digits.ts';
export * from './validation/edits.ts';
export * from './validation/feedback.ts';
export * from './validation/image.ts';
export * from './validation/kyc.ts';
export * from './validation/login.ts';
export * from './validation/masks.ts';
export * from './validation/messages.ts';
export * from './validation/person-name.ts';
export * from './validation/phone.ts';
export * from './validation/plain-text.ts';
export * from './validation/typed-number.ts';
export * from './validation/typed-text.ts';
export * from './validation/verhoeff.ts';
export { parseContactToken, parseId, parseSessionToken, toFlag } from './wire.ts';
