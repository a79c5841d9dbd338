import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  translatedLanguages,
  type Language,
} from '../../packages/domain/src/languages/languages.ts';
import { repositoryRoot } from '../run.ts';

export type NonEnglishLanguage = Exclude<Language, 'en'>;

interface Term {
  english: RegExp;
  /** The stem of the translated term, because sentences inflect the term. */
  own: Readonly<Record<NonEnglishLanguage, string>>;
}

/** `own` has the translations in the order hi, bn, mr, te, ta, gu, or one for all languages. */
const term = (english: RegExp, ...own: readonly string[]): Term => ({
  english,
  own: Object.fromEntries(
    translatedLanguages.map((code, at) => [code, own[at] ?? own[0]]),
  ) as Term['own'],
});

/** Terms that Indian languages write in Latin letters. */
const latin = ['KFS', 'APR', 'GST', 'IFSC', 'KYC', 'PAN'];

/**
 * Terms whose translation has the same stem in each sentence. Translations of other terms, such as
 * “due date”, may be split or become a verb, so only a reviewer can check them.
 */
const terms: readonly Term[] = [
  term(/Key Facts Statement/, 'KFS'),
  ...latin.map((own) => term(new RegExp(`\\b${own}\\b`), own)),
  term(
    /\bkey facts(?! statement)/i,
    'मुख्य बात',
    'মূল তথ্য',
    'मुख्य मुद्दे',
    'ముఖ్య వివరా',
    'முக்கிய விவர',
    'મુખ્ય માહિતી',
  ),
  term(/\bloans?\b/i, 'लोन', 'লোন', 'कर्ज', 'లోన', 'கடன', 'લોન'),
  term(/\bproduct(?!s? eligibility)/i, 'प्रोडक्ट', 'প্রোডাক্ট', 'प्रॉडक्ट', 'పథక', 'திட்ட', 'પ્રોડક્ટ'),
  term(/(?<!\bin )\border(?!ing)/i, 'ऑर्डर', 'অর্ডার', 'ऑर्डर', 'ఆర్డర', 'ஆர்டர', 'ઓર્ડર'),
  term(/\bscheduled order/i, 'शेड्यूल', 'আগাম', 'शेड्यूल', 'షెడ్యూల్', 'முன்பதிவு', 'આગોતર'),
  term(/\binterest\b/i, 'ब्याज', 'সুদ', 'व्याज', 'వడ్డీ', 'வட்டி', 'વ્યાજ'),
  term(
    /\bprocessing fee/i,
    'प्रोसेसिंग फ़ीस',
    'প্রসেসিং ফি',
    'प्रोसेसिंग फी',
    'ప్రాసెసింగ్ ఫీజ',
    'பரிசீலனைக் கட்டண',
    'પ્રોસેસિંગ ફી',
  ),
  term(/\b(?:late|overdue) fee/i, 'लेट फ़ीस', 'দেরির ফি', 'लेट फी', 'లేట్ ఫీజ', 'தாமதக் கட்டண', 'લેટ ફી'),
  term(/\btiers?\b/i, 'लेवल', 'লেভেল', 'लेव्हल', 'స్థాయ', 'நிலை', 'લેવલ'),
  term(/\bbank card/i, 'बैंक कार्ड', 'ব্যাঙ্ক কার্ড', 'बँक कार्ड', 'బ్యాంక్ కార్డ', 'வங்கி கார்ட', 'બેંક કાર્ડ'),
  term(/\bbank account/i, 'बैंक खात', 'ব্যাঙ্ক অ্যাকাউন্ট', 'बँक खात', 'బ్యాంక్ ఖాతా', 'வங்கிக் கணக்க', 'બેંક ખાત'),
  term(/\bemergency contact/i, 'इमरजेंसी', 'জরুরি', 'इमर्जन्सी', 'అత్యవసర', 'அவசர', 'ઇમરજન્સી'),
  term(/\bagreement/i, 'एग्रीमेंट', 'চুক্তি', 'करार', 'ఒప్పంద', 'ஒப்பந்த', 'કરાર'),
  term(/\bprivacy policy/i, 'प्राइवेसी', 'গোপনীয়তা', 'प्रायव्हसी', 'ప్రైవసీ', 'தனியுரிமை', 'પ્રાઇવસી'),
  term(/\bconsent/i, 'सहमति', 'সম্মতি', 'सहमती', 'సమ్మత', 'சம்மத', 'સંમતિ'),
  term(/\bfeedback/i, 'फ़ीडबैक', 'মতামত', 'अभिप्राय', 'అభిప్రాయ', 'கருத்த', 'પ્રતિભાવ'),
  term(/\bAadhaar/, 'आधार', 'আধার', 'आधार', 'ఆధార', 'ஆதார', 'આધાર'),
  term(/\bGet Money/, 'पैसे लें', 'টাকা নিন', 'पैसे घ्या', 'డబ్బు తీసుకోండి', 'பணம் பெறுக', 'પૈસા મેળવો'),
];

const placeholder = /\{\w+\}/g;

export function missingTerm(
  english: string,
  translation: string,
  language: NonEnglishLanguage,
): string | undefined {
  const text = english.replaceAll(placeholder, ' ');
  return terms.find(
    ({ english: said, own }) => said.test(text) && !translation.includes(own[language]),
  )?.own[language];
}

const readGlossary = (language: NonEnglishLanguage): string =>
  readFileSync(join(repositoryRoot, 'locales/glossary', `${language}.md`), 'utf8');

/** Terms that `missingTerm` checks, but the glossary lacks. */
export function termsNotInGlossary(language: NonEnglishLanguage): string[] {
  const glossary = readGlossary(language);
  return terms.map(({ own }) => own[language]).filter((own) => !glossary.includes(own));
}
