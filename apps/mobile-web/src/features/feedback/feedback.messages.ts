import { validationMessages } from '@kosha/domain';
import { defineMessages } from '../../shared/i18n/messages.ts';

const { feedbackRequired, feedbackTooLong } = validationMessages;

/** The dialog that sends feedback. */
export const feedbackMessages = defineMessages('feedback', {
  feedbackRequired,
  feedbackTooLong,
  title: 'Feedback',
  loadingTypes: 'Loading what it can be about',
  typesFailed: 'What it can be about could not be loaded',
  type: 'What is it about?',
  content: 'Your feedback',
  counter: '{length} / {limit}',
  leaveOut: 'Please leave out {characters}. Letters, digits, spaces and _ ? ! , . can be sent.',
  quoted: '“{character}”',
  newLine: 'the new line',
  invisible: 'an invisible character',
  pictures: 'Screenshots',
  picturesNote: '(optional)',
  picturesHint: 'At most {limit}. They are sent without place and camera data.',
  addPicture: 'Add',
  picture: 'Picture {number} of {count}',
  removePicture: 'Remove picture {number}',
  tooManyPictures: 'At most {limit} pictures can be sent. The others were left out.',
  lostPictures: 'Pictures are not kept when the page is loaded again. Please add them once more.',
  preparing: 'Preparing your pictures',
  send: 'Send',
  sending: 'Sending your feedback',
  sent: 'Thank you. Your feedback has arrived.',
});

/** The list of sent feedback with its replies. */
export const feedbackListMessages = defineMessages('feedbackList', {
  loading: 'Loading your feedback',
  failed: 'Your feedback could not be loaded',
  empty: 'No Records',
  emptyText: 'You have not sent feedback yet.',
  write: 'Write feedback',
  goBack: 'Go Back',
  answered: 'Answered',
  open: 'Sent',
  picture: 'Picture {number} of {count}',
  openPicture: 'Open picture {number} of {count}',
  reply: 'Our reply',
  noReply: 'We have not answered yet. Our reply will stand here.',
});
