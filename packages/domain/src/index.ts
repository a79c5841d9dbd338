export * from './at-first-use.ts';
export * from './choices.ts';
export * from './limits.ts';
export * from './app-links/app-links.ts';
export * from './apr/apr.ts';
export * from './auth/kyc-mode.ts';
export * from './auth/next-auth-step.ts';
export * from './dates/format.ts';
export * from './dates/india-calendar.ts';
export * from './dates/time-left.ts';
export * from './denied/wait.ts';
export * from './extension/extension.ts';
export * from './fee/fee-error.ts';
export * from './fee/quote.ts';
export * from './fee/waterfall.ts';
export * from './install/install-offer.ts';
export * from './loan/loan-events.ts';
export * from './loan/loan-statement.ts';
export * from './loan/next-loan.ts';
export { addUp, less } from './money/add-up.ts';
export { formatInr, formatPercent } from './money/format.ts';
export { MoneyError } from './money/money-error.ts';
export {
  asPaise,
  isPaise,
  paiseToRupees,
  rupeesToPaise,
  zeroPaise,
  type KnownPaise,
  type Paise,
} from './money/paise.ts';
export * from './order/order-links.ts';
export * from './order/order-state.ts';
export * from './order/order-states.ts';
export * from './order/payment-view.ts';
export * from './payment-link/external-link.ts';
export * from './payment-link/payment-link.ts';
export * from './places/place-name.ts';
export * from './places/state-of-pin-code.ts';
export * from './platform/device.ts';
export * from './platform/platform.ts';
export * from './product/next-amount.ts';
export * from './product/precheck.ts';
export * from './product/product-gate.ts';
export * from './product/product-state.ts';
export * from './redirect/safe-redirect.ts';
export * from './tier/tiers.ts';
export * from './validation/bank.ts';
export * from './validation/chosen-card.ts';
export * from './validation/contacts.ts';
export * from './validation/digits.ts';
export * from './validation/feedback.ts';
export * from './validation/image.ts';
export * from './validation/kyc.ts';
export * from './validation/login.ts';
export * from './validation/masks.ts';
export * from './validation/messages.ts';
export * from './validation/number-messages.ts';
export * from './validation/person-name.ts';
export * from './validation/phone-messages.ts';
export * from './validation/phone.ts';
export * from './validation/plain-text.ts';
export * from './validation/verhoeff.ts';
export * from './wire/parse-contact-token.ts';
export * from './wire/parse-id.ts';
export * from './wire/parse-session-token.ts';
export * from './wire/wire-rupees.ts';
