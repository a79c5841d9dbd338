import { englishTexts, type FormTexts } from '@kosha/form-engine';

/** Enough Hindi to see the script, its width and its plurals. The labels are the server's. */
const hindi: FormTexts = {
  locale: 'hi',
  optional: '(वैकल्पिक)',
  choose: 'चुनें',
  chooseParentFirst: 'पहले {parent} चुनें',
  optionsLoading: '{label} लोड हो रहा है…',
  optionsFailed: '{label} लोड नहीं हो सका',
  optionsEmpty: '{label} के लिए कोई विकल्प नहीं है',
  retry: 'फिर कोशिश करें',
  search: 'खोजें',
  searchEmpty: 'कुछ नहीं मिला',
  searchResults: '{count} मिले',
  close: 'बंद करें',
  problemsTitle: 'सुधारें: {count}',
  problemsAnnounced: {
    one: '{count} जगह सुधार चाहिए',
    other: '{count} जगहों पर सुधार चाहिए',
  },
  fieldsShown: '{count} और जानकारी माँगी गई है',
  fieldsHidden: '{count} जानकारी अब नहीं चाहिए',
  submitting: 'भेजा जा रहा है',
  fieldRequired: '{label} भरें',
  digitsOnly: '{label} में केवल अंक लिखें',
  textTooLong: '{label} में अधिकतम {max} अक्षर लिखें',
  phoneUnreadable: '{label} में भारत का नंबर लिखें, अधिकतम {max} अंक',
  choiceRequired: '{label} चुनें',
  choiceUnknown: '{label} सूची में से चुनें',
  choicesNotLoaded: '{label} की सूची अभी लोड नहीं हुई है',
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
