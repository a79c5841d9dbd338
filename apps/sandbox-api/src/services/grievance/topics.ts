import { shownTexts } from '../../words/shown-texts.ts';

/** Grievance topics with their labels (D61). */
export const grievanceTopics = {
  loan: shownTexts.topicLoan,
  money: shownTexts.topicMoney,
  conduct: shownTexts.topicConduct,
  data: shownTexts.topicData,
  other: shownTexts.opinion4,
} as const;

export const isGrievanceTopic = (name: string): name is keyof typeof grievanceTopics =>
  Object.hasOwn(grievanceTopics, name);
