import { describe, expect, it } from 'vitest';
import * as packs from './index.ts';

const translations = Object.entries(packs).filter(([name]) => name !== 'english');

function messagesOf(value: object, path = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(value).flatMap(([name, text]: [string, unknown]) =>
      typeof text === 'string'
        ? [[`${path}${name}`, text] as const]
        : [...messagesOf(text as object, `${path}${name}.`)],
    ),
  );
}

const placeholdersIn = (text: string | undefined) => (text?.match(/\{\w+\}/g) ?? []).toSorted();

const isTranslation = (english: string, own: string | undefined) =>
  placeholdersIn(own).join() === placeholdersIn(english).join() &&
  (own !== english || !/[a-z]/.test(english.replaceAll(/\{\w+\}/g, '')));

describe("the engine's messages (D58)", () => {
  it('exist in six languages besides English', () => {
    expect(translations.map(([, { messages }]) => messages.locale).toSorted()).toEqual([
      'bn',
      'gu',
      'hi',
      'mr',
      'ta',
      'te',
    ]);
  });

  it.each(translations)('are complete in %s, with all plural forms and placeholders', (_, pack) => {
    const [english, own] = [messagesOf(packs.english), messagesOf(pack)];
    expect([...own.keys()]).toEqual([...english.keys()]);
    const untranslated = [...english].filter(([path, text]) => !isTranslation(text, own.get(path)));
    expect(untranslated.map(([path]) => path)).toEqual([]);
  });
});
