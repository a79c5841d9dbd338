import { defineMessages } from '../../../shared/i18n/messages.ts';

/** Messages of a loan application under review. */
export const auditMessages = defineMessages('audit', {
  title: 'In Auditing',
  sms: 'You will be notified by SMS as soon as the check is finished. You may close this page.',
  checkedAt: 'Last checked {time}',
  notChecked: 'It could not be checked just now. Please try again.',
  refresh: 'Refresh',
  refreshing: 'Refreshing',
  tableTitle: 'Loan calculation',
  tableText: 'The more loans you repay, the more you can borrow.',
  loans: 'Loans',
  amount: 'Amount',
  loanCount_one: '{count} loan',
  loanCount_other: '{count} loans',
  deniedTitle: 'Application not approved',
  unknownTitle: 'State {state}',
});
