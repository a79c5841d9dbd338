import { translatedLanguages } from '@kosha/domain';

/** Words that a search ignores. */
const stopWords = new Set(
  `a about after all an and any are as at be before but by can could did do does find for from get gets give
  happens happen has have how i if in into is it its like look looks me mode my not of off on one or our
  page pages screen screens see seen sees shall should show showing shown shows so state states
  than that the their them then there these they this to us user users was we what when where which
  while who whom why will with would you your borrower borrowers customer customers app endpoint api`.split(
    /\s+/,
  ),
);

/** Groups of synonyms; a synonym may consist of several words. */
const synonymGroups: readonly (readonly string[])[] = [
  ['overdue', 'late', 'past due', 'missed'],
  ['expired', 'expire', 'timed out', 'timeout', 'hours for this'],
  ['location', 'where you are', 'gps', 'position', 'place'],
  ['breakdown', 'adds up', 'waterfall'],
  ['release', 'changelog', 'changed', 'news', 'new'],
  ['otp', 'one-time code', 'sms code', 'code'],
  ['photo', 'picture', 'image', 'document'],
  ['selfie', 'face', 'liveness'],
  ['denied', 'deny', 'refused', 'refuse', 'rejected', 'declined', 'rejection', 'turned down'],
  ['error', 'failed', 'failure', 'fails', 'failing', 'unsuccessful'],
  ['crash', 'crashed', 'broken'],
  ['login', 'sign in', 'signin', 'signing in', 'log in', 'signup', 'sign up', 'registration'],
  ['session expired', 'session lost', 'session is not valid', 'signed out', 'logged out'],
  ['logout', 'sign out', 'sign-out', 'log out', 'quit'],
  ['delete', 'erase', 'erasure', 'erased', 'remove'],
  ['repay', 'repayment', 'repaid', 'pay back'],
  ['apr', 'annual percentage rate', 'yearly rate'],
  ['stored', 'collected', 'collect', 'personal data'],
  ['stolen', 'lost', 'all devices'],
  ['reloan', 'reapply', 'next loan', 'new loan', 'apply again', 'applying again'],
  ['extend', 'extension', 'extended'],
  ['complaint', 'complain', 'grievance', 'dispute'],
  ['faq', 'help', 'support', 'customer care', 'helpline', 'contact us'],
  [
    'offline',
    'no connection',
    'internet',
    'no internet',
    'without internet',
    'no network',
    'connection lost',
    'network error',
  ],
  ['kfs', 'key facts'],
  ['tenure', 'term', 'period', 'duration'],
  ['fee', 'cost', 'charge'],
  ['penalty', 'penal', 'late fee', 'overdue fee'],
  ['emi', 'instalment', 'installment', 'repayment'],
  ['prepay', 'prepayment', 'foreclose', 'foreclosure', 'early'],
  ['disbursal', 'disbursement', 'disburse', 'payout', 'on its way', 'lending', 'get money'],
  ['checkout', 'upi', 'netbanking', 'payment method'],
  ['price', 'quote', 'calculate'],
  ['wrong', 'invalid', 'incorrect', 'malformed', 'not known'],
  ['rejected', 'could not be checked', 'failed'],
  ['match', 'differ'],
  ['missing', 'empty', 'required', 'forgot', 'forgotten'],
  ['nothing', 'no', 'empty'],
  ['maximum', 'largest', 'limit'],
  ['kyc', 'identity', 'verification'],
  ['salary', 'income', 'employment', 'employer', 'work information'],
  ['minimum age', 'age limit', 'minor', 'underage', 'too young', '18 or older', '18 years'],
  ['guarantor', 'reference', 'emergency contact'],
  ['blurry', 'blurred', 'unreadable', 'readable'],
  ['permission', 'allow'],
  ['colour', 'color'],
  ['font', 'typeface', 'typography'],
  ['big', 'large'],
  ['wide', 'tablet'],
  ['third party', 'third parties', 'to whom'],
  ['server', 'backend'],
  ['payment not confirmed', 'pending', 'being checked'],
  ['status', 'statuses', 'order state', 'order states'],
  ['unconfirmed', 'not confirmed', 'not yet confirmed', 'assumed'],
  ['agreement', 'terms and conditions', 't&c'],
  ['account', 'card'],
  ['install', 'download', 'apk'],
  ['unavailable', 'full', 'sold out', 'fulled', 'sold'],
  ['server down', 'maintenance', 'outage', 'is not available', 'server has failed'],
  ['unknown', 'not known', 'not found', 'any other'],
  ['too many', 'rate limit', 'throttled', 'three', 'locked', 'blocked'],
  ['texts', 'strings', 'messages'],
  ['double', 'twice', 'duplicate', 'already'],
  ['valid', 'validity'],
  ['cooldown', 'wait', 'apply again'],
  ['autopay', 'auto-apply', 'automatically', 'scheduled'],
  ['reminder', 'notice'],
  ['notification', 'push', 'sms'],
  [
    'language',
    'hindi',
    'bengali',
    'marathi',
    'telugu',
    'tamil',
    'gujarati',
    'translation',
    'translate',
  ],
  ['withdraw', 'withdrawn', 'revoke', 'take it back', 'taken back'],
  ['accessibility', 'contrast', 'screen reader'],
  ['dialog', 'popup', 'modal'],
  ['spinner', 'loading', 'skeleton'],
  ['event', 'tracking', 'analytics', 'analytics event', 'tracking event'],
  ['wording', 'writing', 'tone', 'copy'],
  ['strict', 'rbi', 'dpdp', 'reserve bank'],
  ['without', 'no'],
  ['cooling-off', 'return'],
  ['device', 'phone'],
];

