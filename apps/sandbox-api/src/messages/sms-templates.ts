export const smsTemplates = {
  code: '{secret} is your {purpose} code. It is valid for {minutes} minutes. Tell it to nobody.',
  purposeLogin: 'sign-in',
  purposeAadhaar: 'Aadhaar',
  passed: 'Your loan {number} passed its check. Open the app and press Get Money.',
  denied: 'Your loan {number} was not approved. Open the app to see when you can apply again.',
  sending: 'Your loan {number} passed its check. The money is on its way to your bank account.',
  keyFacts:
    'Key facts {number}: you get {received}, you pay {toPay} after {term}, APR {apr}. See the order in the app for all of them.',
  contact:
    '{name} names you as an emergency contact ({relation}) on {app}. Confirm or decline: {link}',
  extensionAsked:
    'You asked to extend your loan {number}. Pay {fee} by {time} to move its due date to {date}.',
  extensionPaid:
    'We received {fee}. Your loan {number} is now due on {date}: {owed} is to be repaid then.',
  extensionExpired:
    'The 24 hours to pay for the extension of your loan {number} are over. Its due date stays as it was.',
  extensionRefunded:
    'We received {fee} for an extension of your loan {number} that had ended. The due date did not move, and the money goes back to you.',
  sent: 'We sent {amount} for your loan {number} to your bank account {account}. Repay {owed} by {date}.',
  notSent:
    'The money for your loan {number} could not be sent to your bank account. Nothing is owed. You can apply again.',
  repaid: 'We received {amount}. Your loan {number} is repaid, and nothing is left to pay.',
  returned: 'We received {amount}. Your loan {number} is returned, and nothing is left to pay.',
  givenBack:
    'We received {amount} for your loan {number}, which it did not settle. The money goes back to you.',
  nextRefused: 'The next loan of {amount} that you asked for could not start: {why}',
  nextStarted:
    'As you asked, we applied for your next loan {next} of {amount}. Nothing is paid out before you press Get Money.',
} as const;
