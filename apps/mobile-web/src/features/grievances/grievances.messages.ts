import { defineMessages } from '../../shared/i18n/messages.ts';

/** Grievances, each with its number and due date (D61). */
export const grievancesMessages = defineMessages('grievances', {
  loading: 'Loading your grievances',
  failed: 'Your grievances did not load',
  noneTitle: 'Grievances are not taken here',
  noneText: 'Please write to the grievance officer, whom you find in Account.',
  intro: 'Tell us what went wrong. You get a number, and an answer within 30 days.',
  topic: 'What is it about?',
  content: 'What happened?',
  send: 'Send the grievance',
  sending: 'Sending',
  taken: 'Taken as {number}. We answer by {date}.',
  yours: 'What you wrote',
  due: 'We answer by {date}.',
  answer: 'Our answer',
  answered: 'Answered on {time}',
  escalateTitle: 'The 30 days are over',
  escalateText:
    'You can go to the Ombudsman of the Reserve Bank: cms.rbi.org.in, or phone 14448. Give this number: {number}.',
});
