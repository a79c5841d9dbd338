import { consentPurposes, createDateFormats, noticeOf, translatedLanguages } from '@kosha/domain';
import { describe, expect, test } from 'vitest';
import { keyFactsStatement } from '../src/features/orders/key-facts/key-facts.fixtures.ts';
import { aboutUs, agreements, faq } from '../src/shared/sample-data/sample-data.fixtures.ts';
import { readTranslations } from '../build/translations.ts';
import { translatorFor } from './server-messages.ts';

/** The texts in a response that contain three consecutive English words. */
function englishIn(answer: unknown): string[] {
  if (typeof answer === 'string')
    return /[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}/.test(answer) ? [answer] : [];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.values(answer).flatMap(englishIn);
}

describe('translated server responses in stories', () => {
  test.each(translatedLanguages)(
    'translate key facts, notices, help and agreements to %s',
    async (language) => {
      const say = await translatorFor(language);
      const { texts, language: said } = say(keyFactsStatement);
      expect(said).toBe(language);
      expect(englishIn(texts)).toEqual([]);
      expect(englishIn(consentPurposes.map((purpose) => say(noticeOf(purpose))))).toEqual([]);
      expect(englishIn(say([faq, aboutUs, agreements]))).toEqual([]);
    },
  );

  test.each(translatedLanguages)(
    'show the due date in %s, as the server does',
    async (language) => {
      const say = await translatorFor(language);
      const locale = readTranslations(language);
      const dates = createDateFormats(language, locale['dates'] ?? {});
      const at = Date.parse('27 Nov 2026 12:00 UTC');
      const { dueBy = '', daysLeft = '' } = locale['serverShown'] ?? {};
      const expected = dueBy
        .replace('{date}', dates.formatWeekday(at))
        .replace('{left}', daysLeft.replace('{days}', dates.formatDayCount(5)));
      expect(say('by Fri 27 Nov · 5 days left')).toBe(expected);
    },
  );

  test.each(translatedLanguages)('translate the number of instalments to %s', async (language) => {
    const say = await translatorFor(language);
    const { instalmentsValue = '' } = readTranslations(language)['statement'] ?? {};
    const expected = instalmentsValue.replace('{count}', '1').replace('{amount}', '₹5,028');
    expect(JSON.stringify(keyFactsStatement.texts)).toContain('"1 of ₹5,028"');
    expect(say('1 of ₹5,028')).toBe(expected);
  });

  test('leave figures, names and non-text values unchanged', async () => {
    const say = await translatorFor('hi');
    const answer = {
      id: 7,
      name: 'Asha Rao',
      at: '₹5,028',
      on: '12 Dec 2026',
      none: null,
      isOn: true,
    };
    expect(say(answer)).toEqual({ ...answer, on: '12 दिस॰ 2026' });
    expect((await translatorFor('en'))(answer)).toBe(answer);
  });
});
