import { englishDates } from '@kosha/domain';
import { createTranslator, type Translator } from './translator.ts';

export const english: Translator = createTranslator('en', englishDates, new Map());
