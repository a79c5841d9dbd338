import { englishTexts, type FormTexts } from '@kosha/form-engine';

/**
 * Enough Hindi to see the script, its width and its plurals. The labels are the server's: no word before or
 * after one depends on its gender, and none makes it change its ending. Nobody whose first language is Hindi has
 * read these yet; do that before borrowers see them.
 */
const hindi: FormTexts = {
  locale: 'hi',
  optional: '(ज़रूरी नहीं)',
  choose: 'चुनें',
  chooseParentFirst: 'पहले {parent} चुनें',
  optionsLoading: '{label}: सूची लोड हो रही है…',
  optionsFailed: '{label}: सूची लोड नहीं हो सकी',
  optionsEmpty: '{label}: चुनने के लिए कुछ नहीं है',
  retry: 'फिर से कोशिश करें',
  noChoice: 'कोई जवाब नहीं',
  search: 'खोजें',
  searchEmpty: 'कुछ नहीं मिला',
  searchResults: { one: '{count} मिला', other: '{count} मिले' },
  close: 'बंद करें',
  problemsTitle: 'सुधारें: {count}',
  problemsAnnounced: {
    one: '{count} जगह पर सुधार चाहिए',
    other: '{count} जगहों पर सुधार चाहिए',
  },
  fieldsShown: {
    one: 'भरने के लिए {count} और जगह दिखाई गई है',
    other: 'भरने के लिए {count} और जगहें दिखाई गई हैं',
  },
  fieldsHidden: {
    one: '{count} जगह छिपा दी गई है',
    other: '{count} जगहें छिपा दी गई हैं',
  },
  submitting: 'भेजा जा रहा है',
  submitFailed: 'भेजा नहीं जा सका। फिर से कोशिश करें।',
  fieldRequired: '{label} भरें',
  digitsOnly: '{label}: सिर्फ़ अंक लिखें',
  textTooLong: '{label}: ज़्यादा से ज़्यादा {max} अक्षर लिखें',
  phoneUnreadable: '{label}: भारत का नंबर लिखें, ज़्यादा से ज़्यादा {max} अंक',
  choiceRequired: '{label} चुनें',
  choiceUnknown: 'सूची में से {label} चुनें',
  choicesNotLoaded: '{label}: सूची अभी लोड नहीं हुई है',
};

/** Each text with half of its length more, as long languages have; places to fill in stay. */
const lengthened = (text: string): string =>
  `${text} ${'·'.repeat(Math.ceil(text.replaceAll(/\{\w+\}/g, '').length / 2))}`;

const longer = Object.fromEntries(
  Object.entries(englishTexts).map(([name, text]) => [
    name,
    typeof text !== 'string' || name === 'locale' ? text : lengthened(text),
  ]),
) as unknown as FormTexts;

export const languages = {
  en: { name: 'English', texts: englishTexts, submit: 'Submit' },
  hi: { name: 'Hindi', texts: hindi, submit: 'भेजें' },
  long: { name: 'Longer words', texts: longer, submit: lengthened('Submit') },
} as const;

export type Language = keyof typeof languages;
