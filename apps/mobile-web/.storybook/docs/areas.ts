/** The roots of the sidebar: what each is, and the story that stands for it on the start page. */
export const areas = [
  ['1 Sign in', 'A phone number and a code. No password.', '1-sign-in-login--nothing-typed'],
  ['2 Verify', 'Five steps: who somebody is, once.', '2-verify-basic-information--every-kind'],
  ['3 Choose', 'Home and the products that are offered.', '3-choose-home--products'],
  ['4 Bank', 'The account that the money goes to.', '4-bank-cards--five-cards'],
  ['5 Apply', 'The amount, what it costs, and the application.', '5-apply-apply--ready'],
  ['6 Orders', 'The list, the check, the offer to confirm, the order.', '6-orders-detail--loaned'],
  ['7 Repay', 'Paying back, and the next loan.', '7-repay-repay-and-reapply--asks-first'],
  [
    '8 Extend and schedule',
    'More days for a fee, and loans that start by themselves.',
    '8-extend-and-schedule-extension--offered',
  ],
  [
    '9 Help and feedback',
    'Account, help, feedback, and what one sees when something fails.',
    '9-help-and-feedback-help--questions',
  ],
  [
    'Public pages',
    'Download, agreements and links, without sign-in.',
    'public-pages-download--eligible',
  ],
  ['Native', 'The screens that a native app opens.', 'native-audit-in-the-app--in-auditing'],
] as const;
