import { englishMessages, type FormMessages } from '@kosha/form-engine';
import {
  bengali,
  english,
  gujarati,
  hindi,
  marathi,
  tamil,
  telugu,
  type LanguagePack,
} from '@kosha/form-engine/languages';

/** Simulates languages with longer messages. */
const longText = (text: string): string =>
  `${text} ${'·'.repeat(Math.ceil(text.replaceAll(/\{\w+\}/g, '').length / 2))}`;

const longerTexts = Object.fromEntries(
  Object.entries(englishMessages).map(([name, text]) => [
    name,
    typeof text !== 'string' || name === 'locale' ? text : longText(text),
  ]),
) as unknown as FormMessages;

interface Shown {
  name: string;
  pack: LanguagePack;
  submit: string;
}

export const languages = {
  en: { name: 'English', pack: english, submit: 'Submit' },
  hi: { name: 'हिन्दी', pack: hindi, submit: 'भेजें' },
  bn: { name: 'বাংলা', pack: bengali, submit: 'পাঠান' },
  mr: { name: 'मराठी', pack: marathi, submit: 'पाठवा' },
  te: { name: 'తెలుగు', pack: telugu, submit: 'పంపండి' },
  ta: { name: 'தமிழ்', pack: tamil, submit: 'அனுப்புக' },
  gu: { name: 'ગુજરાતી', pack: gujarati, submit: 'મોકલો' },
  long: {
    name: 'Longer words',
    pack: { ...english, messages: longerTexts },
    submit: longText('Submit'),
  },
} as const satisfies Record<string, Shown>;

export type Language = keyof typeof languages;
