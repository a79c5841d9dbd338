import { englishDates } from '@kosha/domain';
import { createTexts, type Texts } from './create-texts.ts';

export const english: Texts = createTexts('en', englishDates, new Map());
