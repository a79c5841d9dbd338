import type { Schema } from '@kosha/api-client';

export const someFeedbackTypes: Schema<'OpinionType'>[] = [
  { problemType: '1', problemDesc: 'Applying for a loan' },
  { problemType: '3', problemDesc: 'Repayment' },
];

export const aPhoto = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 16"><rect width="9" height="16" fill="#0f5c4c"/></svg>',
)}`;

export const anOpinion = (overrides: Partial<Schema<'Opinion'>> = {}): Schema<'Opinion'> => ({
  createTime: Date.UTC(2026, 10, 18, 6, 30),
  content: 'When will my loan be paid out?',
  imges: [],
  answerContent: null,
  responseTime: null,
  ...overrides,
});

export const anAnsweredOpinion = anOpinion({
  createTime: Date.UTC(2026, 10, 20, 6, 30),
  content: 'भुगतान का पृष्ठ नहीं खुला',
  imges: [aPhoto, `${aPhoto}#2`],
  answerContent: 'Thank you for telling us.\nThe page works again.',
  responseTime: Date.UTC(2026, 10, 21, 4, 0),
});
