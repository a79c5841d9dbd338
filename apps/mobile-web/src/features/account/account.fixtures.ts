import type { Schema } from '@kosha/api-client';

export const someQuestions: Schema<'FaqItem'>[] = [
  {
    title: 'How long does the audit take?',
    content: 'Most applications are decided within 30 minutes.\n\nWe tell you by SMS.',
  },
  {
    title: 'Can I repay before the due date?',
    content: 'Yes. Open the order and choose Repayment.',
  },
];

export const anAboutUs: Schema<'AboutUs'> = {
  appName: 'Kosha',
  copywriting:
    'Short loans for people in India, with every cost shown before you agree.\n\nNo hidden fees.',
};
