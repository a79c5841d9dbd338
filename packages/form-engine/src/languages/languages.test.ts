import { describe, expect, it } from 'vitest';
import * as packs from './index.ts';

const others = Object.entries(packs).filter(([name]) => name !== 'english');

/** Every text of a pack by its path, such as 'texts.fieldsShown.one'. */
function textsOf(value: object, path = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(value).flatMap(([name, text]: [string, unknown]) =>
      typeof text === 'string'
        ? [[`${path}${name}`, text] as const]
        : [...textsOf(text as object, `${path}${name}.`)],
    ),
  );
}

const placesIn = (text: string | undefined) => (text?.match(/\{\w+\}/g) ?? []).toSorted();

describe("the engine's words (D58)", () => {
  it('exist in six languages beside English', () => {
    expect(others.map(([, { texts }]) => texts.locale).toSorted()).toEqual([
      'bn',
      'gu',
      'hi',
      'mr',
      'ta',
      'te',
    ]);
  });

  it.each(others)('are whole in %s: each text, each plural, each place to fill in', (_, pack) => {
    const [english, own] = [textsOf(packs.english), textsOf(pack)];
    expect([...own.keys()]).toEqual([...english.keys()]);
    for (const [path, text] of english) {
      expect(placesIn(own.get(path)), path).toEqual(placesIn(text));
      expect(own.get(path), path).not.toBe(text);
    }
  });
});
