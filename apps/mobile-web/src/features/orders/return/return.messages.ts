import { defineMessages } from '../../../shared/i18n/messages.ts';

/** Returning a loan within its cooling-off period (D56). */
export const returnMessages = defineMessages('return', {
  loading: 'Loading what it costs',
  failed: 'This could not be loaded',
  overTitle: 'It cannot be returned any more',
  toOrder: 'See the order',
  label: 'To give it back today',
  until: 'You can return it until {time}.',
  lead: 'One payment, and the loan is over. No fee is kept, and there is no penalty.',
  received: 'What you received',
  interest: 'Interest so far',
  today: 'You pay today',
  later: 'If you wait',
  from: 'From {time}',
  tier: 'A returned loan counts neither for nor against your tier.',
  pay: 'Return this loan ₹ {amount}',
  opening: 'Opening the payment page',
  payFailed: 'The payment was not started',
  refusedLink: 'The payment page could not be opened. Customer service can help you.',
});
