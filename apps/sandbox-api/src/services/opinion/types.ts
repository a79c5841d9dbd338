import type { Schema } from '@kosha/api-client';
import { responseMessages } from '../../messages/response-messages.ts';

export const opinionTypes: readonly Schema<'OpinionType'>[] = [
  { problemType: '1', problemDesc: responseMessages.opinion1 },
  { problemType: '2', problemDesc: responseMessages.opinion2 },
  { problemType: '3', problemDesc: responseMessages.opinion3 },
  { problemType: '4', problemDesc: responseMessages.opinion4 },
];

export const opinionTypeLabel = (type: string): string =>
  opinionTypes.find(({ problemType }) => problemType === type)?.problemDesc ?? '';