export const normalizeForSearch = (text: string) => text.normalize().toLowerCase();

/**
 * Adds the words of a name such as `extensionExpired` separately, so that a search finds each word.
 */
export const toSearchableText = (text: string) =>
  normalizeForSearch(`${text} ${text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')}`);

/** Plural and verb endings, which are removed or replaced. */
const endings: readonly [pattern: RegExp, stem: string][] = [
  [/(?<=.{3})ies$/, 'y'],
  [/(?<=.{3})(?<!s)s$/, ''],
  [/(?<=.{4})(ing|ed)$/, ''],
];

const stemsOf = (word: string): string[] =>
  endings.flatMap(([pattern, stem]) => (pattern.test(word) ? [word.replace(pattern, stem)] : []));

const groupsOf = (word: string) => synonymGroups.filter((group) => group.includes(word));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the words in `whole`, also with an ending, and words that begin with one of `starts`. */
const wordPattern = (whole: readonly string[], starts: readonly string[]) => {
  const words = whole.map((word) => `${escaped(word)}(?:e?s|e?d|ing)?(?![\\p{L}\\p{M}\\p{N}])`);
  const parts = [...words, ...starts.map(escaped)];
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${parts.join('|')})`, 'u');
};

/** A word without synonyms may be incomplete, so it also matches longer words. */
function patternOf(word: string): RegExp {
  const own = [word, ...stemsOf(word)];
  const synonyms = own.flatMap((form) => groupsOf(form).flat());
  return synonyms.length > 0
    ? wordPattern([...new Set([...own, ...synonyms])], [])
    : wordPattern([], own);
}

const phrases = synonymGroups.flat().filter((text) => text.includes(' '));

/** Replaces the spaces in a phrase while the query is split into words. */
const nonBreakingSpace = '\u00A0';

const withPhrases = (query: string): string =>
  phrases.reduce(
    (text, phrase) => text.replaceAll(phrase, phrase.replaceAll(' ', nonBreakingSpace)),
    query,
  );

/** Stop words count only if there are no other words. */
export function wordsOf(query: string): string[] {
  const all = withPhrases(normalizeForSearch(query))
    .split(/[ \t\n]+/)
    .map((word) =>
      word
        .replaceAll(/^[?!.,;:"'“”()/]+|(['’]s)?[?!.,;:"'“”()/]*$/g, '')
        .replaceAll(nonBreakingSpace, ' '),
    )
    .filter(Boolean);
  const own = all.filter((word) => !stopWords.has(word));
  return own.length > 0 ? own : all;
}

export const termsOf = (query: string): RegExp[] => wordsOf(query).map(patternOf);

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The toolbar setting that a word asks for, as in Storybook's URL parameter `globals`. */
const settingsByWord: Readonly<Record<string, string>> = {
  dark: 'scheme:dark',
  tablet: 'viewport.value:wide',
  ...Object.fromEntries(
    translatedLanguages.map((language) => [
      normalizeForSearch(languageNames.of(language) ?? ''),
      `language:${language}`,
    ]),
  ),
};

export const toolbarSettingOf = (word: string): string | undefined => settingsByWord[word];
