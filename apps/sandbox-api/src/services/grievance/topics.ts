import { responseMessages } from '../../messages/response-messages.ts';

/** Topics of a grievance with their labels (D61). */
export const grievanceTopics = {
  loan: responseMessages.topicLoan,
  money: responseMessages.topicMoney,
  conduct: responseMessages.topicConduct,
  data: responseMessages.topicData,
  other: responseMessages.opinion4,
} as const;

export const isGrievanceTopic = (name: string): name is keyof typeof grievanceTopics =>
  Object.hasOwn(grievanceTopics, name);
