/** Errors of session, request and server. `refusals` has the business errors. */
export const errorMessages = {
  sessionLost: 'Please sign in again.',
  signedOutEverywhere: 'You signed out on all devices. Please sign in again.',
  tooLarge: 'What was sent is too large.',
  notAccepted: 'This request is not accepted.',
  wrongMethod: 'This call takes another method.',
  wrongHost:
    'This server does not know the name in the Host header. Set PUBLIC_ORIGIN to the address of the app.',
  noSuchPath: 'There is no such call.',
  fault: 'Something went wrong. Please try again.',
  notOffered: '{operation} is not offered by this server yet',
  unavailable: 'The server is not available right now. Please try again later.',
  outOfRoom:
    'Nothing can be saved right now, because the server has no room left. Please try again later.',
  invalid: 'Something in this request is not right. Please check it.',
  otherContentType: 'The content type is not accepted here.',
  noForm: 'The body must be a multipart form.',
  noJson: 'The body must be JSON.',
  unreadableJson: 'The body is not readable JSON.',
  unreadableForm: 'The form is not readable.',
  tooDeep: 'What was sent is nested too deep.',
  unkeepable: 'A character in this request cannot be kept. Please leave it out.',
  keyUnderWay: 'This request is being worked on.',
  keyUsed: 'This idempotency key was used for another request.',
} as const;
