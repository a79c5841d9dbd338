import { defineMessages } from '../i18n/messages.ts';

/** Messages for cancelling a scheduled order (§2.59). */
export const cancelNextLoanMessages = defineMessages('cancelNextLoan', {
  cancelTitle: 'Are you confirm cancel this schedule order ?',
  yes: 'Yes',
  no: 'No',
  cancelling: 'Cancelling it now',
  cancelFailed: 'The scheduled order was not cancelled',
});
