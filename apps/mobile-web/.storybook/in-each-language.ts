/**
 * The road and the screens of money: the stories that are tested, and have a picture, in each language. The first ten
 * stand in docs/images.
 */
export const inEachLanguage: readonly string[] = [
  '1-sign-in-login--nothing-typed',
  '3-choose-home--products',
  '3-choose-home-with-orders--owed',
  '5-apply-apply--ready',
  '6-orders-list--shows-the-amounts',
  '6-orders-confirm--approved',
  '6-orders-detail--loaned',
  '6-orders-detail--overdue',
  '7-repay-repay-and-reapply--asks-first',
  '8-extend-and-schedule-extension--offered',
  '2-verify-basic-information--every-kind',
  '2-verify-identity-by-numbers--nothing-typed',
  '2-verify-contacts--blank',
  '3-choose-product--facts',
  '4-bank-cards--five-cards',
  '9-help-and-feedback-account--shows-what-runs-and-the-tier',
  '4-bank-add-a-card--blank',
  '6-orders-audit--in-auditing',
  '6-orders-key-facts-statement--to-read',
  '7-repay-payment-outcome--paid',
  '7-repay-return-the-loan--on-the-first-day',
  '8-extend-and-schedule-scheduled-order--waiting',
];
