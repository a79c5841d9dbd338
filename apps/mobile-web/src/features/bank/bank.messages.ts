import { validationMessages } from '@kosha/domain';
import { defineMessages } from '../../shared/i18n/messages.ts';

const {
  ifscRequired,
  accountRequired,
  confirmAccountRequired,
  accountMismatch,
  ifscMalformed,
  accountZero,
} = validationMessages;

/** The bank card list and the form that adds a card. */
export const bankMessages = defineMessages('bank', {
  loading: 'Loading your bank cards',
  errorTitle: 'Your bank cards could not be loaded',
  select: 'Please Select',
  addHint: 'Add Bank Card to finish your application',
  addHeading: 'Where should the money go?',
  ownName: 'Only an account in your own name.',
  add: 'Add Bank Card',
  chooseFailed: 'The card was not chosen',
  toSchedule: 'See the scheduled order',
  cardsTitle: 'Your bank cards',
  noProductTitle: 'Choose a product first',
  noProductText: 'A bank card is chosen or added while you apply for a product.',
  useAccount: 'Choose',
  added: 'Just added',
  ifsc: 'IFSC Code',
  ifscHint: '11 letters and digits, such as HDFC0001234',
  startWith: 'Or begin with your bank',
  account: 'Bank Account No.',
  confirmAccount: 'Confirm Account No.',
  forgetIfsc: 'Forget your IFSC ?',
  applyNow: 'Apply Now',
  sending: 'Adding your bank card',
  failureTitle: 'Info',
  ok: 'OK',
  ifscRequired,
  accountRequired,
  confirmAccountRequired,
  accountMismatch,
  ifscMalformed,
  accountZero,
  ifscPasted: 'Nothing was taken. Please paste the IFSC code alone: 11 letters and digits.',
  accountPasted: 'Nothing was taken. Please paste the account number alone: at most 19 digits.',
});
