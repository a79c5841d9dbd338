/**
 * The app's sections in Storybook's sidebar: title, description, and the id of the story that
 * represents the section on the start page.
 */
export const areas = [
  ['1 Sign in', 'A phone number and a code. No password.', '1-sign-in-login--nothing-typed'],
  [
    '2 Verify',
    'Five steps that each borrower completes once.',
    '2-verify-basic-information--every-field-type',
  ],
  ['3 Choose', 'The home screen and the products.', '3-choose-home--products'],
  ['4 Bank', 'The bank account that receives the money.', '4-bank-cards--five-cards'],
  ['5 Apply', 'The amount, what it costs, and the application.', '5-apply-apply--ready'],
  [
    '6 Orders',
    'The list of orders, the check of an application, the offer to confirm, and the order itself.',
    '6-orders-detail--loaned',
  ],
  ['7 Repay', 'Repayment, and the next loan.', '7-repay-repay-and-reapply--repay-dialog'],
  [
    '8 Extend and schedule',
    'Extensions, and scheduled orders.',
    '8-extend-and-schedule-extension--offered',
  ],
  [
    '9 Help and feedback',
    'Account, help, feedback and error screens.',
    '9-help-and-feedback-help--questions',
  ],
  [
    'Public pages',
    'Pages that need no sign-in: download, agreements and links.',
    'public-pages-download--iphone',
  ],
  ['Native', 'The screens that the native app opens.', 'native-audit-in-the-app--in-auditing'],
] as const;
