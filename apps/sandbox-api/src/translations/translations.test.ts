import { dayMs, hourMs, minuteMs } from '@kosha/domain';
import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import {
  englishTexts,
  mapTexts,
  addMarks,
  writeLocales,
  type LocaleTexts,
} from '../../test/marked-language.ts';
import { serverCatalogue } from './catalogue.ts';
import { englishTranslator } from '../messages/translator.ts';
import { errorMessages } from '../messages/error-messages.ts';
import { loadTranslations } from './load.ts';
import type { Message } from '../messages/message.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function load(changes: Record<string, LocaleTexts | string> = {}) {
  const whole = mapTexts(englishTexts, addMarks);
  const rest = { bn: whole, mr: whole, te: whole, ta: whole, gu: whole };
  const folder = writeLocales({ en: englishTexts, hi: whole, ...rest, ...changes });
  folders.push(folder);
  return loadTranslations(folder);
}

const faultMessage: Message = errorMessages.fault;
const locked: Message = {
  words: '{amount} from {date}',
  with: { amount: '₹500', date: { date: 0 } },
};

describe("the server's messages", () => {
  it('are translated to each language with translations, without log messages', () => {
    const { translators, problems } = load();
    expect(problems).toEqual([]);
    expect([...translators.keys()]).toEqual(['hi', 'bn', 'mr', 'te', 'ta', 'gu']);
    for (const spoken of translators.values())
      expect(spoken.translate(faultMessage)).toBe(addMarks(errorMessages.fault));
  });

  it('are distinct, because translations are looked up by the English text', () => {
    for (const texts of Object.values(serverCatalogue)) {
      const repeated = Object.values(texts).filter((text, at, all) => all.indexOf(text) !== at);
      // Repeated on purpose: the agreements' heading 'This is a sample', and the message about
      // waiting for another code, which the error codes 425 and 429 share.
      expect(repeated.filter((text) => !/^This is a sample$|another code\.$/.test(text))).toEqual(
        [],
      );
    }
  });

  it.each([
    ['that is missing', {}, ' has no hi.*.json'],
    ['that is not JSON', { hi: '{"refusals": {' }, '/hi.json: '],
    ['that is a list', { hi: '[]' }, '/hi.json: '],
    ['whose namespaces are texts', { hi: '{"refusals": "none"}' }, '/hi.json: '],
    ['next to a valid file', { hi: '{}', 'hi.server': '[]' }, '/hi.server.json: '],
  ])('are English for a translation file %s, which the log names', (_, broken, named) => {
    const folder = writeLocales({ en: englishTexts, ...broken });
    folders.push(folder);
    const { translators, problems } = loadTranslations(folder);
    expect(translators.get('hi')).toBeUndefined();
    expect(problems.filter((line) => line.startsWith('हिन्दी'))).toEqual([
      expect.stringContaining(`is not spoken: ${folder}${named}`),
    ]);
  });

  it('are in English where a translation is missing, and the log counts missing translations', () => {
    const half = mapTexts(englishTexts, addMarks);
    half['server'] = { sessionLost: '⟦…⟧', fault: '' };
    delete half['sms'];
    const { translators, problems } = load({ hi: half });
    const { translate } = translators.get('hi')!;
    expect(translate(errorMessages.sessionLost)).toBe('⟦…⟧');
    expect(translate(errorMessages.fault)).toBe(errorMessages.fault);
    const { server = {}, sms = {} } = serverCatalogue;
    const lacking = Object.keys(server).length - 1 + Object.keys(sms).length;
    expect(problems).toEqual([
      expect.stringMatching(new RegExp(`^हिन्दी lacks ${lacking} texts of the server.* …$`)),
    ]);
  });

  it('are in English if a translation has different placeholders, so that no figure is lost', () => {
    const wrong = mapTexts(englishTexts, (text) => text.replaceAll(/\{\w+\}/g, '…'));
    const { translators } = load({ hi: wrong });
    expect(translators.get('hi')!.translate({ words: '{minutes}', with: { minutes: 5 } })).toBe(
      '5',
    );
    const code = { secret: '1234', purpose: 'x', minutes: 5 };
    const template = serverCatalogue['sms']!['code']!;
    expect(translators.get('hi')!.translate({ words: template, with: code })).toBe(
      englishTranslator.translate({ words: template, with: code }),
    );
  });

  it('have English dates if a name of a month or day is not translated', () => {
    const dateless = mapTexts(englishTexts, addMarks);
    delete dateless['dates']!['jan'];
    const { translators, problems } = load({ hi: dateless });
    expect(translators.get('hi')!.translate(locked)).toBe('₹500 from 1 Jan 1970');
    expect(problems).toEqual(['हिन्दी lacks 1 texts of the server, which stay English: dates.jan']);
    expect(translators.get('ta')!.translate(locked)).toBe('₹500 from 1 ⟦jan⟧ 1970');
  });

  it("are translated without the English file, which only the app's messages need", () => {
    const { translators, problems } = load({ en: '' });
    expect(problems).toHaveLength(1);
    expect(translators.get('hi')!.translate(faultMessage)).toBe(addMarks(errorMessages.fault));
  });
});

describe('the value of a placeholder', () => {
  it.each([
    [{ wait: 1 }, '1 minute'],
    [{ wait: minuteMs }, '1 minute'],
    [{ wait: minuteMs + 1 }, '2 minutes'],
    [{ wait: 2 * hourMs }, '120 minutes'],
    [{ wait: 2 * hourMs + 1 }, '3 hours'],
    [{ wait: dayMs }, '24 hours'],
    [{ loans: 1 }, '1 loan'],
    [{ moreLoans: 2 }, '2 more loans'],
    [{ ordinal: 2 }, '2nd'],
    [{ label: 'Full name' }, 'full name'],
    [{ label: 'PIN code' }, 'PIN code'],
    [{ text: locked }, '₹500 from 1 Jan 1970'],
    ['Other', 'Other'],
    [7, '7'],
  ])('%j is %s', (value, expected) => {
    expect(englishTranslator.format(value)).toBe(expected);
  });

  it("is not translated if it is user input; counts follow the language's plural rules", () => {
    const { translators } = load();
    const hindi = translators.get('hi')!;
    expect(hindi.format('Other')).toBe('Other');
    expect(hindi.format({ ordinal: 2 })).toBe('2');
    expect(hindi.format({ label: 'Full name' })).toBe('⟦Full name⟧');
    // In Hindi, the number 0 takes the singular.
    expect(hindi.format({ loans: 0 })).toBe('⟦0 loan⟧');
    expect(translators.get('ta')!.format({ loans: 0 })).toBe('⟦0 loans⟧');
  });

  it('throws if it is missing, because an incomplete message would mislead', () => {
    expect(() => englishTranslator.translate({ words: '{amount}', with: {} })).toThrow(
      'A text lacks its amount.',
    );
  });
});
