import { englishDateFormats } from '@kosha/domain';
import { createTranslator, type Translator } from './translator.ts';

export const englishTranslator: Translator = createTranslator('en', englishDateFormats, new Map());
