import { describe, expect, it } from 'vitest';
import * as packs from './index.ts';

const others = Object.entries(packs).filter(([name]) => name !== 'english');

/** Every text of a pack by its path, such as 'messages.fieldsShown.one'. */
function messagesOf(value: object, path = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(value).flatMap(([name, text]: [string, unknown]) =>
      typeof text === 'string'
        ? [[`${path}${name}`, text] as const]
        : [...messagesOf(text as object, `${path}${name}.`)],
    ),
  );
}

const placesIn = (text: string | undefined) => (text?.match(/\{\w+\}/g) ?? []).toSorted();

/** With the same places to fill in, and other words where there are any. */
const isTranslation = (english: string, own: string | undefined) =>
  placesIn(own).join() === placesIn(english).join() &&
  (own !== english || !/[a-z]/.test(english.replaceAll(/\{\w+\}/g, '')));

describe("the engine's messages (D58)", () => {
  it('exist in six languages besides English', () => {
    expect(others.map(([, { messages }]) => messages.locale).toSorted()).toEqual([
      'bn',
      'gu',
      'hi',
      'mr',
      'ta',
      'te',
    ]);
  });

  it.each(others)('are complete in %s: each text, plural form and placeholder', (_, pack) => {
    const [english, own] = [messagesOf(packs.english), messagesOf(pack)];
    expect([...own.keys()]).toEqual([...english.keys()]);
    const wrong = [...english].filter(([path, text]) => !isTranslation(text, own.get(path)));
    expect(wrong.map(([path]) => path)).toEqual([]);
  });
});
