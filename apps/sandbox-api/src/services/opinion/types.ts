import type { Schema } from '@kosha/api-client';
import { shownTexts } from '../../words/shown-texts.ts';

/** Feedback topics, in the order of the dialog. */
export const opinionTypes: readonly Schema<'OpinionType'>[] = [
  { problemType: '1', problemDesc: shownTexts.opinion1 },
  { problemType: '2', problemDesc: shownTexts.opinion2 },
  { problemType: '3', problemDesc: shownTexts.opinion3 },
  { problemType: '4', problemDesc: shownTexts.opinion4 },
];

/** The label of a sent type; '' for one no longer offered. */
export const labelOfType = (type: string): string =>
  opinionTypes.find(({ problemType }) => problemType === type)?.problemDesc ?? '';
